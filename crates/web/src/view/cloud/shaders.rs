//! The two programs that the graphics card runs.

/// Puts a point on the screen: its place by the matrix the labels use too, its diameter, its colour.
pub(super) const VERTEX: &str = r"#version 300 es
in vec4 point;             // x, y, z and the kind
uniform vec4 rows[3];      // of the projection
uniform vec2 frame;        // width and height in pixels of the page
uniform vec4 dots;         // diameter in pixels of the canvas, largest the card draws, 1 if it has a shape, 1 if it shows depth
uniform float most;        // the largest height
uniform vec3 steps[10];
uniform vec3 kinds[4];
uniform vec3 paper;
flat out vec3 colour;
flat out float kind;

void main() {
    vec4 place = vec4(point.xyz, 1.0);
    vec2 at = vec2(dot(rows[0], place), dot(rows[1], place)) / frame;
    float depth = dot(rows[2], place);
    gl_Position = vec4(2.0 * at.x - 1.0, 1.0 - 2.0 * at.y, clamp(depth, -1.0, 1.0) * 0.999, 1.0);
    gl_PointSize = clamp(dots.x * (1.0 - 0.12 * dots.w * depth), 1.0, dots.y);
    kind = point.w;
    int step = int(min(9.0, floor(point.y * 10.0 / (most + 1.0))));
    vec3 own = point.w < 0.5 ? steps[step] : kinds[int(point.w)];
    // What is far away fades into the paper.
    colour = mix(own, paper, 0.46 * dots.w * smoothstep(-0.7, 1.0, depth));
}
";

/// Gives a point its shape: a little ball, or for the other kinds a tile, a ring and a diamond.
pub(super) const FRAGMENT: &str = r"#version 300 es
precision mediump float;
flat in vec3 colour;
flat in float kind;
uniform highp vec4 dots;
out vec4 shown;

void main() {
    if (dots.z < 0.5) {
        shown = vec4(colour, 1.0);
        return;
    }
    vec2 at = gl_PointCoord * 2.0 - 1.0;
    float far = length(at);
    float soft = 2.0 / dots.x;
    float edge = kind < 0.5 ? far
        : kind < 1.5 ? max(abs(at.x), abs(at.y)) * 1.18
        : kind < 2.5 ? max(far, 1.36 - far)
        : abs(at.x) + abs(at.y);
    float cover = clamp((1.0 - edge) / soft + 0.5, 0.0, 1.0);
    if (cover < 0.02) discard;
    // Light from the upper left; the rim lies in shadow.
    float light = kind < 0.5 ? 1.04 - 0.3 * far * far - 0.16 * dot(at, vec2(0.5, 0.75)) : 1.0 - 0.14 * smoothstep(0.6, 1.0, edge);
    shown = vec4(colour * light, 1.0) * cover;
}
";
