# 日本語

-language-name = 日本語

## ページ

title = Bittersweet
languages = 言語
close = 閉じる
new-version = 新しい版の準備ができました。
use-new-version = 更新
later = あとで

trapped = このページが途中で動かなくなりました。再読み込みしてください。局面はアドレスに残ります。
trapped-laboratory = このページが途中で動かなくなりました。再読み込みしてください。調べていた内容はアドレスに残ります。
trapped-reload = 再読み込み

## 計算を待つ間

progress = 進みぐあい
stop = 中止
try-again = もう一度試す

## 文の部品

between-sentences = { "" }
full-stop = 。
list-comma = 、
positions = { NUMBER($count) }個の局面
p-positions = { NUMBER($count) }個のP局面
moves = { NUMBER($count) }手

## ゲームと手

bars-normal = 二人で交互に、チョコレートを溝に沿って割り、青くて苦いかけらを含まないほうを食べます。苦いかけらだけを残した人の勝ちです。
bars-misere = 二人で交互に、チョコレートを溝に沿って割り、青くて苦いかけらを含まないほうを食べます。苦いかけらだけを残した人の負けです。
piles-normal = 二人で交互に、大きい山から小さい山へ石を移します。移したあとで小さかった山のほうが大きくなってはいけません。動けなくなった人の負けです。
piles-misere = 二人で交互に、大きい山から小さい山へ石を移します。移したあとで小さかった山のほうが大きくなってはいけません。最後の手を打った人の負けです。
one-pass = パスが一回だけあり、どちらが使ってもかまいませんが、終局では使えません。
family-nim = 長方形
family-triangle = 三角形
family-step = 階段
family-bar = 自由な縁
family-sharing = シェアリング・ニム
rim = 縁
rim-formula = 式
rim-heights = 列の高さ
rim-label = yの上限
rim-note = floor((2x+z+1)/3)やmin(x,z)のように、xとzの式を書いてください。kとsも使えます。xやzが大きくなるとき小さくなってはいけません。
rim-column = 列{ $column }の高さ
rim-heights-note = 列の上端をドラッグするか、矢印キーを使ってください。最後の高さは右へずっと続きます。どの列も前の列より低くはできません。
move-cut = { $side ->
    [x] 左の{ $of }列のうち{ $cut }列
    [y] 上の{ $of }段のうち{ $cut }段
   *[z] 右の{ $of }列のうち{ $cut }列
}を切る：{ $leaves }が残る
move-share = 山{ $from }から山{ $onto }へ石を{ NUMBER($tokens) }個移す：{ $leaves }が残る
move-pass = パスを使う：{ $leaves }が残る

## 図

cloud-missing = このブラウザにはWebGL 2がないため、立体の図を描けません。
cloud-by-mouse = ドラッグで回転、Shiftを押しながらで移動、Ctrlとホイールで拡大・縮小します。点をクリックすると盤に置きます。
cloud-by-touch = ドラッグで回転、ピンチで拡大・縮小します。点を二度触れると盤に置きます。
cloud-tools = 視点
cloud-smaller = 縮小
cloud-larger = 拡大
preset-oblique = 斜め
preset-front = 正面
preset-side = 横
preset-top = 上
preset-corner = 角
preset-view = { $preset }から見る
palindrome = b = { $b }の列はどちらの端から読んでも同じです。
no-palindrome = b = { $b }の列は両端から読むと同じではありません。
palindrome-label = b = { $b }の列とその鏡像
heat-map = ヒートマップ
colours-of = { $name }の色
zoom = 拡大と縮小
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を表示
map-cividis = Cividis
map-viridis = Viridis
map-grey = 灰色
history-wins-in = { $player }が{ $moves }手で勝ち
history-wins-alone = { $player }の勝ち
history-wins = 勝ちまでの手数
history-label = ここまでの手
history-blunder = 、勝ちを逃した手

## 図表

figures = 図表
waiting-for-solver = 計算を待っています
solving = { NUMBER($positions) }個の局面を{ $megabytes } MBで計算中
solving-rate = 、毎秒{ NUMBER($rate) }個
solving-left = 、残り{ $seconds }秒
coordinates-up-to = 座標の上限{ $n }
compare = 比較
compare-with = 比べる相手：
compared-with = 比べる相手
stop-comparing = 比較をやめる
normal-play = 正規形
misere-play = 逆形（ミゼール）
no-pass = パスなし
a-pass = パスあり
animation = アニメーション
walk-through = { $parameter }を順に動かす
stop-walking = { $parameter }を止める

## 値の表

columns = 列
values-normal = グランディ数
values-misere = ミゼール・グランディ数
values-remoteness = 遠隔度
values-differences = グランディ数の差
values-outcomes = 勝敗の比較
label-sharing = (0, a, b)の{ $shown }、横は0から{ $last }までのb、上向きにa
label-plane = { $shown }、{ $which }、横は{ $across }、下向きに{ $down }
plane-rim = yは許される最大値
pointed-a-above-b = a = { $a }はb = { $b }より大きいです。
pointed-above-rim = 局面ではありません。yが縁を越えています。
pointed-zoom = { $position }：拡大すると数が見えます。
pointed-value = { $position }のグランディ数は{ $value }です。選ぶと盤に表示します。
pointed-outcome = { $position }は{ $outcome }局面です。選ぶと盤に表示します。
pointed-remoteness = { $position }は{ $outcome }局面で、{ NUMBER($moves) }手で終わります。選ぶと盤に表示します。
pointed-same = { $position }の値は両方で同じです。選ぶと盤に表示します。
pointed-smaller = { $position }の値は{ $by }だけ小さいです。選ぶと盤に表示します。
pointed-larger = { $position }の値は{ $by }だけ大きいです。選ぶと盤に表示します。
pointed-against = { $position }は{ $who ->
    [0] どちらでもP局面ではありません
    [1] こちらだけでP局面です
    [2] 相手のほうだけでP局面です
   *[3] 両方でP局面です
}。選ぶと盤に表示します。
with-pass-available = { $what }、パスあり
with-pass-used = { $what }、パス使用済み
of-ruleset = { $ruleset }の{ $shown }
caption-values = { $ruleset }の{ $kind }、{ $counted }：{ $zeros }（値0）、最大値{ $largest }。
counted-all = 座標が{ $size }以下の{ $positions }すべて
counted-part = 表全体は大きすぎるので、{ $bounds }でほかの座標が{ $size }以下の{ $positions }だけ
counted-piles = 最小の山が0でほかの山が{ $size }以下の{ $positions }すべて
counted-both-layers = { $counted }（パスありとパス使用済みの両方）
caption-growing = { $ruleset }の{ $kind }。今のところ座標が{ $size }以下です。
caption-remoteness = { $ruleset }の座標が{ $size }以下の局面の遠隔度。
part-whole = この平面（{ $plane }）に{ $positions }、{ $told }。
part-in-sight = 表示中の範囲（{ $plane }；{ $ranges }{ $stride ->
    [1] {""}
   *[other] 、{ $stride }行・{ $stride }列ごと
}）に{ $positions }、{ $told }。
part-values = うち{ $p-positions }、最大値{ $largest }
part-remoteness = うち{ $p-positions }、長くて{ $moves }
part-difference = うち{ NUMBER($count) }個が{ $other }と異なります
part-outcomes = うち{ NUMBER($count) }個が{ $other }と比べて片方だけでP局面です
other-play = もう一方の勝敗規則
other-layer = パスの有無を逆にした同じ局面
cost = 計算時間{ $time }、メモリ{ $memory }。
legend-p-position = P局面
legend-n-position = N局面
legend-moves = 手数
legend-outcome = 勝敗
legend-this = この値
legend-another = ほかの値
legend-difference = 差
legend-same = 同じ
legend-positions = 局面の数
against-neither-n = 両方でN
against-here = こちらだけでP
against-other-play = もう一方の規則だけでP
against-other-layer = もう一方の層だけでP
against-both = 両方でP
formula-neither = どちらでもない
formula-not = Pだが式は0でない
formula-alone = 式は0だがPでない
formula-both = Pで式も0
section = 表の平面
section-fix = { $axis }を固定
section-rim = 縁
section-diagonal-told = 左右が等しいチョコレートです。
section-rim-told = 許される最大の高さのチョコレートです。
section-range = この表では{ $axis }は0から{ $most }までです
section-as-bar = 盤と同じ
section-as-bar-title = 盤上のチョコレートがある平面をいつも表示します。
section-outside = この表の{ $axis }は最大{ $most }で、{ $axis } = { $wanted }は範囲外です。
layer = 表示する局面
layer-there = パスあり
layer-used = パス使用済み
table-shown = 表示
table-form = 数か色か
form-numbers = 数
form-colours = 色
table-map = 配色
level-value = 値{ $g }
level-range = 値は0から65534までの整数です
mode-values = グランディ数
mode-outcomes = 勝敗
mode-level = 一つの値
mode-remoteness = 遠隔度
mode-difference = { $other }との差
mode-against = { $other }との勝敗の比較

