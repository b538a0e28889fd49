//! The points on the graphics card: uploaded once, drawn with one call.
//!
//! ```text
//! vertex buffer      x₀ y₀ z₀ kind₀ │ x₁ y₁ z₁ kind₁ │ …        four u16, 8 bytes a point
//! each frame         the projection, the diameter of a point and the colours go over, nothing else
//! ```
//!
//! There is no blending. A pixel on the rim of a ball is partly transparent and lets the page through. So every ball has a fine halo
//! against those behind it, in whatever order they are drawn.

use crate::view::cloud::palette::Palette;
use crate::view::cloud::projection::Projection;
use crate::view::cloud::{Points, shaders};
use js_sys::{Float32Array, Function, Reflect, Uint16Array};
use wasm_bindgen::JsCast;
use web_sys::{
    HtmlCanvasElement, WebGl2RenderingContext as Gl, WebGlContextAttributes, WebGlProgram, WebGlUniformLocation,
};

/// The least diameter, in pixels of the canvas, at which a point shows a shape.
const SHAPED: f32 = 3.5;

/// A canvas that can draw points. Dropping it gives everything back to the graphics card, the context too.
pub(super) struct Painter {
    canvas: HtmlCanvasElement,
    gl: Gl,
    uniforms: [Option<WebGlUniformLocation>; 7],
    largest_dot: f32,
    count: i32,
    highest: f32,
}

impl Painter {
    /// A painter for a canvas, or `None` where there is no WebGL 2 or it does not work.
    pub(super) fn new(canvas: HtmlCanvasElement) -> Option<Self> {
        let wishes = WebGlContextAttributes::new();
        // The shapes have their own soft rims.
        wishes.set_antialias(false);
        let gl = canvas.get_context_with_context_options("webgl2", &wishes).ok()??.dyn_into::<Gl>().ok()?;
        let program = build(&gl)?;
        let buffer = gl.create_buffer();
        let array = gl.create_vertex_array();
        gl.bind_vertex_array(array.as_ref());
        gl.bind_buffer(Gl::ARRAY_BUFFER, buffer.as_ref());
        gl.enable_vertex_attrib_array(0);
        gl.vertex_attrib_pointer_with_i32(0, 4, Gl::UNSIGNED_SHORT, false, 0, 0);
        gl.use_program(Some(&program));
        gl.enable(Gl::DEPTH_TEST);
        let uniforms = ["rows", "frame", "dots", "most", "steps", "kinds", "paper"]
            .map(|name| gl.get_uniform_location(&program, name));
        let sizes = gl.get_parameter(Gl::ALIASED_POINT_SIZE_RANGE).ok()?;
        let largest_dot = sizes.dyn_into::<Float32Array>().ok()?.get_index(1);
        Some(Self { canvas, gl, uniforms, largest_dot, count: 0, highest: 0.0 })
    }

    /// Takes these points instead of those it had.
    pub(super) fn load(&mut self, points: &Points) {
        let mut data = Vec::with_capacity(points.places.len() * 4);
        for (index, &[x, y, z]) in points.places.iter().enumerate() {
            data.extend([x, y, z, points.kind(index).into()]);
        }
        self.count = i32::try_from(points.places.len()).unwrap_or(i32::MAX);
        self.highest = points.highest().into();
        let data = Uint16Array::from(data.as_slice());
        self.gl.buffer_data_with_array_buffer_view(Gl::ARRAY_BUFFER, &data, Gl::STATIC_DRAW);
    }

    /// Takes these colours.
    pub(super) fn colour(&self, palette: &Palette) {
        let [_, _, _, _, steps, kinds, paper] = &self.uniforms;
        self.gl.uniform3fv_with_f32_array(steps.as_ref(), &palette.steps);
        self.gl.uniform3fv_with_f32_array(kinds.as_ref(), &palette.kinds);
        self.gl.uniform3fv_with_f32_array(paper.as_ref(), &palette.paper);
    }

    /// Draws all points. `ratio` is how many pixels of the screen a pixel of the page has in a row.
    pub(super) fn draw(&self, projection: &Projection, ratio: f32) {
        let (gl, [rows, frame, dots, most, ..]) = (&self.gl, &self.uniforms);
        let [width, height] = projection.frame.map(|length| (length * ratio).round() as u32);
        // Setting the size empties the canvas, even if it is the same one.
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        gl.viewport(0, 0, width as i32, height as i32);
        gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
        let dot = projection.dot() * ratio;
        let is_shaped = if dot < SHAPED { 0.0 } else { 1.0 };
        gl.uniform4fv_with_f32_array(rows.as_ref(), projection.rows.as_flattened());
        gl.uniform2f(frame.as_ref(), projection.frame[0], projection.frame[1]);
        gl.uniform4f(dots.as_ref(), dot, self.largest_dot, is_shaped, projection.cue);
        gl.uniform1f(most.as_ref(), self.highest);
        gl.draw_arrays(Gl::POINTS, 0, self.count);
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        // With the context goes all that belongs to it. A page may have only a few, and the browser takes its time to
        // collect one that is no longer needed.
        if let Ok(Some(extension)) = self.gl.get_extension("WEBGL_lose_context")
            && let Ok(lose) = Reflect::get(&extension, &"loseContext".into())
            && let Ok(lose) = lose.dyn_into::<Function>()
        {
            // Without effect if the context is lost already.
            let _ = lose.call0(&extension);
        }
    }
}

fn build(gl: &Gl) -> Option<WebGlProgram> {
    let program = gl.create_program()?;
    for (kind, source) in [(Gl::VERTEX_SHADER, shaders::VERTEX), (Gl::FRAGMENT_SHADER, shaders::FRAGMENT)] {
        let shader = gl.create_shader(kind)?;
        gl.shader_source(&shader, source);
        gl.compile_shader(&shader);
        gl.attach_shader(&program, &shader);
        // The shader lives on as long as the program.
        gl.delete_shader(Some(&shader));
    }
    gl.bind_attrib_location(&program, 0, "point");
    gl.link_program(&program);
    gl.get_program_parameter(&program, Gl::LINK_STATUS).as_bool()?.then_some(program)
}