## P局面

pair-across = 右向き：山
pair-up = 上向き：山
pair-others = ほかの山は盤面のままです。
plot-not-three = P-positionの図は、チョコレートと三つの山の場合にあります。ここでは表で「勝敗」を選ぶと見られます。
beside-not-alike = 比べられるのは、座標の数が同じルールだけです。
piles = 山の数
plot = P局面
plot-form = P局面の描き方
plot-above = 上から
plot-space = 空間
plot-projected = 射影
plot-list = 一覧
plot-told-sharing = 印の一つ一つがP局面です。枠は盤上の局面です。
plot-told-above = 正方形の一つ一つが上から見たP局面で、色はyです。枠は盤上のチョコレートの位置で、それ自身がP局面でないときは破線です。
plot-told-space = 点の一つ一つがP局面で、色はyです。
plot-told-projected = ます目の一つ一つは、yとz − xが等しい局面の列です。論文と同じく(1, 0, 1)の方向に見ています。
plot-told-list = xの順、次にzの順です。
plot-count = { $ruleset }の座標が{ $size }以下に{ $count }。
plot-stride = 表示は{ $stride }行・{ $stride }列ごとですが、すべてを数えています。
plot-apart = { $count ->
    [0] 両方のP局面は同じです。
   *[other] { NUMBER($count) }か所で異なります。
}
plot-label-sharing = P局面(0, a, b)、横はb、上向きにa
plot-label-above = P局面(x, y, z)、横はx、上向きにz、色はy
plot-label-space = 空間の中のP局面(x, y, z)
plot-label-projected = P局面の射影：横はy、上向きにzとxの差
plot-too-many = 空間に描けるのは{ $most }点までです。Nを小さくすると減ります。
plot-marks = 円は両方でP局面、ほかの印はこちらだけでP局面です。
plot-here-alone = こちらだけでP
plot-there-alone = 相手だけでP
plot-in-both = 両方でP
plot-pointed = ({ $position })はP局面です。選ぶと盤に表示します。
plot-pointed-none = { $position }はP局面ではありません。
plot-pointed-empty = x = { $x }、z = { $z }では、N以下のどのyもP局面になりません。
list-more = さらに表示（{ NUMBER($count) }個中{ NUMBER($shown) }個を表示中）
preview-too-large = かけらが多すぎて描けません。

## シェアリング・ニム

palindromes = 回文と行
check-all = { NUMBER($count) }個の列と行をすべて調べる
checked = { NUMBER($checked) }列のうち{ NUMBER($palindromes) }列は、どちらの端から読んでも同じです（両半分を別々に計算）。
checked-failure = そうでない最初の列はb = { $b }です。
rows-label = 小さい値が現れる行
rows-caption = { $positions }のうち小さい値が現れる場所（対称なのでa ≤ b/2で示します）。
rows-value = 値
rows-positions = 局面の数
rows-share = 割合
rows-rows = 行a
rows-highest = 最も上の行と最初の位置
rows-at = b = { NUMBER($b) }でa = { $a }
rows-none = なし

## 線に沿って

line = 線に沿って
line-empty = この線の上に表の局面はありません。
line-no-diagonal = 対角線をたどれるのは、表がグランディ数か遠隔度を示し、すべての行と列が表示されているときです。
line-no-table = 表がないので、たどる線がありません。
line-caption = 平面{ $plane }の{ $which }に並ぶ{ $ruleset }の{ $kind }。
line-label = { $which }の{ $count }項
line-row = 行{ $axis } = { $at }
line-column = 列{ $axis } = { $at }
line-diagonal = 対角線{ $across } = { $down } + { $by }
line-kind = たどる線
kind-row = 行
kind-column = 列
kind-diagonal = 対角線
range = 0から{ $most }までです
seen-largest = { $n } = { $last }までの最大の項は{ $value }で、{ $n } = { $index }で初めて現れます（それまでに記録を{ NUMBER($records) }回更新）。
seen-steepest = { $n } = { $last }まで、どの項も{ $bound }を超えません。
seen-steepest-from-one = { $n } = 1から{ $n } = { $last }まで、どの項も{ $bound }を超えません。
seen-no-period = { $n } = { $last }まで、周期は見られません。
seen-constant = 同じ項の繰り返し
seen-period = 周期{ $period }
seen-arithmetic = 算術周期{ $period }、増分{ $saltus }
seen-from = { $n } = { $from }から{ $what }
seen-repeats = { $what }。{ $n } = { $last }まで確認（{ $repeats }回の繰り返し）。
seen-doubling = 2倍に関する自己相似：{ $equation }。{ $n } = { $last }まで確認。
seen-equation-from = { $equation }（{ $n } ≥ { $from }）

## 持ち帰り

take-away = 保存
take-away-as = 保存する形式
writing = 書き出し中
write-stopped = 中止しました。何も保存していません。
write-stale = 表示中のものは、まだ求められたものではありません。計算が終わるまでお待ちください。
written = { $name }を保存しました（{ $size }）。
no-workers = このブラウザ、またはこの枠を含むページでは、Web Workerを使えません
matrix-name = CSV行列
title-csv-line = 番号と項の組。表計算やプログラム用
title-csv = 一行に一局面、全座標つき。表計算やプログラム用
title-matrix = 表と同じ並びで見出しつき。表計算用
title-json = プログラム用。内容と出典つき
title-latex = パッケージなしでそのまま組める表
title-svg-bar = どの大きさでも鮮明な図
title-svg = 軸と凡例のついた、どの大きさでも鮮明な図
title-png = ページと同じ色の画像。リンクを含みます
title-svg-table = 数の入った、どの大きさでも鮮明な表
title-png-plain = リンクを含む画像
title-b-file = オンライン整数列大辞典と同じ形式の項
title-tikz = LaTeX文書用の図
file-camera = { $figure }。カメラは横に{ $turn }°、上に{ $tilt }°回した位置、拡大率{ $zoom }
file-compared = { $figure }。{ $other }と比べたもの
no-file-such = このようなファイルはありません。
no-file-numbers = 数が表に足りません。ページを再読み込みしてからもう一度試してください。
no-file-latex = TeXは{ $cells }個のます目の表を組めません。{ $most }個ほどが限度です。どの大きさでも使えるCSVにするか、Nを小さくしてください。
no-file-signed = SVGの目盛りは0から始まりますが、差には符号があります。ページと同じ色のPNGか、CSVにしてください。
no-file-svg = { $places }か所のSVGを表示できるプログラムはほとんどありません。{ $most }か所が限度です。PNGか、数のためのCSVにしてください。
no-file-pieces = この局面はかけらが多すぎて描けません。小さい局面を選んでください。
no-file-nothing = 描くものがありません。
no-file-pictures = このブラウザは裏で画像を作れません。SVGか、数のためのCSVにしてください。
no-file-room = ブラウザにこのファイルのための空きがありません。Nを小さくしてください。
no-file-version = ページとファイルを書き出すプログラムの版が違います。再読み込みしてください。
no-file-outdated = このページの新しい版が公開され、古い版のファイルを書き出すプログラムがなくなりました。再読み込みしてください。局面はアドレスに残ります。
no-file-stopped = ファイルを書き出せませんでした。書き出すプログラムが始まらないか、止まりました。
no-file-saved = このブラウザではページからファイルを保存できません。

## 入力欄

slider = { $name }のスライダー

## 読み取れない理由（文の終わりの句点なし）

problem-empty = 局面がありません。triangle:k=3:7,4,7のように書いてください
problem-sum = ここで必要なのは一つのゲームですが、これは複数のゲームの和です
problem-part-count = 和の成分は{ $least }個から{ $most }個までですが、{ $given }個あります{ $alone ->
    [yes] 。一つだけのゲームは「sum」なしで書いてください
   *[no] {""}
}
problem-misere-alone = 成分だけをミゼールにすることはできません。最初の成分の前にsum:misere:と書くと、和全体がミゼールになります
problem-sum-parameter = 和にパラメーター{ $text }はありません。あるのはmisereと、pass=1（パスが残っている）またはpass=0（使用済み）です
problem-in-part = 成分{ $part }：{ $problem }
problem-family = { $text }というゲームはありません。あるのは{ $names }です
problem-parts = 局面は{ $example }のように書いてください
problem-parameter = { $family }にパラメーター{ $text }はありません。あるのは{ $parameters }です
parameters-plain = passとmisere
parameters-triangle = k、pass、misere
parameters-step = k、s、pass、misere
parameters-bar = k、s、pass、misereと、最後にrimかheights
problem-twice = { $name }が二度書かれています
problem-missing = { $family }には{ $name }が必要です。局面は{ $example }のように書いてください
problem-k = kは{ $problem }が、{ $text }と書かれています
problem-k-alone = kは{ $problem }
ratio-number = 3、5/2、2.5のような正の数でなければなりません
ratio-positive = 0より大きくなければなりません
ratio-zero = 分母が0の分数であってはなりません
ratio-large = { $most }より大きい部分を含められません
problem-piles = 山の数は{ $fewest }から{ $most }までですが、{ $text }です
problem-s = sは0から{ $most }までの整数でなければなりませんが、{ $text }と書かれています
problem-coordinates = { $wanted }個の数（{ $names }）が必要ですが、{ $given }個あります
problem-coordinate = { $name }は0以上の整数でなければなりませんが、{ $text }と書かれています
problem-large = { $name }は{ $most }以下でなければなりません
problem-pass = pは1（パスあり）か0（使用済み）でなければなりませんが、{ $text }と書かれています
problem-no-pass = このルールにパスはありません
problem-high = yは{ $rim } = { $most }以下でなければなりませんが、{ $y }です
problem-no-rim = barにはrimかheightsが必要です。局面は{ $example }のように書いてください
problem-rim-long = 縁の式{ $text }は{ $most }文字以下でなければなりませんが、{ $count }文字あります
problem-rim-mistake = 縁の式{ $text }が正しくありません。{ $at }文字目：{ $problem }
problem-rim-names = 縁の式{ $text }に使える名前はx、z、k、sだけですが、{ $name }があります
problem-above-rim = yは{ $most }以下でなければなりません（x = { $x }、z = { $z }での{ $rim }の値）が、{ $y }です
problem-above-column = 列{ $column }は{ $squares }マスなので、yは{ $most }以下でなければなりませんが、{ $y }です
heights-empty = 高さがありません。1-2-2-4のように書いてください
heights-many = 高さは{ $most }個までですが、{ $count }個あります
heights-number = 列{ $column }の高さは1以上{ $most }以下の整数でなければなりません
heights-fall = 高さは右へ行くほど低くなってはいけませんが、列{ $column }は{ $from }マスの次に{ $to }マスです
rim-falls = 縁はxやzが大きくなるとき小さくなってはいけませんが、x = { $x1 }、z = { $z1 }で{ $from }、x = { $x2 }、z = { $z2 }で{ $to }です
rim-negative = 縁は0以上でなければなりませんが、x = { $x }、z = { $z }で負です
rim-fraction = 縁は整数でなければなりませんが、x = { $x }、z = { $z }で分数です。floor( )で丸めてください
rim-undefined = 縁はどのx、zでも値を持たなければなりませんが、x = { $x }、z = { $z }で値がありません：{ $problem }
rim-places = この縁は小さくなるかもしれず、調べる場所(x, z)が{ $most }か所を超えます。xとzを小さくしてください
problem-separator = 。
whole-number = { $name }は0から{ $most }までの整数でなければなりません
record-long = 棋譜は{ $most }文字以内で書いてください
record-moves = 棋譜は{ $most }手以内でなければなりません
record-first = 最初の局面：{ $problems }
record-no-move = { $number }手目の{ $text }は手の書き方ではありません。{ $game ->
    [sharing] cからaへ石を5個移すならc-a5
    [sum] 成分の番号とその中の手を続けて、2.x4
   *[bars] xが4になるまで切るならx4
}のように書いてください
record-refused = { $number }手目の{ $text }は{ $game }では打てません：{ $why }
why-over = 手が残っていないので、ゲームは終わっています
why-part-over = この成分には手が残っていません
why-no-part = この和の成分は1から{ $parts }までです
why-other-family = このゲームにそのような手はありません
why-pass-used = パスは使用済みです
why-not-smaller = { $name }は小さくしかできず、今は{ $value }です
why-to-itself = 山からその山自身へは移せません
why-no-tokens = 石を1個以上取らなければなりません
why-too-many = { $from }は{ $giving }個、{ $onto }は{ $receiving }個なので、{ $from }から{ $onto }へは{ $most ->
    [0] 1個も移せません
   *[other] { $most }個までしか移せません
}。受け取る山のほうが大きくなってはいけません
refused-size = Nは{ $most }以下でなければなりませんが、{ $size }です
refused-memory = 少なくとも{ $needed } MBのメモリが必要ですが、使えるのは{ $bound } MBまでです。{ $told }
memory-fits = 座標が{ $n }以下の全局面なら収まります
memory-none = このパラメーターではどんな表も収まりません
refused-no-memory = この端末では必要な{ $megabytes } MBのメモリを確保できませんでした。Nを小さくしてみてください
refused-not-three = これは山が三つの場合にしか分かりませんが、山は{ $count }個あります
refused-value = ここのグランディ数は{ $largest }を超えるか、メモリに収まりません
refused-game = ここでは{ $largest }手より長いゲームがあり、それより大きい遠隔度は扱いません
refused-two-tables = ここでは二つの表が必要ですが、合わせると使えるメモリを超えます
refused-not-there = 求められたものは表にありません
refused-map = { $places }か所の地図は大きすぎて表示できません。ここではNは10000以下でなければなりません
refused-columns = これらの列を調べるには{ $needed } MBのメモリが必要ですが、使えるのは{ $allowed } MBまでです

## 計算

no-solver-stops = 計算が続けて何度も止まりました
no-solver-start = 計算を始められませんでした
no-solver-version = ページと計算プログラムの版が違います（再読み込みしてください）
no-solver-outdated = このページの新しい版が公開され、古い版の計算プログラムがなくなりました（再読み込みしてください。局面はアドレスに残ります）
no-solver-notice = { $reason }。そのため計算はできませんが、ゲームを遊ぶことはできます。
no-solver = 計算できません。
solver-stopped = 計算が答えを出さずに止まったので、始め直しました。
stopped = 終わる前に中止しました。

## お知らせ

link-ignored = このリンクの次の部分は読み取れないので省きました：{ $parts }。
link-long = このリンクは{ $length }文字で、長すぎます。{ $most }文字までです。
link-refused = このリンクは開けません：{ $reason }。
link-position-twice = 局面gが二度書かれています
link-no-position = 局面がありません。リンクは#g=triangle:k=3:7,4,7のように始まります
link-beside = besideがルールではありません：{ $problems }
link-computer = computerはsecond、second:80、second:80:7のように書きますが、{ $text }と書かれています
link-one-of = { $key }は{ $names }のどれかですが、{ $text }と書かれています
link-table = tableはy、y:0、diagonal、rimのように書きますが、{ $text }と書かれています
link-level = levelには値が必要ですが、{ $text }と書かれています
link-show = showはvalues、outcomes、level、remoteness、differenceのどれかですが、{ $text }と書かれています
link-line = lineはrow、row:3、column:5、diagonal:2のように書きますが、{ $text }と書かれています
size-range = Nは0から{ $most }までの整数でなければなりませんが、{ $text }と書かれています
lowered = { $problems }。y = { $y }として表示しています。
none-found-to-practise = 勝てる局面が見つかりませんでした。もう一度試すか、別のゲームを選んでください。
chance-unknown = P局面がまだ分かっていません。少し待ってから試してください。
chance-none = 小さい座標の中には見つかりませんでした。Nか局面を大きくしてください。

## パラメーター

parameters = ゲームとパラメーター
game = ゲーム
pass = パス一回
pass-title = どちらか一人が一度だけパスできます。終局ではできません。
misere = 逆形（ミゼール）
misere-title = 最後の手を打った人の負けです。
pass-there = パスが残っている
pass-there-title = 四つ目の座標p：パスを使えるあいだは1です。
notation = 局面

## 勝敗

verdict = 値
show-who-wins = 勝敗を表示
no-move-won = 手は残っておらず、最後の手を打った人の勝ちです。
no-move-lost = 手は残っておらず、最後の手を打った人の負けです。
mover-wins = ここへ動かした人の勝ちです。どの手もN局面（先手必勝局面）へ進みます。
next-wins = 次に動かす人の勝ちです。{ $moves }手のうち{ $winning }手がP局面（後手必勝局面）へ進みます。
misere-value = ミゼール・グランディ数：終局の値を1とします。
outcome-stated = { $outcome }局面。
show-winning = 勝つ手を表示
why = なぜ？
still-looking = まだ計算中です。
why-none-left-p = 手が残っていないので、次に動かす人の負けです。つまりP局面です。
why-none-left-n = 手が残っておらず、最後の手を打った人の負けです。つまりN局面です。
why-only-move = ただ一つの手がN局面へ進むので、これはP局面です。
why-every-move = { $count }手のどれもがN局面へ進むので、これはP局面です。
why-some-move = P局面（値0）へ進む手があるので、これはN局面です。
no-theorem = このゲームの勝敗を述べた定理は五つの論文にありません。分かるのは表からだけです。
theorem-of = { $paper }の{ $theorem }
theorems-also = { $theorems }も同じことを述べています。
theorem-kind = { $kind ->
    [Corollary] 系
   *[Theorem] 定理
}{ $number }
paper-triangular = 三角形のチョコレートの論文
paper-pass = パスのあるチョコレートの論文
paper-variants = ニムの変種の論文
paper-misere = ミゼールの論文
paper-sharing = シェアリング・ニムの論文
theorem-nim-sum = P局面であるのは、x ⊕ y ⊕ z = 0のとき、かつそのときに限ります。
theorem-shifted = グランディ数はx ⊕ ((y ⊕ (z + s)) − s)です。したがってP局面であるのは、(x + s) ⊕ y ⊕ (z + s) = 0のとき、かつそのときに限ります。
theorem-pass = P局面であるのは、(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0のとき、または苦いかけらとパスだけが残るときに限ります。
theorem-misere-one = y = 0ならば、P局面であるのはx = zのときに限ります。x, z ≥ 1ならば、(x − 1) ⊕ y ⊕ (z − 1) = 0のときに限ります。
theorem-misere-three = P局面は正規形のもの、すなわちx ⊕ y ⊕ z = 0の局面ですが、(0, 0, 0)と(1, 0, 1)の代わりに(1, 0, 0)と(0, 0, 1)が入ります。
theorem-sharing-p = P局面であるのは、山がすべて等しいとき、または二つが等しく三つ目との差が4^k (2l + 1)のときに限ります。
theorem-sharing-one = 値が1であるのは、標準形が(0, 0, 4k + 2)、(0, 4k + 2, 4k + 2)、(0, 2, 4k + 1)（k = 0では(0, 1, 2)）、またはl ≥ 1の(0, 4l − 1, 4l + 1)のときに限ります。
normal-form = ここでの標準形は{ $position }、すなわち{ $letter } = { $number }の{ $form }です。
sum-exception = ニム和は{ $sum }ですが、定理はまさにこの局面を{ $outcome }局面として挙げています。
sum-zero = どの桁にも1が偶数個あります。ニム和は0で、P局面です。
sum-not-zero = 1が奇数個ある桁があります。ニム和は{ $sum }で、N局面です。
step-exception = 一つの手が、定理の挙げる局面へ進みます：{ $cut }。
step-columns = ニム和の最上位の桁で{ $name }は1です。どの桁も偶数個になるように{ $name }を変えると：{ $cut }。
step-deep = 深く切るので、縁に押されてyも{ $was }から{ $is }へ下がります。
step-follows = 第{ $column }桁から下では、yの数字は縁に従い、{ $name }の数字はyに従います。
step-rim = 縁に押されてyも{ $was }から{ $is }へ下がります。
step-even = ({ $position })ではどの桁も偶数個です。
option-value = { $play }、グランディ数{ $value }
options-more = ほか{ $count }個
option-pass = パス
mex-told = 後続局面のどれにもない最小の値は{ $value }です。これが最小除外数（mex）、すなわちこの局面のグランディ数です。
gaps-equal = 大きさの順に並べると山の差は{ $below }と{ $above }です。すべて等しく、P局面です。
gaps-p = 大きさの順に並べると山の差は{ $below }と{ $above }です。二つが等しく、{ $power }。P局面です。
gaps-different = 大きさの順に並べると山の差は{ $below }と{ $above }です。等しい二つがないので、N局面です。
gaps-n = 大きさの順に並べると山の差は{ $below }と{ $above }です。二つは等しいですが、{ $power }。N局面です。
gaps-step = { $play }。すると二つの山が等しく、{ $power }。
power-zero = 三つ目も等しいです
power-odd = { $d }は奇数です
power-twice-odd = { $d } = 2 · { $odd }は奇数の2倍です
power-fours = { $d } = { $fours } · { $odd }は4の冪と奇数の積です
power-twice-fours = { $d } = 2 · { $fours } · { $odd }は4の冪と奇数の積の2倍です

## ここまでのゲーム

history = ここまでのゲーム
player-one = 先手
player-two = 後手
your-side = あなた
the-computer = コンピューター
lesson = { $who ->
    [you] あなたは{ $number }手目で勝ちを逃しました。
   *[nobody] { $number }手目で勝ちを逃しました。
}勝てた手：{ $play }。
game-text = 棋譜
game-text-label = コピーするか、別の棋譜を貼りつける

## 練習

practice = 練習
find = 勝つ切り方を見つける
find-told = 次に動かす人が勝てる局面が盤に現れます。勝つ手、つまりP局面を残す手を打ってください。レベルが上がるほど局面は大きく、勝つ手は少なくなります。
new-task = 新しい問題
no-task-yet = まだ問題を解いていません。
score = { $tried }問中{ $right }問正解。間違いなしで{ $row }問連続、最高{ $best }問。
level = レベル{ $level }。
task = 練習、レベル{ $level }：P局面を残す手を打ってください。
task-right = ✓ 正解です。P局面が残りました。
task-wrong = ✗ 惜しいです。({ $position })の値は{ $value }です。勝てた手：{ $winning }。
task-or = { "、または：" }
task-uncounted = 手助けなしの最初の試みではないので、数えません。
next-task = 次の問題
end-practice = 練習を終える
predict = 予想
predict-told = P局面だと思うところに印をつけて、比べてください。
predict-size = 平面の大きさ{ $n }
predict-height = 高さ{ $y }
predict-range = ここでは{ $least }から{ $most }までです
reveal = 答えを見る
clear = 消す
predicted = { $all }個中{ $found }個を発見、{ $wrong }個が誤り。✓ 発見、○ 見落とし、✗ 誤り。
expected = P局面の予想
expected-place = { $across } = { $column }、{ $down } = { $row }{ $cell ->
    [found] 、発見
    [missed] 、見落とし
    [wrong] 、誤り
   *[other] { "" }
}

## 盤

board = 盤
board-label = { $family }、局面{ $position }：溝
too-large = この局面はかけらが多すぎて描けません。値と下の図表には影響しません。
written-move = 手を文字で入力（例：{ $example }）
written-one-move = 手を一つ入力してください
undo = 一手戻す
redo = 一手進める
restart = 最初から
use-pass = パスを使う
answer = コンピューターに打たせる
shape-done = ゲームに戻る
shape-piles = 山を変える
shape-bar = チョコレートを変える
tokens-hint = 石を指すか触れてください。その石と上の石をまとめて移せます。移せる山がいくつもあるときは、石がその数に分かれ、左から順にその山に当たります。
tokens-confirm = 移す
grooves-hint = 溝を指すか触れると、割れて落ちる部分が見えます。数字は、そちら側に残る大きさです。
grooves-hint-plain = 溝を指すか触れると、割れて落ちる部分が見えます。
grooves-confirm = ここで割る
marked-wins = { $play }、グランディ数{ $value }、勝ち
marked-loses = { $play }、グランディ数{ $value }、負け
turn-computer = コンピューターの番です。
turn-yours = あなたの番です。
turn-player = { $player ->
    [1] 先手
   *[2] 後手
}の番です。
turn-none = ここには手が残っていません。もっと大きい局面を選んでください。
ended-player-wins = { $player ->
    [1] 先手
   *[2] 後手
}が最後の手を打って勝ちました。
ended-player-loses = { $player ->
    [1] 先手
   *[2] 後手
}が最後の手を打って負けました。
ended-computer-wins = コンピューターが最後の手を打って勝ちました。
ended-computer-loses = コンピューターが最後の手を打って負けました。
ended-you-win = あなたが最後の手を打って勝ちました。
ended-you-lose = あなたが最後の手を打って負けました。
shaping-bar = チョコレートの辺をドラッグするか、矢印キーで動かします。
shaping-piles = 山の頂上をドラッグするか、矢印キーで動かします。
shaping-follows = 底辺に合わせて高さも下げる
shaping-follows-title = そうしないと、高さが底辺に対して大きくなりすぎるところで辺が止まります。
shaping-too-large = これより大きいものは描けません。
side-pile = 山{ $pile }の上端
side-left = 左の辺
side-top = 上の辺
side-right = 右の辺
side-named = { $axis }：{ $side }
take-instead = ({ $position })にする

## 対局者とヒント

mark-every = すべての切り方に印
mark-every-title = それぞれの切り方で残るものと、勝てるかどうかを表示します。
players = 対局者
players-two = 二人で
players-you = あなたが先手
players-computer = コンピューターが先手
swap = 交代する
swap-title = あなたがコンピューターの側を、コンピューターがあなたの側を続けます。
strength = 強さ%
strength-range = 強さは0から100パーセントまでです
hint = ヒント
another-hint = 次のヒント
hint-wins = 次に動かす人は勝てます。
hint-loses = 次に動かす人は、最善を尽くされると負けます。
hint-winning-way = 次に動かす人は勝てます。{ $way }手がその一つです。
hint-longest-way = 次に動かす人は、最善を尽くされると負けます。最も長く続くのは{ $way }手です。
way-left = 左を切る
way-top = 上を切る
way-right = 右を切る
way-piles = 山{ $from }から山{ $onto }へ移す
way-pass = パスを使う

## 偶然の局面

chance = 偶然に選ぶ局面
chance-any = ランダム
chance-any-title = このゲームの局面を偶然に選びます。
chance-p = ランダムP
chance-p-title = 次に動かす人が負ける局面を偶然に選びます。
chance-n = ランダムN
chance-n-title = 次に動かす人が勝てる局面を偶然に選びます。

## コマンド（書く言葉はどの言語でも同じ）

commands = コマンド
command = コマンド
command-undone = 一手戻しました。
command-no-undo = 戻せる手はありません。
command-redone = 一手進めました。
command-no-redo = 進められる手はありません。
command-restarted = 最初の局面に戻りました。
command-no-restart = これが最初の局面です。
command-marked = すべての切り方に、進む先の印をつけました。
command-unmarked = 切り方の印を消しました。
command-size = 図表の座標の上限を{ $size }にしました。
command-one-move = 一度に一手だけ書いてください。
command-no-move = この手は打てません。
command-refused = { $text }は打てません：{ $why }。
command-not-a-move = { $text }は手の書き方ではありません。{ $game ->
    [sharing] cからaへ石を5個移すならc-a5
    [sum] 成分の番号とその中の手を続けて、2.x4
   *[bars] xが4になるまで切るならx4
}のように書いてください
command-no-hint = 手が残っていないので、ヒントはありません。
command-secret = 問題を解いている途中です。自分で手を見つけるか、問題をやめてください。ヒントも使えますが、その問題は数えません。
command-value = ({ $position })の{ $kind ->
    [misere] ミゼール・グランディ数
   *[normal] グランディ数
}は{ $value }で、{ $outcome ->
    [P] P局面（後手必勝局面）です。今動かした人の勝ちです
   *[N] N局面（先手必勝局面）です。次に動かす人の勝ちです
}。
command-leaves = { $play }で({ $position })が残る
command-none-left = 手が残っていません。
command-none-wins = 勝つ手はありません。P局面です。
command-winning = 勝つ手は{ $count }手：{ $list }。
command-options = { $count }手と、その先の値：{ $list }。
command-option = { $play }で{ $value }
command-more = ほか{ $count }手
command-separator = 、
command-mex = どの手の先にもない最小の値は{ $value }です。
command-theorem = { $theorem }：{ $statement }
command-placed = { $game }を盤に置きました。
command-computer-first = コンピューターが先手です。
command-computer-second = あなたが先手、コンピューターが後手です。
command-computer-off = コンピューターは打ちません。
command-strength = コンピューターは100回に{ $percent }回、最善手を見つけます。
command-no-computer = コンピューターは打っていません。computer firstかcomputer secondと書いてください。
command-strength-range = 強さは0から100パーセントまでです。
write-computer = computer first、computer second、computer offのどれかを書いてください。
write-mark = mark onかmark offと書いてください。
write-random = random、random P、random Nのどれかを書いてください。
write-position = setのあとに、triangle:k=3:7,4,7のように局面を書いてください。
write-strength = 強さは0から100パーセントまでです。strength 80のように書いてください。
write-cut = 切る側と溝の数字を、cut left 3のように書いてください。
write-something = cut left 3のようなコマンドか、helpと書いてください。
write-unknown = { $text }というコマンドはありません。cut left 3のような手か、undo、hint、value、または一覧を見るhelpを書いてください。
help-move-piles = move 5 from c to a（またはc-a5）、pass：手を打つ
help-move-bars = cut left 3、cut top 2、cut right 0（またはx3、y2、z0）、pass：手を打つ（数は溝の数字）
help-walk = undo、redo、restart：手を戻す・進める・最初から
help-hint = hint：ヒントを一つ
help-value = value：グランディ数と勝敗
help-why = winning moves、options、why：勝敗の理由
help-set = set triangle:k=3:7,4,7：別の局面
help-random = random、random P、random N：偶然に選ぶ局面
help-computer = computer first、computer second、computer off：対局者
help-strength = strength 80：コンピューターが最善手を見つける割合（パーセント）
help-mark = mark on、mark off：切り方の印
help-size = size 40：図表のN

## ワークシート

worksheet = ワークシート
worksheet-told = 印刷されるのはこの用紙だけです。
worksheet-size = { $n }までの表
worksheet-table = グランディ数
with-answers = 解答つき
with-answers-title = 解答は2ページ目に印刷されます。
print = 印刷
link-as-code = リンクのQRコード
sheet-name = 名前
sheet-date = 日付
sheet-who-wins = ここで必ず勝てるのは、次に動く人ですか、それとも相手ですか。
sheet-moves-bars = どの切り方が勝ちになりますか。方向と、溝に書いてある数を書きましょう。
sheet-moves-piles = どの手が勝ちになりますか。どの山からどの山へ何個動かすかを書きましょう。
sheet-table = { $cell }のグランディ数を書き入れましょう。どの後続局面の値でもない、いちばん小さい数です。0のところでは、次に動く人が負けます。
sheet-pattern = 0はどのような模様を作りますか。次の0はどこにありますか。
sheet-link = 同じ局面をここで試せます。
sheet-answers = 解答
sheet-next-wins = 次に動く人（N局面）。
sheet-previous-wins = 相手（P局面）。
sheet-none-wins = 勝ちになる手はありません。
sheet-these-win = 勝ちになるのは次の手だけです。
sheet-values = グランディ数。P局面の値は0です。

## 枠に表示するもの（句点なし）

frame-unknown = パラメータ { $name } はありません。無視されます。
frame-twice = { $name } が2回指定されています。後のほうが使われます。
frame-default = { $reason }。既定の値を使います。
frame-wrong = { $name } に指定できるのは { $allowed } ですが、{ $value } と書かれています
frame-too-long = { $name } は { $most } 文字までです
frame-held = ここでは同じゲームの局面だけを表示できます。
frame-no-columns = 列はシェアリング・ニムの図です。これは別のゲームです。
frame-solver-off = この図には計算が必要ですが、この枠では計算が止められています。
frame-won = プレイヤー{ $player }が最後の手を打ち、正規形の規則で勝ちました。
frame-won-misere = プレイヤー{ $player }は最後の手を打たなかったので、逆形の規則で勝ちました。

## 共有

share = 共有
share-link = このページへのリンク
share-frame = あなたのページに置く枠
share-element = あなたのページに置く要素（メソッドとイベントつき）
share-copy = コピー
share-copied = コピーしました。
share-marked = 選択しました。Ctrl+Cでコピーできます。
share-preview = プレビュー
share-shows = 枠に表示するもの
share-board = チョコレート
share-table = 表
share-plot = P局面
share-columns = 列
share-controls = チョコレートの下
control-turn = 手番
control-undo = 元に戻す・やり直す
control-players = プレイヤー
control-value = グランディ数と勝敗
control-parameters = ゲームとパラメータ
control-hint = ヒント
control-marks = すべての切り方の印
control-why = 理由
control-notation = 局面の表記
share-help = 助け
share-hints = ヒント
share-hints-title = これがないと、ヒントも印も理由も出ません。
share-solver = 計算
share-solver-title = これがないと、グランディ数も勝敗も出ません。
share-locks = 読む人が変えられないもの
lock-position = 局面
lock-ruleset = ゲームとパラメータ
lock-moves = 手
share-locks-told = 固定は便宜のためのもので、秘密にはなりません。アドレスを書き換えれば外せます。
share-theme = 配色
theme-auto = 周りのページに合わせる
theme-light = 明るい
theme-dark = 暗い
share-language = 言語
share-browser = ブラウザに合わせる
share-task = 上に置く課題
share-code = リンクのQRコード

## 実験室

lab-title = Bittersweet: 実験室
lab-name = 実験室
lab-sections = 実験室の各部
lab-claims = 主張
lab-claims-lead = 五つの論文のすべての主張を計算で確かめます。調べた範囲で成り立つ主張は「Nまで確認」とします。これは裏付けであって、証明ではありません。
lab-papers = 論文
lab-all-papers = すべての論文
lab-paper-triangular = 三角形のチョコレート
lab-paper-pass = パスのあるチョコレート
lab-paper-variants = ニムの変種
lab-paper-misere = ミゼール
lab-paper-sharing = シェアリング・ニム
claim-name = { $kind ->
    [Cor] 系
    [Rem] 注意
    [Conj] 予想
    [Lem] 補題
    [Prop] 命題
    [Def] 定義
    [Ex] 例
    [Table] 表
    [Fig] 図
    [Sec] 節
   *[other] 定理
} { $number }
lab-ours = 実験室独自
lab-all-values = すべて
lab-row = 行
lab-piles = 山の数
lab-run = 実行
lab-run-named = { $claim }を実行
lab-run-all = { $count }件すべて実行
lab-stop-all = { $count }件を中止
lab-waiting = 順番を待っています。
lab-verified = 座標が{ $bound }以下の{ NUMBER($positions) }個の局面すべてで成り立ちます。
lab-refuted = 最小の反例は{ $position }です。主張では{ $expected }ですが、正しくは{ $found }です。
lab-stopped-at = ここまで、座標が{ $bound }以下の{ NUMBER($positions) }個の局面すべてで成り立ちます。
lab-verified-cases = { $bound }までの{ NUMBER($cases) }件の場合すべてで成り立ちます。
lab-stopped-at-cases = ここまで、{ $bound }までの{ NUMBER($cases) }件の場合すべてで成り立ちます。
lab-stopped = まだ何も分かっていません。
lab-empty = { $bound }までには確かめるものがありません。確かめるものがある最小のNは{ $least }です。
lab-empty-always = このパラメーターでは確かめるものがありません。
lab-smaller-bound = Nを小さくしてください
lab-word-verified = Nまで確認。
lab-word-refuted = 反例あり。
lab-word-stopped = 中止。
lab-word-refused = 未確認。
lab-word-outside = 論文の範囲外。
lab-even-k = 論文はkが偶数であると仮定しています（第3節）。
lab-winning = { $count }個が勝ち
lab-some-winning = 1個以上が勝ち
lab-sum-of-the-list = ⊕は0、1または2ⁿ − 2
lab-cuts = { $x }、{ $y }、{ $z }回
lab-term = 項は{ $term }
lab-type = タイプ{ $number }
lab-holds = 成り立つ
lab-holds-not = 成り立たない
lab-period = ここから周期{ $period }
lab-no-period = ここから周期{ $period }ではない
lab-occurs = { $number }が現れる
lab-occurs-not = { $number }は現れない
lab-pace = { $time }、毎秒{ $rate }百万局面
lab-outside = 主張の範囲外です。論文はこのパラメータについて何も述べていません。
lab-other-version = このページは古い版です。読み込み直してください。
lab-not-started = ワーカーを開始できませんでした。
lab-died = ワーカーが停止しました。メモリ不足と思われます。Nを小さくしてください。
lab-report-head = { $claim }（{ $paper }）、{ $range }。
lab-as-text = 文章
lab-open-why = { $position }を開いて理由を見る
lab-list-up-to = { $bound }までのすべての反例
lab-listed-none = { $bound }までに反例はありません。
lab-listed-columns = { $bound }までで、{ NUMBER($count) }個の列(x, z)で成り立ちません。列ごとに最小の反例を一つずつ挙げます。
lab-listed-sharing-columns = { $bound }までで、局面(0, a, b)（a ≤ b/2）の{ NUMBER($count) }個の列bで成り立ちません。列ごとにaが最小の反例を一つずつ挙げます。
lab-listed-positions = { $bound }までで、{ NUMBER($count) }個の局面で成り立ちません。そのすべてを挙げます。
lab-listed-normal-forms = { $bound }までで、a ≤ b/2の{ NUMBER($count) }個の局面(0, a, b)で成り立ちません。そのすべてを挙げます。ほかはその鏡像です。
lab-listed-sizes = { $bound }までで、{ NUMBER($count) }個の反例を挙げます。各nについて、Nがn − 1からnになるときに加わる反例のうち最小のものだけです。
lab-listed-parts = { $bound }までで、{ NUMBER($count) }個の反例を挙げます。Nがn − 1からnになるときに加わる反例のうち、第一座標ごとに、それがnなら第三座標ごとに、最小のものだけです。
lab-listed-beyond = 小さい方から{ $listed }個を挙げます。さらに{ $beyond }個は数だけを数えました。
lab-counterexamples = 反例
lab-counterexample = 反例
lab-claim-says = 主張
lab-truth = 正しい値
lab-counterexamples-picture = 挙げた反例の場所: 右へ{ $across }、上へ{ $upwards }
lab-records = 記録
lab-all-records = 記録{ $count }件
lab-record-verified = 記録: { $bound }までの{ NUMBER($positions) }個の局面すべてで成り立ちます（版{ $version }、{ $date }）。
lab-record-verified-cases = 記録: { $bound }までの{ NUMBER($cases) }件の場合すべてで成り立ちます（版{ $version }、{ $date }）。
lab-record-refuted = 記録: { $position }で成り立ちません（版{ $version }、{ $date }）。
lab-record-fails = { $position }で不成立
lab-up-to = { $bound }まで成立
lab-positions = 局面数
lab-cases = 場合の数
lab-date = 日付
lab-bad-k = kは3や5/2のような正の数です（「{ $text }」ではありません）
lab-bad-piles = 山の数は3から6までです（「{ $text }」ではありません）
lab-bad-number = { $parameter }は0以上の整数です（「{ $text }」ではありません）
lab-bad-g = gは0以上の整数か「all」です（「{ $text }」ではありません）
lab-bad-bound = Nは{ $most }以下の整数です（「{ $text }」ではありません）
lab-sweep = 掃引
lab-sweep-lead = 一つの主張を多くのパラメータで一度に調べます。Nまで成り立つところは緑の正方形、成り立たないところは橙の正方形で、最小の反例が大きいほど大きくなります。枠は論文が述べている範囲で、灰色の横線は論文の仮定の外です。
lab-claim = 主張
lab-from = { $parameter }の最小
lab-to = 最大
lab-step = きざみ
lab-in-a-row = 一行のます
lab-sweep-size = 図のますは1から{ $most }個までです（この図は{ $cells }個）。
lab-cells-done = { $done }／{ $all }ます
lab-swept = パラメータの選び方のうち、{ NUMBER($verified) }通りでは{ $bound }まで成り立ち、{ NUMBER($refuted) }通りでは成り立ちません。
lab-swept-outside = { NUMBER($count) }通りは論文の範囲外です。
lab-undecided = { NUMBER($count) }通りは未確認です。
lab-holds-for = 成り立つのは{ $parameter } = { $numbers }のときです。
lab-sweep-csv = すべての結果（CSV）
lab-counterexamples-csv = 反例（CSV）
lab-sweep-picture = パラメータごとの結果。矢印キーでますを移ります
lab-in-catalogue = 一覧で見る
lab-formula = 自分の式
lab-formula-lead = 局面について成り立つと思う式を書いて、確かめてください。シェアリング・ニムではaとbが(0, a, b)の二番目と三番目の山です。
lab-against = 式は
lab-against-p = P局面でちょうど真になる
lab-against-at-p = すべてのP局面で真になる
lab-against-values = グランディ数である
lab-against-taken = P局面でどんな値をとるか
lab-examples = 例
lab-signs = 記号
lab-formula-text = 式
lab-mistake = { $at }文字目: { $reason }。
lab-formula-refuted = 最初に誤るのは{ $position }です。式では{ $told }ですが、正しくは{ $found }です。
lab-formula-undefined = 最初に値がないのは{ $position }です（{ $reason }）。
lab-formula-stopped = ここまで、座標が{ $bound }以下の局面で正しいです。
lab-word-undefined = 値なし。
lab-word-gathered = 値の集合。
lab-gathered = { $bound }までの{ NUMBER($count) }個のP局面での値は{ $set }です。
lab-too-many-values = 座標{ $bound }を超えると値が{ $count }個より多くなります。
lab-p = P
lab-not-p = Pでない
lab-values = 値
lab-value = 値
lab-p-positions = P局面
lab-first = 最初の局面
formula-character = 式に「{ $character }」という文字は使えません
formula-name = { $name }には意味がありません。局面にはx、y、z、p、ルールにはk、s、シェアリング・ニムにはa、bがあります
formula-number = この数は大きすぎます
formula-value = ここには数、名前または開き括弧が必要です
formula-symbol = ここには「{ $symbol }」が必要です
formula-end = ここには演算または式の終わりが必要です
formula-kind = ここには{ $kind ->
    [number] 数
   *[truth] 真偽値
}が必要です
formula-kinds = 左辺と同じく、ここには{ $kind ->
    [number] 数
   *[truth] 真偽値
}が必要です
formula-set = 集合は「in」の後か「mex( )」の中にだけ書けます
formula-long = 式は{ $most }バイトまでです
formula-deep = 演算の入れ子は{ $most }段までです
formula-many = 並べられるのは{ $most }個までです
formula-wanted = 式は{ $kind ->
    [number] 数
   *[truth] 真偽値
}でなければなりません
formula-parameter = このルールに{ $name }はありません
formula-box = 座標は{ $most }までです
formula-zero = 0で割っています
formula-overflow = 式の中の数が大きくなりすぎます
formula-whole = 整数が必要なところに分数があります
formula-shift = 負の数だけずらしています
formula-no-position = 範囲内の局面でないもののGを求めています
lab-search = 探索
lab-search-lead = 実験室が式を探します。短い式から順に試し、見本の局面に合うものを残して、だんだん大きな範囲で確かめます。
lab-search-target = 式が表すもの
lab-target-values = グランディ数
lab-longest-side = 辺の長さの上限
lab-smaller-positions = 小さい局面のGを使う
lab-smaller-positions-title = 座標が0の局面やパスのない局面のグランディ数を式で使えます
lab-search-run = 探す
lab-search-progress = 長さ{ $length }の辺: { $part }%。これまでに{ $made }個を試し、{ $held }個の式を範囲で確かめました。
lab-nothing-found = { $ruleset }の式は、名前と数が{ $length }個までの辺では見つかりませんでした。
lab-formulas-found = { $ruleset }の式が{ NUMBER($count) }個見つかりました。調べた範囲で成り立ちますが、証明ではありません。
lab-search-stopped = { $made }個の辺で中止しました。
lab-search-tried = { $made }個の辺を試しました。
lab-search-full = { $made }個の辺でメモリがいっぱいになりました。
lab-formulas = 見つかった式
lab-failures = 途中まで成り立った{ $count }個
lab-finding = 長さ{ $length }。{ $bound }までの{ NUMBER($positions) }個の局面で成り立ちます。
lab-finding-fails = { $position }で成り立ちません。
lab-take-formula = さらに確かめる
lab-budget = 一件あたりの時間
lab-no-budget = 終わるまで
lab-seconds = { NUMBER($count) }秒
lab-minutes = { NUMBER($count) }分
lab-kinds = 主張の種類
lab-list-main = 定理と予想
lab-list-lemmas = 補題
lab-list-examples = 例と表
lab-list-all = すべて
lab-reading = 別の読み方
lab-deduced-outcomes = 計算したのはP局面だけです。xとzの組ごとに一つしかないことから、ほかがN局面であると導きました。
lab-deduced-values = 計算したのは下の方の行だけです。ほかの局面にそのような値がないことは、{ $columns }個の列のそれぞれで確かめた論法から導きました。
lab-word-exceeded = 上界を超えました。
lab-exceeded = 最初に大きい値になるのは{ $position }です。上界では{ $expected }ですが、正しくは{ $found }です。行に上界があることへの反例ではありません。
lab-record-exceeded = 記録: { $position }で上界を超えます（版{ $version }、{ $date }）。
lab-known-counterexample = 成り立ちません。{ $position }が反例です。
lab-known-counterexample-for = { $settings }のとき成り立ちません。{ $position }が反例です。
lab-known-exceeded = { $settings }のとき、{ $position }で上界を超えます。行に上界があることへの反例ではありません。
lab-references = 参考文献

## ゲームの和

refused-sum-positions = この和からは少なくとも{ $positions }個の局面に到達できますが、探索できるのは{ $most }個までです
refused-sum-moves = この和の探索では{ $moves }個以上の手を調べることになりますが、調べられるのは{ $most }個までです
refused-sum-listed = この和の成分には覚えておくべき手が少なくとも{ $moves }個ありますが、探索で覚えられるのは{ $most }個までです
sum-normal = いくつかのゲームが並んでいます。一手ではそのうち一つのゲームで手を打ち、どのゲームでも手を打てなくなったプレイヤーの負けです。
sum-misere = いくつかのゲームが並んでいます。一手ではそのうち一つのゲームで手を打ち、全体で最後の手を打ったプレイヤーの負けです。
sum-one-pass = 和全体でパスが一回だけあります。どちらのプレイヤーも使えますが、ほかに手が残っていないときは使えません。
sum-parts = 和の成分
sum-part = 成分{ $part }
sum-part-title = 入力欄と図に成分{ $part }を表示します
sum-in-part = 成分{ $part }：{ $name }
sum-way = 成分{ $part }で、{ $way }
sum-add = 隣にゲームを加える
sum-add-title = ゲームの和を作ります。いくつかのゲームを並べ、一手ではそのうち一つで手を打ちます
sum-remove = 成分{ $part }を取り除く
sum-misere-whole = 和全体をミゼールにする
sum-misere-whole-title = 全体で最後の手を打ったプレイヤーの負けです
sum-pass-whole = 和全体でパスを一回だけ使える
sum-pass-whole-title = 成分で手を打つ代わりに、どちらのプレイヤーも一回だけ使えます
sum-pass-there = 和のパスが残っている
sum-searched = ミゼールの和とパスが一回ある和は、到達できる局面が{ NUMBER($positions) }個以下なら探索で解きます。
sum-use-pass = 成分{ $part }のパスを使う
sum-figures = これらの入力欄と下の図は成分{ $part }のものです。
sum-use-whole-pass = 和全体のパスを使う
why-sum = 和のグランディ数は、成分のグランディ数のニム和です。
why-sum-step = ニム和の最上位の桁で成分{ $part }は1です。この成分で値が{ $value }になる手を打つと、どの桁も偶数個になります。
why-sum-searched = このルールでは、成分の値だけでは和の値が決まりません。到達できるすべての局面を探索しました。
sum-option-whole = 和全体のパス
sheet-moves-sum = 勝つ手はどれですか。成分の番号と手を書きなさい。

# 論理：すべての数について判定する文
logic = 論理
logic-lead = 0, 1, 2, … についての文を書いてください。すべての数について判定します。正しいか、正しくなければ最小の反例を示します。∀ や ∃ の付かない名前があれば、文が正しくなる数の集合を求めます。
logic-sentence = 文
logic-decide = 判定する
logic-progress = ステップ { $done } / { $total }
logic-true = 正しい。
logic-false = 正しくない。
logic-set = 集合。
logic-for-all = すべての数について証明されました。
logic-example = 最小の例は { $numbers } です。
logic-no-numbers = そのような数はありません。すべての数について証明されました。
logic-counterexample = 最小の反例は { $numbers } です。
logic-set-empty = 文が正しくなる { $tuple } はありません。
logic-set-everything = 文はすべての { $tuple } で正しくなります。
logic-set-some = 文は、ある { $tuple } では正しく、ほかでは正しくありません。
logic-members = 最初の要素：
logic-most-first = 要素かどうかを判定する最小のオートマトンの状態数は { $states } です。2進数の上位の桁から読みます。
logic-least-first = 要素かどうかを判定する最小のオートマトンの状態数は { $states } です。2進数の下位の桁から読みます。
logic-refused = この文は判定できません。理由は入力欄の下にあります。
logic-unfinished = まだ判定されていません。
logic-budget = ステップ { $step } / { $steps } には { $states } を超える状態のオートマトンが必要です。状態は { $budget } 個、メモリは { $megabytes } MB までです。
logic-names-expected = ここには「∀ x, y:」のように名前とコロンが必要です
logic-number = ここには真偽の決まる文が必要ですが、数が書かれています
logic-deep = 文が長すぎるか、入れ子が深すぎます
logic-undecidable = 「{ $part }」は判定できません：{ $why }
logic-product = 変化する2つの数の積があります。一方は定数でなければなりません
logic-divisor = 割る数が変化します。定数でなければなりません
logic-zero = 割る数が0です
logic-shift = ずらす桁数が変化します。定数でなければなりません
logic-negative-shift = ずらす桁数が負です。0以上でなければなりません
logic-fraction = 分数になることがあります。ニム和、余り、mex には整数が必要です
logic-grundy = グランディ数は前もって分かりません。𝒢 を使わずに書いてください
logic-name = この名前を導入する ∀ や ∃ がありません
logic-too-large = 数が大きすぎます
logic-too-many-numbers = オートマトンが一度に読む数が8個を超えます
logic-too-many-cases = 場合分けが多すぎます
automaton-table = オートマトンの遷移
automaton-state = 状態
automaton-in = 集合に入る
automaton-out = 集合に入らない
automaton-how = 状態0から始めます。{ $names } の2進数の桁ごとに、その桁の列へ進みます。最後の状態が、集合に入るかどうかを示します。
