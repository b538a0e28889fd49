# 日本語

-language-name = 日本語

## ページ

rooms = 部屋
room-play = あそぶ
room-explore = しらべる
room-teach = 教える
title-play = Bittersweet：あそぶ
title-explore = Bittersweet：しらべる
title-teach = Bittersweet：教える
title = Bittersweet
languages = 言語
language-missing = { $language }を読み込めませんでした。もう一度選んでください。
close = 閉じる
unkept = このブラウザでは、ここでしたことを保存できません。ページを閉じると消えます。
new-version = 新しい版の準備ができました。
use-new-version = 更新する
later = あとで

trapped = このページはエラーで止まりました。再読み込みしてください。局面はアドレスに残ります。
trapped-laboratory = このページはエラーで止まりました。再読み込みしてください。設定はアドレスに残ります。
trapped-lesson = このページはエラーで止まりました。再読み込みしてください。「保存できません」と表示されていなければ、これまでにしたことは残っています。
trapped-reload = 再読み込み

unserved-host = このページの一部を読み込めませんでした。アドレスがフォルダー名で終わっている場合は、最後に「/」を付けてください。そうでない場合は、再読み込みしてください。
unserved-disk = このページは、ディスクから直接開くと動きません。ウェブサーバーが必要です。代わりに、「しらべる」を一つのファイルにしたbittersweet.htmlを開いてください。

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

bars-normal = 二人のプレイヤーが交互に動きます。自分の番には、チョコレートを一つの溝に沿って割り、青くて苦いかけらを含まないほうを食べます。苦いかけらだけを残した人の勝ちです。
bars-misere = 二人のプレイヤーが交互に動きます。自分の番には、チョコレートを一つの溝に沿って割り、青くて苦いかけらを含まないほうを食べます。苦いかけらだけを残した人の負けです。
piles-normal = 二人のプレイヤーが交互に動きます。自分の番には、一つの山からそれより小さい山へ石を1個以上移します。移したあとで、受け取った山が渡した山より大きくなってはいけません。動けなくなった人の負けです。
piles-misere = 二人のプレイヤーが交互に動きます。自分の番には、一つの山からそれより小さい山へ石を1個以上移します。移したあとで、受け取った山が渡した山より大きくなってはいけません。最後の手を打った人の負けです。
one-pass = パスはゲーム全体で一回だけです。どちらのプレイヤーも手を打つ代わりに使えますが、ほかに手が残っていないときは使えません。
family-nim = 長方形
family-triangle = 三角形
family-step = 階段
family-bar = 自由な縁
family-sharing = シェアリング・ニム
family-own = 自作のルール
rim = 縁
rim-formula = 式
rim-heights = 列の高さ
rim-label = yの上限
rim-note = floor((2x+z+1)/3)やmin(x,z)のように、xとzの式を書いてください。kとsも使えます。xやzが大きくなるとき、値が小さくなってはいけません。
rim-column = 列{ $column }の高さ
rim-heights-note = 列の上端をドラッグするか、矢印キーを使ってください。それより右の列はすべて最後の高さになります。どの列も左隣の列より低くはできません。
move-cut = { $side ->
    [x] 左を{ $to }の溝で切る
    [y] 上を{ $to }の溝で切る
   *[z] 右を{ $to }の溝で切る
}：({ $leaves })が残る
move-share = 山{ $from }から山{ $onto }へ石を{ NUMBER($tokens) }個移す：({ $leaves })が残る
move-lower = { $names }を{ NUMBER($by) }減らす：({ $leaves }) が残る
move-pass = パスを使う：({ $leaves })が残る

## 図

cloud-missing = 3D表示にはWebGL 2が必要ですが、このブラウザにはありません。ほかの表示でも同じ局面を見られます。
cloud-lost = ブラウザがこの図を消しました。図が多いときや、メモリが足りないときに起こります。
cloud-again = もう一度描く
cloud-by-mouse = ドラッグで回転、Shiftを押しながらドラッグで移動、Ctrlとホイールで拡大・縮小します。点をクリックすると盤に置きます。キー：矢印で回転、Shiftと矢印で移動、+と−で拡大・縮小、1から5で視点、Homeで元に戻す、[と]で点から点へ、Enterで盤に置きます。
cloud-by-touch = ドラッグで回転、ピンチで拡大・縮小します。点を2回タップすると盤に置きます。
cloud-tools = 視点
cloud-smaller = 縮小
cloud-larger = 拡大
preset-oblique = 斜め
preset-front = 正面
preset-side = 横
preset-top = 上
preset-corner = 角
preset-view = { $preset }から見る
palindrome = b = { $b }の列は回文です。どちらの端から読んでも同じです。
no-palindrome = b = { $b }の列は回文ではありません。両端から読むと同じになりません。
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

## 図表

figures = 図表
printed-part = 印刷された範囲：{ $across } は { $first } から { $last }、{ $down } は { $lowest } から { $highest }。表全体はダウンロードできます。
figure-keys = 図のキー：矢印キーで隣へ、Page UpとPage Downで10個先へ、HomeとEndで行の端へ、Ctrlと合わせると隅へ移ります。EnterかSpaceで局面を盤に置きます。画像では+と−で拡大・縮小、0で全体を表示します。盤ではHomeとEndで端の溝を選び、Escで選択を解きます。
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
a-pass = パス一回
walk-through = { $parameter }を動かす
stop-walking = { $parameter }を止める

## 値の表

values-normal = グランディ数
values-misere = ミゼール・グランディ数
values-remoteness = 終局までの手数
values-differences = グランディ数の差
values-outcomes = 勝敗の比較
label-sharing = (0, a, b)の{ $shown }：横は0から{ $last }までのb、上向きにa
label-plane = { $shown }、{ $which }：横は{ $across }、上向きに{ $down }
label-plane-printed = { $shown }、{ $which }：横は{ $across }、下向きに{ $down }
plane-rim = yは可能な最大値
pointed-a-above-b = a = { $a }はb = { $b }より大きいです。この表にはa ≤ bの局面だけがあります。
pointed-above-rim = このxとzではyが大きすぎるので、局面ではありません。
pointed-zoom = { $position }：拡大すると数が見えます。
pointed-value = { $position }のグランディ数は{ $value }です。選ぶと盤に表示します。
pointed-outcome = { $position }は{ $outcome }局面です。選ぶと盤に表示します。
pointed-remoteness = { $position }は{ $outcome }局面です。勝つ側が急ぎ、負ける側が引き延ばすと、あと{ NUMBER($moves) }手で終わります。選ぶと盤に表示します。
pointed-same = { $position }：二つの値は同じです。選ぶと盤に表示します。
pointed-smaller = { $position }：ここの値のほうが{ $by }だけ小さいです。選ぶと盤に表示します。
pointed-larger = { $position }：ここの値のほうが{ $by }だけ大きいです。選ぶと盤に表示します。
pointed-against = { $position }は{ $who ->
    [0] こちらでも比べているほうでもP局面ではありません
    [1] こちらだけでP局面です
    [2] 比べているほうだけでP局面です
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
caption-remoteness = { $ruleset }の座標が{ $size }以下の局面の終局までの手数。
part-whole = この平面（{ $plane }）に{ $positions }、{ $told }。
part-in-sight = 見えている範囲（{ $plane }；{ $ranges }{ $stride ->
    [1] {""}
   *[other] 、{ $stride }行・{ $stride }列ごと
}）に{ $positions }、{ $told }。
part-values = うち{ $p-positions }、最大値{ $largest }
part-remoteness = うち{ $p-positions }、長くて{ $moves }
part-difference = うち{ NUMBER($count) }個が{ $other }と異なります
part-outcomes = うち{ NUMBER($count) }個が、{ $other }と比べて片方だけでP局面です
other-layer-available = パスが残っている同じ局面
other-layer-used = パスを使った後の同じ局面
cost = 計算時間{ $time }、メモリ{ $memory }。
legend-p-position = P局面
legend-n-position = N局面
legend-moves = 終局までの手数
legend-outcome = 勝敗
legend-this = この値
legend-another = ほかの値
legend-difference = 差
legend-same = 同じ
legend-positions = 局面の数
against-neither-n = 両方でN局面
against-here = こちらだけでP局面
against-there = 比べているほうだけでP局面
against-both = 両方でP局面
against-signs = 記号：Pは両方でP局面、←はこちらだけ、→は比べているほうだけ、·はどちらでもない局面です。
formula-neither = N局面で、式は0でない
formula-not = P局面だが、式は0でない
formula-alone = N局面だが、式は0
formula-both = P局面で、式も0
section = 表の平面
section-fix = { $axis }を固定
section-rim = yを最大に
section-diagonal-told = 左右対称のチョコレート：x = zです。
section-rim-told = xとzが許す最大のyを持つチョコレートです。
section-range = この表では{ $axis }は0から{ $most }までの整数です
section-as-bar = 盤に合わせる
section-as-bar-title = 盤上の局面を含む平面をいつも表示します。
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
level-range = 値は0から65,534までの整数です
mode-values = グランディ数
mode-outcomes = 勝敗
mode-level = 一つの値
mode-remoteness = 終局までの手数
mode-difference = { $other }との差
mode-against = { $other }との勝敗の比較

## P局面

pair-across = 右向きに表示する山
pair-up = 上向きに表示する山
pair-others = ほかの山は盤面のままです。
plot-not-three = P局面の図は、チョコレート、三つの山、数が二つか三つの自作のルールの場合だけにあります。ほかのゲームでは、表で二つの数と「勝敗」を選んでください。
plot-one-number = このルールの局面は一つの数なので、P局面の図はありません。P局面は表と数列にあります。
plot-several = このルールにはP局面の図がありません。一つだけで好きなだけ減らせる数がなく、同じ場所に複数のP局面が重なることがあるからです。表で「勝敗」を選んでください。
beside-not-alike = 比べられるのは、座標の数が同じルールだけです。
piles = 山の数
plot = P局面
plot-caption-flat = 印の一つ一つがP局面です。囲みは盤上の局面です。
plot-caption-above = 正方形の一つ一つが上から見たP局面で、色は{ $height }です。囲みは盤上の局面で、それ自身がP局面でないときは破線です。
plot-caption-space = 点の一つ一つがP局面で、色は{ $height }です。
plot-caption-projected = ます目の一つ一つは、yとz − xが等しいP局面の集まりです。ミゼールの論文の定義9のとおり、(1, 0, 1)の方向に見ています。
plot-caption-list = { $across }の順、次に{ $along }の順です。
plot-count = { $ruleset }の座標が{ $size }以下に{ $count }。
plot-count-piles = { $ruleset }の a ≤ b ≤ { $size } となる(0, a, b)に{ $count }。
plot-stride = 表示は{ $stride }行・{ $stride }列ごとですが、すべてを数えています。
plot-apart = { $count ->
    [0] 両方のP局面は同じです。
   *[other] 一方だけのP局面は{ NUMBER($count) }個で、こちらだけが{ NUMBER($here) }個、比べているほうだけが{ NUMBER($there) }個です。
}
plot-apart-places = { $count ->
    [0] 両方のP局面は同じです。
   *[other] ({ $across }, { $along })の{ NUMBER($count) }か所で異なります。
}
plot-apart-cells = { $count ->
    [0] 両方で同じます目にP局面があります。
   *[other] 一方だけにP局面があるます目は{ NUMBER($count) }個です。
}
plot-label-flat = P局面({ $position })：横は{ $across }、上向きに{ $along }
plot-label-above = P局面({ $position })：横は{ $across }、上向きに{ $along }、色は{ $height }
plot-label-space = P局面({ $position })の3D図
plot-label-projected = P局面の射影：横はy、上向きにz − x
plot-too-many = 3Dで表示できるのは{ $most }点までです。Nを小さくしてください。
plot-marks = 円は両方でP局面、ほかの印はこちらだけでP局面です。
plot-here-alone = こちらだけでP局面
plot-there-alone = 比べているほうだけでP局面
plot-in-both = 両方でP局面
plot-pointed = ({ $position })はP局面です。選ぶと盤に表示します。
plot-pointed-none = { $position }はP局面ではありません。
plot-pointed-empty = { $across } = { $x }、{ $along } = { $z }では、N以下のどの{ $height }もP局面になりません。
list-more = さらに表示（{ NUMBER($count) }個中{ NUMBER($shown) }個を表示中）

## シェアリング・ニム

palindromes = 回文の列と小さい値の行
check-all = { NUMBER($count) }個の列と行をすべて調べる
checked = { NUMBER($checked) }列のうち{ NUMBER($palindromes) }列が回文です（各列の両半分は別々に計算しました）。
checked-failure = 回文でない最初の列はb = { $b }です。
rows-label = 小さい値が現れる場所
rows-caption = a ≤ b/2の{ $positions }のうち、小さい値が現れる場所（残りは対称性から分かります）。
rows-value = 値
rows-positions = 局面の数
rows-share = 割合
rows-rows = 行a
rows-highest = 最も上の行と最初の位置
rows-at = b = { NUMBER($b) }でa = { $a }
rows-none = なし

## 線に沿って

line = 線に沿った値
line-empty = この線の上に表の局面はありません。
line-no-diagonal = 対角線をたどれるのは、表がグランディ数か終局までの手数を示し、すべての列と行が見えているときだけです。
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
seen-largest = { $n } = { $last }までの最大の項は{ $value }で、{ $n } = { $index }で初めて現れます。最大の項は{ NUMBER($records) }回更新されます。
seen-steepest = { $n } = { $last }までのどの項a({ $n })も{ $bound }以下です。
seen-steepest-from-one = { $n } = 1から{ $n } = { $last }までのどの項a({ $n })も{ $bound }以下です。
seen-no-period = { $n } = { $last }まで、周期は見つかりません。
seen-constant = 一定
seen-period = 周期{ $period }
seen-arithmetic = 算術的周期：周期{ $period }、増分{ $saltus }
seen-from = { $n } = { $from }から{ $what }
seen-repeats = { $what }。{ $n } = { $last }まで確認（{ $repeats }回の繰り返し）。
seen-doubling = 添字を2倍にしたときの自己相似：{ $equation }。{ $n } = { $last }まで確認。
seen-equation-from = { $equation }（{ $n } ≥ { $from }）

## 持ち帰り

downloads = ダウンロード
downloads-as = ファイルの形式
writing = 書き出し中
write-stopped = 中止しました。ファイルは保存していません。
write-stale = 図はまだ計算中です。お待ちください。
written = { $name }を保存しました（{ $size }）。
no-workers = Web Workerを使えないので、ここでは計算できません。このページだけを別のタブで開くか、別のブラウザを使ってください
matrix-name = CSV行列
title-csv-line = 一行に一項、番号つき。表計算やプログラム用
title-csv = 一行に一局面、全座標つき。表計算やプログラム用
title-matrix = 表と同じ並びで見出しつき。表計算用
title-json = プログラム用。説明と出典つき
title-latex = LaTeX文書に読み込む表。パッケージは不要です
title-latex-list = LaTeX文書に読み込む局面の一覧。パッケージは不要です
title-latex-line = LaTeX文書の段落に読み込む項の列。パッケージは不要です
latex-columns = LaTeX（全部の列）
title-latex-columns = 中央の線に並べたすべての列。LaTeX文書に読み込みます。パッケージは不要です
film = アニメーション
title-film = パラメータが増えるときのチョコレートと表。どのブラウザでも動く一つのファイルです
title-svg = ウェブページや描画ソフト用の図。どの大きさでも鮮明
title-png = ピクセルで描いた図。ファイルにこのページへのリンクが入ります
title-b-file = b-file。オンライン整数列大辞典（OEIS）の形式
title-tikz = tikzパッケージを使うLaTeX文書用の図
file-camera = { $figure }。カメラは横に{ $turn }°、上に{ $tilt }°回した位置、拡大率{ $zoom }
file-compared = { $figure }。{ $other }と比べたもの
file-outcomes = { $figure }。{ $other }と比べたもの：0はどちらでもP局面でない、1はこちらだけ、2は比べているほうだけ、3は両方でP局面
no-file-such = この図はその形式では保存できません。
no-file-numbers = 表が完全ではありません。ページを再読み込みしてからもう一度試してください。
no-file-latex = TeXはマスが{ $cells }個の表を組めません（限度は約{ $most }個）。どの大きさでも使えるCSVにするか、Nを小さくしてください。
no-file-signed = SVGの目盛りは0から始まりますが、差は負にもなります。PNGかCSVにしてください。
no-file-svg = マスが{ $places }個のSVGを表示できるプログラムはほとんどありません（限度は{ $most }個）。PNGにするか、数値がほしいときはCSVにしてください。
no-file-pieces = この局面はかけらが多すぎて描けません。小さい局面を選んでください。
no-file-nothing = 描くものがありません。
no-file-pictures = このブラウザはバックグラウンドで画像を描けません。SVGにするか、数値がほしいときはCSVにしてください。
no-file-room = このファイルのためのメモリが足りません。Nを小さくしてください。
no-file-version = ページとファイルを書き出すプログラムの版が違います。再読み込みしてください。
no-file-outdated = このページの新しい版が公開され、この版のファイルを書き出すプログラムは使えなくなりました。再読み込みしてください。局面はアドレスに残ります。
no-file-stopped = ファイルを書き出せませんでした。書き出すプログラムが始まらなかったか、止まりました。
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
problem-parts = コロンの位置が違います。{ $example }のように、ゲームの名前の後と、パラメーターがあればその後にだけ書いてください
problem-parameter = { $family }にパラメーター{ $text }はありません。あるのは{ $parameters }です
parameters-plain = passとmisere
parameters-triangle = k、s、pass、misere
parameters-step = k、s、pass、misere
parameters-bar = k、s、pass、misereと、最後にrimかheights
problem-twice = { $name }が2回書かれています
problem-missing = { $family }には{ $name }が必要です。局面は{ $example }のように書いてください
problem-k = kは{ $problem }が、{ $text }と書かれています
problem-k-alone = kは{ $problem }
ratio-number = 3、5/2、2.5のような正の数でなければなりません
ratio-positive = 0より大きくなければなりません
ratio-zero = 分母が0の分数であってはなりません
ratio-large = 分子も分母も{ $most }以下でなければなりません
problem-piles = 山の数は{ $fewest }から{ $most }までですが、{ $text }です
problem-s = sは0から{ $most }までの整数でなければなりませんが、{ $text }と書かれています
problem-coordinates = { $wanted }個の数（{ $names }）が必要ですが、{ $given }個あります
problem-coordinate = { $name }は0以上の整数でなければなりませんが、{ $text }と書かれています
problem-large = { $name }は{ $most }以下でなければなりませんが、{ $text }と書かれています
problem-pass = pは1（パスが残っている）か0（使用済み）でなければなりませんが、{ $text }と書かれています
problem-no-pass = このルールにパスはありません
problem-high = yは{ $rim } = { $most }以下でなければなりませんが、{ $y }です
problem-no-rim = barにはrimかheightsが必要です。局面は{ $example }のように書いてください
problem-rim-long = 縁の式{ $text }は{ $most }文字以下でなければなりませんが、{ $count }文字あります
problem-rim-mistake = 縁の式{ $text }が正しくありません。{ $at }文字目：{ $problem }
problem-rim-names = 縁の式{ $text }に使える名前はx、z、k、sだけですが、{ $name }があります
problem-above-rim = yは{ $most }以下でなければなりません（x = { $x }、z = { $z }での{ $rim }の値）が、{ $y }です
problem-above-column = 列{ $column }は{ $squares }マスなので、yは{ $most }以下でなければなりませんが、{ $y }です
problem-above-bound = ここでは{ $name }は{ $most }以下でなければなりませんが、{ $value }です
problem-no-bound = { $name }の上限を計算できません：{ $problem }
problem-clause = ルールの{ $clause }：{ $problem }
heights-empty = 高さがありません。1-2-2-4のように書いてください
heights-many = 高さは{ $most }個までですが、{ $count }個あります
heights-number = 列{ $column }の高さは1以上{ $most }以下の整数でなければなりません
heights-fall = 高さは右へ行くほど低くなってはいけませんが、列{ $column }は{ $from }マスの次に{ $to }マスです
rim-falls = 縁はxやzが大きくなるとき小さくなってはいけませんが、x = { $x1 }、z = { $z1 }で{ $from }、x = { $x2 }、z = { $z2 }で{ $to }です
rim-negative = 縁は0以上でなければなりませんが、x = { $x }、z = { $z }で負です
rim-fraction = 縁は整数でなければなりませんが、x = { $x }、z = { $z }で分数です。floor( )で丸めてください
rim-undefined = 縁はどのx、zでも値を持たなければなりませんが、x = { $x }、z = { $z }で値がありません：{ $problem }
rim-places = この縁は小さくなるかもしれず、調べる場所(x, z)が{ $most }個を超えます。xとzを小さくしてください
problem-more = ほか{ $count }件
problem-separator = 。
whole-number = { $name }は0から{ $most }までの整数でなければなりません
record-long = 棋譜は{ $most }文字以内で書いてください
record-moves = 棋譜は{ $most }手以内でなければなりません
record-first = 最初の局面：{ $problems }
record-no-move = { $number }手目の{ $text }は手ではありません。{ $game ->
    [sharing] c-a5（cからaへ石を5個）
    [own] a-3（a を 3 減らす）
    [sum] 2.x4（成分2で手x4）
   *[bars] x4（xが4になるまで切る）
}のように書いてください
record-refused = { $number }手目の{ $text }は{ $game }では打てません：{ $why }
why-over = 手が残っていないので、ゲームは終わっています
why-part-over = この成分には手が残っていません
why-no-part = この和の成分は1から{ $parts }までです
why-other-family = このゲームにそのような手はありません
why-pass-used = パスは使用済みです
why-not-smaller = { $name }は小さくしかできず、今は{ $value }です
why-not-allowed = ここではそのような手は許されていません
why-to-itself = 山からその山自身へは移せません
why-no-tokens = 石を1個以上取らなければなりません
why-too-many = { $from }は{ $giving }個、{ $onto }は{ $receiving }個なので、{ $from }から{ $onto }へは{ $most ->
    [0] 1個も移せません
   *[other] { $most }個までしか移せません
}。受け取る山のほうが大きくなってはいけません
refused-size = Nは{ $most }以下でなければなりませんが、{ $size }です
refused-memory = 少なくとも{ $needed } MBのメモリが必要ですが、使えるのは{ $bound } MBまでです。{ $told }
memory-fits = 座標は{ $n }まで可能です
memory-none = このパラメーターではどんな表も収まりません
refused-no-memory = この端末では必要な{ $megabytes } MBのメモリを確保できませんでした。Nを小さくしてみてください
refused-not-three = これは、チョコレートと三つの山の場合だけにあります
refused-value = ここのグランディ数は{ $largest }を超えるか、必要なメモリが足りません
refused-game = ここでは{ $largest }手より長く続くゲームがあり、それより大きい手数は記録できません
refused-wrong = { $ruleset }の計算結果（{ $n }まで）に誤りがあるため、表示しません。{ $position }の結果は{ $table }ですが、ルールどおりでは{ $found }です。これはこのプログラムの不具合ですので、どうぞご報告ください
known-value = グランディ数{ $value }
known-outcome = { $outcome }局面
known-remoteness = { $outcome }局面（残り{ NUMBER($moves) }手）
report-label = 報告用の文
refused-two-tables = 二つの表が必要ですが、合わせると使えるメモリを超えます。Nを小さくしてください
refused-not-there = 表のこの部分は使えません。Nを小さくするか、再読み込みしてください
refused-map = マスが{ $places }個の図は大きすぎて表示できません。ここではNは10000以下でなければなりません
refused-no-map = このルールのP局面は図にできません
refused-columns = これらの列を調べるには{ $needed } MBのメモリが必要ですが、使えるのは{ $allowed } MBまでです。Nを小さくしてください

## 計算

no-solver-stops = 計算が続けて何度も止まりました
no-solver-start = 計算を始められませんでした
no-solver-version = ページと計算プログラムの版が違います（再読み込みしてください）
no-solver-outdated = このページの新しい版が公開され、この版の計算プログラムは使えなくなりました（再読み込みしてください。局面はアドレスに残ります）
no-solver-notice = { $reason }。ここでは何も計算できませんが、ゲームを遊ぶことはできます。
no-solver = 計算プログラムを使えません。
solver-stopped = 計算プログラムが答えを出さずに止まったので、再起動しました。
stopped = 終わる前に中止しました。

## お知らせ

link-ignored = このリンクの次の部分は読み取れないので、無視しました：{ $parts }。
link-dropped = 自分のルールを試す機能はこのページからなくなったので、リンクの次の部分は使いませんでした：{ $parts }。代わりに、Bittersweetのソースコードにあるコマンドを使ってください。./dev foundry --rules FILEは定理を探し、./dev foundry --sweep FILEは数の選び方ごとに質問に答えます。FILEには、リンクの_を空白に、~を改行に変えて書いてください。
link-long = このリンクは{ $length }文字で、長すぎます。{ $most }文字までです。
link-refused = このリンクは開けません：{ $reason }。
link-position-twice = 局面gが2回書かれています
link-no-position = 局面がありません。リンクは#g=triangle:k=3:7,4,7のように始まります
link-beside = besideがルールではありません：{ $problems }
link-computer = computerはsecond、second:80、second:80:7のように書きますが、{ $text }と書かれています
link-one-of = { $key }は{ $names }のどれかですが、{ $text }と書かれています
link-table = tableはy、y:0、diagonal、rimのように書きますが、{ $text }と書かれています
link-level = levelには整数が必要ですが、{ $text }と書かれています
link-show = showはvalues、outcomes、level、remoteness、differenceのどれかですが、{ $text }と書かれています
link-line = lineはrow、row:3、column:5、diagonal:2のように書きますが、{ $text }と書かれています
size-range = Nは0から{ $most }までの整数でなければなりませんが、{ $text }と書かれています
lowered = { $problems }。代わりに{ $shown }として表示しています。
chance-unknown = P局面がまだ分かっていません。少し待ってから試してください。
chance-values = このゲームのP局面は表から探します。まず表で「グランディ数」を選んでください。
chance-none = 座標の小さい局面の中には見つかりませんでした。Nか局面を大きくしてください。

## パラメーター

parameters = ゲームとパラメーター
game = ゲーム
pass = パス一回
pass-title = パスはゲーム全体で一回だけです。どちらのプレイヤーも使えますが、ほかに手が残っていないときは使えません。
misere = 逆形（ミゼール）
misere-title = 最後の手を打った人の負けです。
pass-there = パスが残っている
pass-there-title = 四つ目の座標pは、パスを使えるあいだは1、使った後は0です。
notation = 局面

## 勝敗

verdict = グランディ数と勝敗
show-who-wins = 勝敗を表示
no-move-won = 手は残っていません。最後の手を打った人の勝ちです。
no-move-lost = 手は残っていません。最後の手を打った人の負けです。
mover-wins = いま動かした人が勝てる局面です。ここからのどの手もN局面（先手必勝局面）へ進みます。
next-wins = これから動かす人が勝てる局面です。{ $moves }手のうち{ $winning }手がP局面（後手必勝局面）へ進みます。
misere-value = ミゼール・グランディ数：mexで計算しますが、終局の値を1とします。
show-winning = 勝つ手を表示
why = なぜ？
still-looking = まだ計算中です。
why-none-left-p = 手が残っていないので、これから動かす人の負けです。つまりP局面です。
why-none-left-n = 手が残っておらず、最後の手を打った人の負けです。つまりN局面です。
why-only-move = ただ一つの手がN局面へ進むので、これはP局面です。
why-every-move = { $count }手のどれもがN局面へ進むので、これはP局面です。
why-some-move = P局面（値0）へ進む手があるので、これはN局面です。
no-theorem = このゲームについての定理は五つの論文にありません。勝敗は計算で求めました。
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
theorem-nim-sum = P局面であるための必要十分条件は、x ⊕ y ⊕ z = 0です。
theorem-shifted = グランディ数はx ⊕ ((y ⊕ (z + s)) − s)です。したがって、P局面であるための必要十分条件は(x + s) ⊕ y ⊕ (z + s) = 0です。
theorem-pass = P局面であるための必要十分条件は、(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0であるか、苦いかけらとまだ使っていないパスだけが残っていることです。
theorem-misere-one = P局面であるための必要十分条件は、y = 0のときはx = z、x, z ≥ 1のときは(x − 1) ⊕ y ⊕ (z − 1) = 0です。
theorem-misere-three = 定理15により、P局面は、正規形のP局面の(0, 0, 0)と(1, 0, 1)を(1, 0, 0)と(0, 0, 1)で置き換えたものです。三角形のチョコレートの論文の定理7.3により、正規形のP局面はx ⊕ y ⊕ z = 0で与えられます。
theorem-sharing-p = P局面であるための必要十分条件は、三つの山がすべて等しいか、二つが等しく三つ目との差が4ⁱ · m（mは奇数）であることです。
theorem-sharing-one = 山を小さい順に並べ、最小の数をそれぞれから引いたものが標準形です。グランディ数が1であるための必要十分条件は、標準形が(0, 0, 4k + 2)、(0, 4k + 2, 4k + 2)、(0, 2, 4k + 1)（k = 0では並べ替えて(0, 1, 2)）、l ≥ 1の(0, 4l − 1, 4l + 1)のどれかであることです。
normal-form = ここでの標準形は{ $position }、すなわち{ $letter } = { $number }の{ $form }です。
sum-exception = ニム和は{ $sum }ですが、この局面は定理の例外で、{ $outcome }局面です。
sum-zero = どの桁にも1が偶数個あります。ニム和は0なので、P局面です。
sum-not-zero = 1が奇数個ある桁があります。ニム和は{ $sum }なので、N局面です。
step-exception = 一つの切り方で、定理の例外の局面へ進みます：{ $cut }。
step-columns = ニム和の最上位の桁で{ $name }は1です。どの桁でも1が偶数個になるように{ $name }を小さくします：{ $cut }。
step-deep = この手でyも{ $was }から{ $is }に下がります。新しい底辺が許す最大の値です。
step-follows = 第{ $column }桁から下では、yの数字は新しい底辺で決まり、{ $name }の数字は、どの桁でも1が偶数個になるように決まります。
step-rim = この手でyも{ $was }から{ $is }に下がります。新しい底辺が許す最大の値です。
step-even = ({ $position })ではどの桁でも1が偶数個です。
option-value = { $play }、グランディ数{ $value }
options-more = ほか{ $count }個
option-pass = パス
mex-told = どの後続局面のグランディ数でもない最小の数は{ $value }です。これが後続局面のmex（最小除外数）、すなわちこの局面のグランディ数です。
gaps-equal = 大きさの順に並べると山の差は{ $below }と{ $above }です。すべて等しいので、P局面です。
gaps-p = 大きさの順に並べると山の差は{ $below }と{ $above }です。二つが等しく、{ $power }。したがってP局面です。
gaps-different = 大きさの順に並べると山の差は{ $below }と{ $above }です。等しい二つがないので、N局面です。
gaps-n = 大きさの順に並べると山の差は{ $below }と{ $above }です。二つは等しいですが、{ $power }。したがってN局面です。
gaps-step = { $play }。すると二つの山が等しく、{ $power }。
power-zero = 三つ目も等しいです
power-odd = { $d }は奇数です
power-twice-odd = { $d } = 2 · { $odd }は奇数の2倍です
power-fours = { $d } = { $fours } · { $odd }は4の冪と奇数の積です
power-twice-fours = { $d } = 2 · { $fours } · { $odd }は4の冪と奇数の積の2倍です

## ここまでのゲーム

history = ここまでのゲーム
lesson = { $who ->
    [you] あなたは{ $number }手目で勝ちを逃しました。
   *[nobody] { $number }手目で勝ちを逃しました。
}勝てた手：{ $play }。

## 整数の欄

number-height = 高さ{ $y }
number-range = { $least }から{ $most }までの整数です

## 盤

board-label = { $family }、局面({ $position })：手
too-large = この局面はかけらが多すぎて描けません。値と図は表示されます。
written-move = 手を文字で入力（例：{ $example }）
written-one-move = 手を一つ入力してください
undo = 一手戻す
redo = 一手進める
restart = 最初から
use-pass = パスを使う
answer = コンピューターに打たせる
shape-done = ゲームを続ける
shape-piles = 山を変える
shape-strips = 帯を変える
shape-bar = チョコレートを変える
tokens-hint = 石を選んでください（マウス・指）。その石は、上にある石と一緒に動きます。次に、石を受け取る山を選びます。矢印キーですべての手を順に選べます。Enterを押すと、選んだ手を打ちます。
tokens-held = 石{ NUMBER($tokens) }個をどの山に移しますか。
tokens-fewer = 石を1個減らす
tokens-more = 石を1個増やす
tokens-refused = 移せません：山{ $onto }（{ NUMBER($more) }個）が山{ $from }（{ NUMBER($less) }個）より大きくなります。
strips-hint = マスを選んでください（マウス、指、矢印キー）。その上のマスもすべて取られます。クリック、もう一度タップ、またはEnterで取ります。同じ数を取る手がいくつかあるときは、マスが左から順にそれらの手に分かれています。
strips-confirm = これらのマスを取る
grooves-hint = 溝を選ぶと（マウス・指・矢印キー）、取れる部分が見えます。クリックするか、もう一度触れるか、Enterを押すと割ります。溝の数字は、そちら側にあと何回切れるかです。
grooves-hint-plain = 溝を選ぶと（マウス・指・矢印キー）、取れる部分が見えます。クリックするか、もう一度触れるか、Enterを押すと割ります。
grooves-confirm = ここで割る
marked-wins = { $play }、グランディ数{ $value }、勝ち
marked-loses = { $play }、グランディ数{ $value }、負け
turn-computer = コンピューターの番です。
turn-yours = あなたの番です。
turn-player = プレイヤー{ $player }の番です。
turn-none = 手が残っていません。もっと大きい局面を選んでください。
announce-computer = コンピューターの手：{ $play }。
announce-you = あなたの手：{ $play }。
announce-player = プレイヤー{ $player }の手：{ $play }。
announce-position = 盤面：{ $position }。
words-explained = 用語の説明：
glossary = 用語集
glossary-page = glossary.ja.html
glossary-lead = Bittersweetの用語です。それぞれに、試せるチョコレートか山がついています。
glossary-back = ゲームに戻る
glossary-accessibility = アクセシビリティ
glossary-licences = このサイトに含まれるもののライセンス
glossary-example = 「{ $word }」の例
word-p-position = P局面（後手必勝局面）
meaning-p-position = 前のプレイヤー、つまりいま動かした人が必ず勝てる局面です。
word-n-position = N局面（先手必勝局面）
meaning-n-position = 次のプレイヤー、つまりこれから動かす人が必ず勝てる局面です。
word-grundy-value = グランディ数
meaning-grundy-value = すべての後続局面のグランディ数のmexです。0になるのはP局面のとき、かつそのときに限ります。
word-option = 後続局面
meaning-option = 1手で移れる局面です。
word-mex = mex（最小除外数）
meaning-mex = 0、1、2、…のうち、並んだ数の中にない最小の数です。
word-nim-sum = ニム和 ⊕
meaning-nim-sum = 数を二進法で縦に並べ、1が奇数個の桁を1、そうでない桁を0とした数です。
word-misere = 逆形（ミゼール）
meaning-misere = 最後の手を打ったプレイヤーが負けます。正規形では勝ちます。
word-pass = パス
meaning-pass = 手を打たずに番を渡すことです。ゲーム全体で一回だけで、使えるあいだは座標pが1です。
word-bar-coordinates = x、y、z
meaning-bar-coordinates = 苦いかけらの左・上・右で、あと何回切れるかです。
word-pile-coordinates = a、b、c
meaning-pile-coordinates = 山にある石の数で、左の山から順に名前がついています。
word-k = k
meaning-k = チョコレートがどれだけ平たいかを表します。yは、三角形では⌊(x + z)/k⌋以下、階段では⌊(z + s)/k⌋以下です。
word-s = s
meaning-s = 階段がどれだけずれているかを表します。yは⌊(z + s)/k⌋以下です。
word-rim = 縁
meaning-rim = xとzが許す最大のyです。左か右を切ってyが大きすぎるようになると、新しい縁まで下がります。
word-bound = N
meaning-bound = 図と検証は、座標がN以下のすべての局面を扱います。
word-remoteness = 終局までの手数
meaning-remoteness = 勝てる側が急ぎ、もう一方が引き延ばしたときに、ゲームが終わるまでの手数です。
word-period = 周期
meaning-period = あるところから先のどの項もp個後に同じ項が現れるとき、周期はpです。増分があれば、そのたびにその数だけ大きくなります。
ended-player-wins = プレイヤー{ $player }が最後の手を打って勝ちました。
ended-player-loses = プレイヤー{ $player }が最後の手を打って負けました。
ended-computer-wins = コンピューターが最後の手を打って勝ちました。
ended-computer-loses = コンピューターが最後の手を打って負けました。
ended-you-win = あなたが最後の手を打って勝ちました。
ended-you-lose = あなたが最後の手を打って負けました。
shaping-bar = チョコレートの辺をドラッグするか、Tabで選んで矢印キーで動かします。
shaping-piles = 山の上端をドラッグするか、Tabで選んで矢印キーで動かします。
bar-drag = 辺を引っぱると、大きさが変わります。
piles-drag = 山のてっぺんを引っぱると、高さが変わります。
shaping-follows = 底辺に合わせて高さも下げる
shaping-follows-title = これを切ると、高さが底辺に対して大きくなりすぎるところで辺が止まります。
shaping-too-large = これより大きいとかけらが多すぎて描けません。
side-pile = 山{ $pile }の上端
side-left = 左の辺
side-top = 上の辺
side-right = 右の辺
side-named = { $axis }：{ $side }
take-instead = ({ $position })にする

## 対局者とヒント

mark-every = すべての手に印
mark-every-title = それぞれの手で残るものと、勝てるかどうかを表示します。
players = 対局者
players-two = 二人で
players-you = あなたから
players-computer = コンピューターから
play-this-bar = このバーで対局
swap = 交代する
swap-title = あなたがコンピューターの側を、コンピューターがあなたの側を続けます。
strength = コンピューターの強さ（%）
strength-range = 強さは0から100までの整数です
hint = ヒント
another-hint = 次のヒント
hint-wins = これから動かす人が勝てます。
hint-loses = これから動かす人は、最善を尽くされると負けます。
hint-winning-way = これから動かす人が勝てます。勝つ手があるのは：{ $way }。
hint-longest-way = これから動かす人は、最善を尽くされると負けます。最も長く続く手は：{ $way }。
way-left = 左を切る手
way-top = 上を切る手
way-right = 右を切る手
way-piles = 山{ $from }から山{ $onto }へ移す手
way-strips = { $names }を減らす
way-pass = パス

## 偶然の局面

chance = ランダムな局面
chance-any = ランダム
chance-any-title = このゲームの局面をランダムに選びます。
chance-p = ランダムなP局面
chance-p-title = これから動かす人が最善を尽くされると負ける局面を、ランダムに選びます。

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
sheet-who-wins = ここで必ず勝てるのは、これから動かす人ですか、それとも相手ですか。
sheet-moves-bars = どの割り方が勝ちになりますか。割る側（左・上・右）と、溝に書いてある数を書きましょう。
sheet-smaller = 次の小さい板チョコで、必ず勝てるのはどちらですか。
sheet-moves-piles = どの手が勝ちになりますか。どの山からどの山へ何個動かすかを書きましょう。
sheet-moves-own = どの手で勝てますか。どの数をいくつ減らすかを書きましょう。
sheet-table = { $cell }の表を完成させましょう。各マスに、そこから1手で移れるどの局面の数でもない、いちばん小さい数（0、1、2、…）を書きます。0のところでは、これから動かす人が負けます。
sheet-table-misere = { $cell }の表を完成させましょう。手が残っていないところには1を書きます。ほかのマスには、そこから1手で移れるどの局面の数でもない、いちばん小さい数（0、1、2、…）を書きます。0のところでは、これから動かす人が負けます。
sheet-pattern = 0はどのような模様を作りますか。次の0はどこにありますか。
sheet-link = 同じ局面をここで試せます。
sheet-answers = 解答
sheet-next-wins = これから動かす人（N局面）。
sheet-previous-wins = 相手（P局面）。
sheet-none-wins = 勝ちになる手はありません。
sheet-these-win = 勝ちになるのは次の手だけです。
sheet-values = グランディ数。P局面の値は0です。

## 枠に表示するもの（句点なし）

frame-unknown = パラメーター{ $name }はないので、無視します。
frame-twice = { $name }が2回書かれています。後のほうを使います。
frame-default = { $reason }。既定の値を使います。
frame-wrong = { $name }は{ $allowed }ですが、{ $value }と書かれています
frame-too-long = { $name }は{ $most }文字までです
frame-held = ここでは同じゲームの局面だけを表示できます。
frame-no-columns = この図はシェアリング・ニムだけのものですが、これは別のゲームです。
frame-solver-off = この図には計算が必要ですが、ここでは計算が止められています。
frame-won = プレイヤー{ $player }が最後の手を打ち、正規形の規則で勝ちました。
frame-won-misere = プレイヤー{ $player }は最後の手を打たなかったので、逆形の規則で勝ちました。

## 共有

share = 共有
send-it = 送る
send-link = リンクを送る
send-copy = リンクをコピー
send-copied = リンクをコピーしました。メッセージに貼りつけてください。
send-beside = となりにいるなら、相手のカメラで読みとれます。
share-link = このページへのリンク
share-frame = 埋め込みコード：あなたのページに貼りつける一行
share-element = HTML要素、メソッドとイベントつき（プログラムを書く人向け）
share-copy = コピー
share-copied = コピーしました。
share-marked = 選択しました。Ctrl+C（Macでは⌘C）でコピーできます。
share-preview = プレビュー
share-shows = 表示するもの
share-board = 局面
share-table = グランディ数の表
share-plot = P局面
share-columns = 回文の列
share-controls = 局面の下
control-turn = 手番
control-undo = 元に戻す・やり直す
control-players = 対局者
control-value = グランディ数と勝敗
control-parameters = ゲームとパラメーターの欄
control-hint = ヒントのボタン
control-marks = すべての手の印
control-why = 説明（なぜ？）
control-notation = 局面の表記
share-help = 読む人へのヒントと計算
share-hints = ヒント、印、理由
share-hints-title = 切ると、ヒントも手の印も説明も出ません。
share-solver = 計算（値と勝敗の表示）
share-solver-title = 切ると、さらにグランディ数も勝敗も出ません。
share-locks = 読む人が変えられないもの
lock-position = 局面
lock-ruleset = ゲームとパラメーター
lock-moves = 手
share-locks-told = 固定は便宜のためのもので、保護にはなりません。アドレスを書き換えればだれでも外せます。
share-theme = 配色
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
share-language = 言語
share-browser = ブラウザに合わせる
share-task = 局面の上に置く課題
share-code = リンクのQRコード

## 実験室

lab-title = Bittersweet：実験室
bench-title = Bittersweet：見つけて証明する
bench = 見つけて証明する
bench-say = 式を書く
bench-test = 確かめる
bench-prove = 証明する
bench-keep = 残す
bench-guess = 表から推測する
bench-change = ゲームを変える
bench-hand = 「しらべる」で見ていたゲームです。ほかのページでも同じゲームを使えます。
bench-logic = 論理で問う：すべての数についての文を判定する
bench-one-guess = 式が1つ見つかり、入力欄に入りました。
bench-same = { $count }個の推測は同じ集合を表します。最も短い式を入力欄に入れました。
bench-agree = { $count }個の推測は座標が{ $bound }までのすべての局面で一致します。最も短い式を入力欄に入れました。
bench-others = ほかの集合を表す推測：{ $count }個
bench-take = この式を使う
bench-learns = 代わりにオートマトンを学習します。手順3をご覧ください。
bench-more-guesses = 記号、例、式の推測のしかた
bench-more-tests = 式が表すもの
bench-no-formula = 手順1で式を書くか、推測してください。
bench-pause = 入力が止まると確かめ始めます。
bench-picture = { $side }より小さい座標の局面を上から見た図です。緑はP局面で、式が正しいところです。
bench-picture-wrong = { $side }より小さい座標の局面を上から見た図です。緑はP局面で式が正しいところ、もう1つの色は式が誤る局面があるところです。
bench-run = Nまで確かめる
bench-large = 範囲が広いので、時間がかかることがあります。
bench-prove-run = すべての局面で証明する
bench-proved = すべての局面で証明されました。
bench-proved-for = ゲームは{ $rules }です。2進数の桁を読むオートマトンで判定しました。状態は最大{ $states }個です。
bench-universal = すべてのパラメータについて証明済み（Rocqが検査）。
bench-covered = これは『{ $paper }』の{ $claim }です。
bench-general = これはproofs/{ $file }.vの定理{ $name }の一例です。
bench-learn = 式のない集合：オートマトンを学習して証明する
bench-certificate = Rocqの証明書
bench-no-certificate = このゲームと式の証明書はありません。証明書が証明するのは、通常プレイの板で、x、y、zにそれぞれ定数を加減したニム和がP局面でだけ0になることです。
bench-certificate-later = 証明書は、手順3で証明された式について作れます。
bench-link = リンク
bench-copy = { $what }：コピーする文を表示
lab-name = 実験室
lab-sections = 作業の選択
lab-claims = 主張
lab-lead = 五つの論文の主張や、自分の考えを確かめます。コンピューターは、選んだ上限までのすべてのチョコレートを調べます。できる場合は、残りも証明します。
lab-door-check = 主張を確かめる
lab-door-check-text = 五つの論文の主張と、それぞれの判定。
lab-door-test = 自分の式を試す
lab-door-test-text = x ⊕ y ⊕ z = 0 のように書くと、最初の反例がわかります。
lab-door-find = 式を見つける
lab-door-find-text = 局面の表から式を探します。
lab-door-prove = 証明する
lab-door-prove-text = すべての局面について一度に証明します。証明書は他の人も検査できます。
lab-known = 論文についてわかっていること
lab-related = 関連する主張
lab-further = その他の道具
lab-square = { $claim }：{ $standing }
lab-statements = { $count }個の主張
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
    [Step] 証明：定理
    [Prop] 命題
    [Def] 定義
    [Ex] 例
    [Table] 表
    [Fig] 図
    [Sec] 節
   *[other] 定理
} { $number }
lab-ours = Bittersweet版
lab-all-values = すべて
lab-row = 行
lab-piles = 山の数
lab-run = 実行
lab-run-named = { $claim }を実行
lab-run-all = { $count }件すべて実行
lab-stop-all = { $count }件を中止
lab-waiting = ほかの検証が終わるのを待っています。
lab-verified = 座標が{ $bound }以下の{ NUMBER($positions) }個の局面すべてで成り立ちます。
lab-refuted = 最小の反例は{ $position }です。主張では{ $expected }ですが、正しくは{ $found }です。
lab-stopped-at = ここまで、座標が{ $bound }以下の{ NUMBER($positions) }個の局面すべてで成り立ちます。
lab-verified-cases = { $bound }までの{ NUMBER($cases) }件の場合すべてで成り立ちます。
lab-stopped-at-cases = ここまで、{ $bound }までの{ NUMBER($cases) }件の場合すべてで成り立ちます。
lab-stopped = まだ何も確かめていません。
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
lab-outside = 論文が述べている範囲の外です。論文はこのパラメーターについて何も述べていません。
lab-other-version = このページは古い版です。読み込み直してください。
lab-not-started = 計算プログラムを開始できませんでした。
lab-died = 計算が止まりました。メモリ不足と思われます。Nを小さくしてください。
lab-report-head = { $claim }（{ $paper }）、{ $range }。
lab-as-text = 文章
lab-open-why = { $position }を開いて理由を見る
lab-list-up-to = { $bound }までのすべての反例
lab-listed-none = { $bound }までに反例はありません。
lab-listed-columns = { $bound }までで、{ NUMBER($count) }個の列(x, z)で成り立ちません。列ごとに最小の反例を一つずつ挙げます。
lab-listed-sharing-columns = { $bound }までで、局面(0, a, b)（a ≤ b/2）の{ NUMBER($count) }個の列bで成り立ちません。列ごとにaが最小の反例を一つずつ挙げます。
lab-listed-positions = { $bound }までで、{ NUMBER($count) }個の局面で成り立ちません。そのすべてを挙げます。
lab-listed-normal-forms = { $bound }までで、a ≤ b/2の{ NUMBER($count) }個の局面(0, a, b)で成り立ちません。そのすべてを挙げます。ほかはその鏡像です。
lab-listed-sizes = { $bound }までで、{ NUMBER($count) }個の反例を挙げます。各nについて、最大の座標がnである反例のうち最小のもの一つだけです。
lab-listed-parts = { $bound }までで、{ NUMBER($count) }個の反例を挙げます。最大の座標がnの反例のうち、第1座標ごとに最小のものを、第1座標がnなら第3座標ごとに最小のものを挙げます。
lab-listed-beyond = 小さい方から{ $listed }個を挙げます。さらに{ $beyond }個は数だけを数えました。
lab-counterexamples = 反例
lab-counterexample = 反例
lab-claim-says = 主張による値
lab-truth = 正しい値
lab-counterexamples-picture = 挙げた反例の場所：右へ{ $across }、上へ{ $upwards }
lab-records = 記録
lab-all-records = 記録{ $count }件
lab-record-verified = 記録：座標が{ $bound }以下の{ NUMBER($positions) }個の局面すべてで成り立ちます（版{ $version }、{ $date }）。
lab-record-verified-cases = 記録：{ $bound }までの{ NUMBER($cases) }件の場合すべてで成り立ちます（版{ $version }、{ $date }）。
lab-record-refuted = 記録：{ $position }で成り立ちません（版{ $version }、{ $date }）。
lab-record-fails = { $position }で不成立
lab-up-to = { $bound }まで成立
lab-verdict = 結果
lab-positions = 局面数
lab-cases = 場合の数
lab-date = 日付
lab-bad-k = kは3や5/2のような正の数でなければなりませんが、「{ $text }」と書かれています
lab-bad-piles = 山の数は3から6まででなければなりませんが、「{ $text }」と書かれています
lab-bad-number = { $parameter }は整数でなければなりませんが、「{ $text }」と書かれています
lab-bad-g = gは整数か「all」でなければなりませんが、「{ $text }」と書かれています
lab-bad-bound = Nは{ $most }以下の整数でなければなりませんが、「{ $text }」と書かれています
lab-sweep = 多くのゲーム
lab-sweep-lead = 一つの主張を多くのパラメーターについてまとめて検査します。一つのマスがパラメーターの一つの選び方です。
lab-claim = 主張
lab-from = { $parameter }の最小
lab-to = 最大
lab-step = 刻み幅
lab-in-a-row = 一行のマス
lab-sweep-size = 図のマスは1から{ $most }個までですが、この図は{ $cells }個になります。
lab-cells-done = { $done }／{ $all }マス
lab-swept = パラメーターの選び方のうち、{ NUMBER($verified) }通りでは{ $bound }まで成り立ち、{ NUMBER($refuted) }通りでは成り立ちません。
lab-swept-outside = { NUMBER($count) }通りは論文の仮定の外です。
lab-undecided = { NUMBER($count) }通りは未確認です。
lab-holds-for = 成り立つのは{ $parameter } = { $numbers }のときです。
lab-sweep-csv = すべての結果（CSV）
lab-counterexamples-csv = 反例（CSV）
lab-sweep-picture = パラメーターごとの結果。矢印キーでマスを移ります
lab-in-catalogue = 主張の一覧で見る
lab-against = 式は
lab-against-p = P局面であるとき、かつそのときに限り真である
lab-against-at-p = すべてのP局面で真である
lab-against-values = グランディ数である
lab-against-taken = P局面での値が知りたい：値の一覧
lab-examples = 例
lab-signs = 記号
lab-formula-text = 式
lab-mistake = { $at }文字目：{ $reason }。
lab-formula-refuted = 最初の反例：{ $position }。式では{ $told }ですが、正しくは{ $found }です。
lab-formula-undefined = { $position }で式に値がありません（{ $reason }）。
lab-formula-stopped = ここまで、座標が{ $bound }以下の局面で正しいです。
lab-word-undefined = 値なし。
lab-word-gathered = 値の一覧。
lab-gathered = { $bound }までの{ NUMBER($count) }個のP局面で、式の値は{ $set }です。
lab-too-many-values = 座標{ $bound }を超えると値が{ $count }個より多くなります。
lab-p = P局面
lab-not-p = N局面
lab-values = 値
lab-value = 値
lab-p-positions = P局面
lab-first = 最初の局面
formula-character = 式に「{ $character }」という文字は使えません
formula-name = { $name }にはここでは意味がありません。局面にはx、y、z、p、ルールにはk、s、シェアリング・ニムにはa、bがあります
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
formula-numbers = このルールの数は{ $count }個です。式と比べられるのは、数が三つまでの自作のルールです
formula-box = 座標は{ $most }までです
formula-zero = 0で割っています
formula-overflow = 式の中の数が大きくなりすぎます
formula-whole = 整数が必要なところに分数があります
formula-shift = 負の数だけずらしています
formula-no-position = N以下の局面でないもののGを求めています
lab-search-lead = コンピューターが式を探します。短い式から順に試し、一部の局面（サンプル）に合うものを残して、だんだん大きな範囲で確かめます。
lab-longest-side = 等式の片側の長さの上限
lab-smaller-positions = 簡単な局面のG(…)を使う
lab-smaller-positions-title = 座標が0の局面やパスのない局面のグランディ数を、式で使えます。
lab-search-progress = 名前と数が{ $length }個の式：{ $part } %。これまでに{ $made }個の式を試し、{ $held }個の式を検証しました。
lab-nothing-found = { $ruleset }の式は、片側の名前と数が{ $length }個までの範囲では見つかりませんでした。
lab-formulas-found = { $ruleset }の式が{ NUMBER($count) }個見つかりました。調べたすべての局面で成り立ちますが、証明ではありません。
lab-search-stopped = { $made }個の式で中止しました。
lab-search-tried = { $made }個の式を試しました。
lab-search-full = { $made }個の式でメモリがいっぱいになり、中止しました。
lab-formulas = 見つかった式
lab-budget = 一件あたりの時間
lab-no-budget = 制限なし
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
lab-known-misprint = 書かれた通りでは{ $position }で成り立ちません。
lab-known-counterexample = { $settings }のとき成り立ちません。{ $position }が反例です。
lab-known-others = ほかに{ NUMBER($count) }通りのパラメーターでも成り立ちません。
lab-known-exceeded = { $settings }のとき、{ $position }で上界を超えます。行に上界があることへの反例ではありません。

## ゲームの和

refused-sum-positions = この和からは少なくとも{ $positions }個の局面に到達できますが、探索できるのは{ $most }個までです
refused-sum-moves = この和の探索では{ $moves }個以上の手を調べることになりますが、調べられるのは{ $most }個までです
refused-sum-listed = この和の成分には覚えておくべき手が少なくとも{ $moves }個ありますが、探索で覚えられるのは{ $most }個までです
sum-normal = いくつかのゲームが並んでいます。自分の番には、そのうち一つのゲームで手を打ちます。どのゲームでも手を打てなくなったプレイヤーの負けです。
sum-misere = いくつかのゲームが並んでいます。自分の番には、そのうち一つのゲームで手を打ちます。全体で最後の手を打ったプレイヤーの負けです。
sum-one-pass = パスは和全体で一回だけです。どちらのプレイヤーも手を打つ代わりに使えますが、ほかに手が残っていないときは使えません。
sum-parts = 和の成分
sum-part = 成分{ $part }
sum-part-title = 入力欄と図に成分{ $part }を表示します。
sum-in-part = 成分{ $part }：{ $name }
sum-way = 成分{ $part }で、{ $way }
sum-add = 別のゲームを加える
sum-add-title = ゲームの和を作ります。いくつかのゲームを並べ、そのうち一つで手を打ちます。
sum-remove = 成分{ $part }を取り除く
sum-misere-whole = 和全体をミゼールにする
sum-misere-whole-title = 全体で最後の手を打ったプレイヤーの負けです。
sum-pass-whole = 和全体でパスを一回だけ使える
sum-pass-whole-title = どちらのプレイヤーも、手を打つ代わりに一回だけ使えます。
sum-pass-there = 和のパスが残っている
sum-searched = ミゼールの和とパスが一回ある和は、到達できる局面が{ NUMBER($positions) }個以下なら探索で解きます。
sum-use-pass = 成分{ $part }のパスを使う
sum-figures = これらの入力欄と図は成分{ $part }のものです。
sum-use-whole-pass = 和全体のパスを使う
why-sum = 和のグランディ数は、成分のグランディ数のニム和です。
why-sum-step = ニム和の最上位の桁で成分{ $part }は1です。この成分で値が{ $value }になる手を打つと、どの桁でも1が偶数個になります。
why-sum-searched = このルールでは、成分の値だけでは和の値が決まりません。到達できるすべての局面を探索しました。
sum-option-whole = 和全体のパス
sheet-moves-sum = どの手が勝ちになりますか。成分の番号と手を書きましょう。

# 論理：すべての数について判定する文
logic = 論理の文
logic-lead = 0以上の整数についての文を書いてください。すべての数について判定し、正しいかどうかを示します。正しくないときは最小の反例も示します。∀ や ∃ の付かない名前があれば、文が正しくなる数の集合を求めます。
logic-sentence = 文
logic-decide = 判定する
logic-progress = ステップ { $done } / { $total }
logic-true = 正しい。
logic-false = 正しくない。
logic-set = 集合。
logic-proved = これは検査ではなく、証明です。
logic-example = 最小の例は { $numbers } です。
logic-counterexample = 最小の反例は { $numbers } です。
logic-set-empty = 文が正しくなる { $tuple } はありません。
logic-set-everything = 文はすべての { $tuple } で正しくなります。
logic-set-some = 文は、ある { $tuple } では正しく、ほかでは正しくありません。
logic-members-first = 最初の要素：{ $members }, …
logic-members-up-to = 数が{ $largest }以下の要素：{ $members }
logic-members-smallest = 最小の要素：{ $members }
logic-most-first = 要素かどうかを判定する最小のオートマトンの状態数は { $states } です。2進数の上位の桁から読みます。
logic-least-first = 要素かどうかを判定する最小のオートマトンの状態数は { $states } です。2進数の下位の桁から読みます。
logic-refused = 理由は入力欄の下にあります。
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

# すべての局面についての証明
lab-prove = 証明する
lab-prove-named = { $claim } を証明する
proof-word-proved = 証明済み。
proof-word-open = この方法では判定できません。
proof-proved = すべての局面について成り立ちます。これは証明です。最大のオートマトンの状態数は { $states } です。
proof-proved-for = { $settings } のとき、すべての局面について成り立ちます。これは証明です。最大のオートマトンの状態数は { $states } です。
proof-refuted = 最小の反例は { $at } です。
proof-refuted-beyond = 最小の反例は2進数で63桁を超えます。
proof-not-decidable = オートマトンでは判定できません：{ $why }。
proof-piles = 山の数は三つでなければなりません
proof-own-rules = オートマトンで決められるのは、数が三つまでの自作のルールです
proof-no-statement = 一つのゲームの局面についての一つの式になっておらず、これを導く文も知られていません
proof-only-p = P局面についてだけ述べていますが、どの局面がP局面かを表す式は知られていません
proof-finite = 有限個の場合についての主張です。「実行」を押すとすべての場合を調べます
proof-values = 式が知られていないグランディ数について述べています
proof-values-differ = 知られているグランディ数の式は、このパラメーターでは成り立ちません
proof-only-sufficient = より強い主張から導かれますが、その主張は成り立ちません
proof-no-rim = x = { $x }, z = { $z } で縁が下がるか、負になるか、分数になります
proof-certificate = 証明書を作る
proof-save = 証明書を保存する（{ $kilobytes } kB）
proof-checked = 証明プログラムとコードを共有しない検査プログラムが確認しました。
proof-no-certificate = この種の主張の証明書はまだありません。
lab-record-theorem = { $settings } の場合は定理 { $name }（proofs/{ $file }.v）の一例なので、すべての局面について証明されています。
lab-record-proved = 記録：オートマトンにより、すべての局面について証明されています。これとは別の検査でも、座標が{ $bound }以下の{ NUMBER($positions) }個の局面に反例はありませんでした（版{ $version }、{ $date }）。
lab-record-for-all = すべての局面について証明済み
logic-quantifier = 数の中に ∀ や ∃ を書くことはできません

# 証明書の検査
certificates = 証明ファイルを開く
certificates-lead = 証明書とは、見つけたプログラムがなくても検査できる証明です。ここで検査できます。小さな検査プログラムがすべての行を調べ、何が証明されるか、またはどこで失敗するかを示します。証明書は、主張の「証明する」の後に「証明書を作る」で作れます。
certificate-choose = ファイルを選ぶ
certificate-drop = またはここにドロップしてください。
certificate-paste = または証明書のテキストを貼り付けてください
certificate-check = 検査する
certificate-checking = 証明書を検査しています。
certificate-again = 証明書をもう一度検査する
certificate-tables = 表 { $done } / { $total }
certificate-none = 証明書はありません。主張が成り立たない所が見つかりました。
certificate-long = 証明書が長くなりすぎるため、ここでは作れません。
certificate-word-accepted = 合格。
certificate-word-refused = 不合格。
certificate-proves = すべての x, y, z について、{ $ruleset } の局面がP局面であるのは { $formula } のとき、かつそのときに限ります。これは証明されました。証明書の{ $entries }個の項目はすべて正しいです。
certificate-proves-values = すべての x, y, z について、{ $ruleset } の局面のグランディ数は { $formula } です。これは証明されました。証明書の{ $entries }個の項目はすべて正しいです。
certificate-not-for = したがって、このテキストは2行目の主張「{ $ruleset } について { $formula }」を証明しません。書き換えられたか、別のルールや式の証明書です。主張そのものは正しいかもしれません。
certificate-other-kind = 証明書で証明できるのは、長方形、三角形、階段形の板の通常プレイ（パスがあってもかまいません）で、x, y, z にそれぞれ定数を足すか引いたもののニム和が0になる局面がちょうどP局面である、という形の主張と、そこから導かれるグランディ数の式です。2行目の主張「{ $ruleset } について { $formula }」はこの形ではありません。
certificate-unnamed = 何を証明するかがテキストに書かれていません。2行目に「claim triangle:k=7 | x ⊕ y ⊕ z = 0」のような行を入れて、もう一度検査してください。
certificate-large = テキストは{ $megabytes } MBです。{ $most } MBまで検査できます。
certificate-file-large = { $name } は{ $megabytes } MBです。{ $most } MBまで検査できます。
certificate-unread = ブラウザが { $name } を読めません。もう一度選んでください。
certificate-unfinished = 証明書は最後まで検査されませんでした。
certificate-line = { $line }行目：{ $why }。
certificate-no = これは証明書ではありません。1行目は「bittersweet certificate 1」でなければなりません。
certificate-later = この証明書の形式は{ $version }ですが、このページが読むのは形式1です。ページを再読み込みするか、新しい版の Bittersweet を使ってください。
certificate-bad-claim = 2行目には「claim triangle:k=7 | x ⊕ y ⊕ z = 0」のように主張を書いてください。
certificate-bad-line = 項目でも表の見出しでもありません
certificate-cut = テキストが途中で切れています。{ $line }行目がありません。
certificate-fault-tables = 証明すべき命題の数と表の数が合いません。終わりが欠けているのかもしれません。
certificate-fault-first = 表の最初の項目がないか、誤っています
certificate-fault-letters = 各文字に対する次の項目が、ちょうど一つずつ書かれていません
certificate-fault-hypothesis = 次の項目の仮定の状態が、実際に到達する状態と違います
certificate-fault-witness = 次の項目に、この項目から導けない証拠があります
certificate-fault-goal = ここで仮定は成り立ちますが、目標に達する証拠がありません

# オートマトンを1桁ずつたどる
follow = オートマトンをたどる
follow-drawing = 二重線は受理する状態を表します。ずっと拒否し続ける状態への矢印は描きません。
follow-numbers = たどる数
follow-next = 次の桁
follow-back = 戻る
follow-all = すべての桁
follow-at = { $digits }桁のうち{ $done }桁を読んで、状態{ $state }にいます。
follow-in = この状態は受理します。{ $tuple } は集合に入ります。
follow-out = この状態は拒否します。{ $tuple } は集合に入りません。
follow-no-position = { $tuple } は k = { $k } の三角形の板の局面ではありません。
proof-follow = P局面のオートマトンをたどる
automaton-drawing = { $count }個の状態をもつオートマトンの図。下の表に同じ内容があります。
automaton-any = すべて
automaton-find = 状態（そこへ進む状態も表示）
automaton-only = 受理する状態だけ
automaton-found = { $found }個の状態のうち{ $shown }個を表示しています。
automaton-bad-state = 状態の番号は0から{ $last }までです。
sums-bar = これは「三角形の板」の定理7.3の集合、つまり k = { $k } の板のニム和0の局面です。
sums-rim = これは k = { $k } についての「三角形の板」の定理7.3の集合のうち、縁 y = ⌊(x + z)/k⌋ の上にある部分です。
sums-how = 状態は、読んだ桁についての s = x + z − ky の値です。これは第6節の列 s₀, s₁, … です。
sums-first = タイプ1（0 ≤ s < { $k }）：状態 { $states }。
sums-second = タイプ2（s ≥ { $k }）：状態 { $states }。
sums-third = タイプ3（s < 0）、またはニム和が0でない：状態 { $states }。
sums-shared = 二つのタイプに属する状態は両方を表します。そこから受理される桁が同じだからです。
sums-read = 読んだ桁では s = { $sum } で、タイプ{ $kind }です。
sums-unequal = 読んだ桁のニム和は0ではありません。

# 証明の一括実行
sweep-way = 判定の方法
sweep-tested = Nまで検査
sweep-proved = すべての局面について証明
sweep-proofs-lead = 一つの主張を多くのパラメーターについて、すべての局面で成り立つかまとめて判定します。一つのマスがパラメーターの一つの選び方です。
sweep-proofs-swept = パラメーターの選び方のうち、{ NUMBER($proved) }通りではすべての局面について証明され、{ NUMBER($refuted) }通りでは成り立ちません。

## Play

play-begin = { $name }と対戦する
play-chapters = 章
play-strip = 帯
play-strip-lead = かわりばんこに割って食べます。苦いかけらだけを残した人の勝ちです。
play-directions = 三方向
play-directions-lead = このチョコレートは、苦いかけらの上でも割れます。
play-slopes = 斜面
play-slopes-lead = 両側が坂なので、一度割ると上のかけらも取れることがあります。
play-stairs = 階段
play-stairs-lead = 右側は階段、左側は帯です。
play-sharing = 分け合い
play-sharing-lead = 石を小さい山へ移します。移した先が元の山より大きくなってはいけません。動かせない人の負けです。
play-sharing-secret = 二つの山を同じにします。次に、三つ目の山との差を奇数になるまで2で割ります。割った回数が偶数（0回も）なら、その手で勝てます。相手がどう動かしても、また二つの山を同じにできます。
play-own = 自分で選ぶ
play-kind = 形
make-block = 四角
make-slopes = 坂
make-stairs = 階段
make-piles = 山
make-play = このチョコで遊ぶ
make-surprise = おまかせ
make-more = ほかの形
play-left = 左
play-up = 上
play-right = 右
play-less = 減らす：{ $direction }
play-more = 増やす：{ $direction }
daily = きょうのチョコ
daily-row = { NUMBER($days) }日つづけて勝ち
daily-question = 先に動かす人は、このチョコで勝てるかな？
daily-begin = 勝てる：自分が先
daily-let-begin = 勝てない：{ $name }が先
daily-words = Bittersweet きょうのチョコ { $date }：{ $squares }
daily-send = 結果を送る
daily-no-date = { $text }は日付ではありません。日付は2026-11-28のように書きます。
daily-future = { $date }のチョコはまだ開けません。その日にまた来てください。
play-can-you = 勝てますか。
play-somebody-won = だれかが{ NUMBER($moves) }手で勝ちました。あなたは勝てますか。
play-nib = ニブ
play-nib-errs = よく間違える
play-truffle = トリュフ
play-truffle-errs = たまに間違える
play-noir = ノワール
play-noir-errs = 間違えない
play-friend = となりの友だち
play-you = あなた
play-player = プレイヤー{ $player }
play-broke = { $who }は{ $side ->
    [x] 左
    [y] 上
   *[z] 右
}を{ $count }だけ割り取りました。
play-moved = { $who }は石{ NUMBER($tokens) }個を山{ $from }から山{ $onto }へ移しました。
play-lowered = { $who }が{ $names }を{ NUMBER($by) }減らしました。
play-passed = { $who }はパスを使いました。
play-thinks = { $name }が考えています。
play-breaks = { $name }はこの手を選びます。
play-let-begin = { $name }が先
play-sizes = 左{ $x }、上{ $y }、右{ $z }
play-cut = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}を{ $count }だけ割る：残りは{ $left }
play-grooves-hint = 割りたいところにふれてください。
play-strips-hint = マスを選ぶと、何が取られるか分かります。もう一度選ぶと取ります。
play-tokens-hint = 石を選ぶと、上にある石と一緒に動きます。次に、石を受け取る山を選びます。
play-ended = ゲームの終わり
play-you-won = 勝ちました！
play-they-won = { $name }の勝ちです。
play-won-in = { NUMBER($moves) }手で勝ちました。
play-chance = { NUMBER($number) }手目：こうすれば勝てました
play-no-chance = { $name }は間違えませんでした。次は先と後を入れ替えてみましょう。
play-try-from = そこからやり直す
play-again = もう一度
play-harder = { $name }と対戦
play-next = 次のチョコレート：{ $name }
play-explore = この局面を「しらべる」で見る
play-puzzle = パズルとして送る
play-no-sums = いくつかのチョコレートを並べたゲームは「しらべる」で開けます。
play-hint-wins = ここから勝てます。
play-hint-loses = ここには勝つ手がありませんが、{ $name }が間違えるかもしれません。
play-hint-lost = ここには勝つ手がありません。
play-hint-way = 次のような手を探してください：{ $way }
play-hint-move = { $cut }。
play-hint-try = 試せる手：{ $cut }
play-go-on = 前のゲームを続ける
play-aim = 苦いかけらだけを残そう
play-begin-two = はじめる
play-path = 五つのチョコレート
play-games-won = { NUMBER($won) }／{ NUMBER($count) } 勝ち
play-players = ほかの相手
play-who-plays = だれと遊びますか。
play-sound = 割るときに音と振動を出す
play-rule = ルール
play-rule-break = 溝に沿って割る
play-rule-eat = 苦いかけらのない方を食べる
play-rule-win = 苦いかけらだけを残せば勝ち
play-back = ゲームに戻る
play-all-chapters = 戻る
play-break = { NUMBER($count) }個割り取る
play-break-off = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}から{ NUMBER($count) }個割り取る。残りは{ NUMBER($stay) }個
play-not-there = そこではない
play-groove-before = 前の溝
play-groove-after = 次の溝
play-ate = おいしい！{ $side ->
    [x] 左
    [y] 上
   *[z] 右
}から{ $count }個食べました。
play-choose-side = よく見て、どちらが先か決めましょう。
play-i-begin = 自分が先
play-they-begin = { $name }が先
play-next-trial = 次へ：どちらが先？
play-why-won = なぜ勝てた？
play-all-five = 五つとも勝ち！
play-draw = 自分で作る
play-ask-friend = 友だちをさそう
play-why-same = 両端を同じ長さにします。
play-why-partners = どのかけらにも、反対側に相棒がいます。
play-why-copy = 相手が片方を割ったら、反対側から同じだけ割ります。いつも答えがあるので、先に困るのは相手です。
play-why-blocks = 左・上・右を、8、4、2、1のかたまりに分けます。同じ大きさの二つは相棒です。「?」のかたまりは一人ぼっちです。
play-why-paired = 勝つ割り方をすると、どのかたまりにも相棒がいます。
play-why-again = 相手がどこを割っても、相棒のいないかたまりができます。あなたはいつも、またみんなを相棒にできます。
play-hint-side = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}をよく見てください。

# The ledger of claims
ledger-loading = 記録を読み込んでいます。
known-full = すべて証明済み
known-part = 一部のパラメーターで証明済み
known-far = 反例は未発見
known-open = 未解決
known-refuted = 反例あり
known-misprint = 誤植・要修正
ledger-are-open = 未解決
ledger-refuted = 反例あり
ledger-needs-repair = 要修正
ledger-misprint = 誤植
ledger-slip = 誤植（定理は成り立つ）
ledger-universal = すべての { $names } で証明済み（Rocqが検査）
ledger-every-piles = 山の数
claim-universal = すべての局面と、すべての { $names } について証明されています。
claim-checked = Rocq が定理 { $name }（{ $file }）を仮定なしで検査しました。{ $command } でもう一度検査できます。
ledger-proved = 証明済み
ledger-proved-for = { $settings }で証明済み
ledger-proved-values = { $name }の値{ $count }個で証明済み
ledger-proved-pairs = { $names }の組{ $count }個で証明済み
ledger-verified = { $bound }まで確認
ledger-unchecked = 未検査
ledger-waiting = 待機中
ledger-running = { $part } %
ledger-colon = ：
ledger-typeset = この式の読み取り結果
empty-result = まだ結果はありません。例を選ぶとすぐに実行します。自分で書いてボタンを押すこともできます。
empty-sweep = まだ何も検査していません。「実行」を押すか、すぐに実行される例を選んでください。
sweep-band = この形のすべての{ $names }について証明されていて、Rocqが検査しています。
sweep-band-numbers = { $names } = { $numbers }は実行する必要がありません。
sweep-band-count = { NUMBER($count) }個のマスは実行する必要がありません。
sweep-planned = パラメーターごとのマス
legend = マスの意味
legend-universal = 定理により証明され、Rocqが検査した
legend-holds = Nまで成り立つ
legend-proved = 証明された
legend-fails-early = 小さい反例がある
legend-fails-late = 大きい反例だけがある
legend-undecided = この方法では判定できない、または証明を中止した
legend-stated = 論文がこのパラメーターで主張している
legend-outside = 論文の仮定の外

## 教える：リンク、フレーム、授業、ワークシート

teach-link = 板チョコを一つ送る
teach-frame = ページに板チョコを置く
teach-lesson = 授業を作る
teach-print = ワークシートを印刷する
teach-link-purpose = リンク、または電話用のQRコードで。
teach-frame-purpose = Moodle、WordPress、Googleサイトなどに。
teach-lesson-purpose = 自動で判定される板チョコの問題。
teach-print-purpose = 紙の問題。解答は別のページに印刷します。
teach-find = しらべるで局面を探す
teach-this = この局面で教える
teach-opens = リンクで開くもの
teach-opens-play = あそぶ：値を見せないゲーム
teach-opens-explore = しらべる：局面とその図
teach-for-pupils = 生徒のためのリンク
teach-recipes = 何のためのものですか。
recipe-exercise = ヒントのない問題
recipe-exercise-purpose = 二人で遊びます。解答につながるものは何も出ません。
recipe-computer = コンピューターと対局
recipe-computer-purpose = 読む人から始めます。コンピューターは間違えません。
recipe-begins = コンピューターから始める
recipe-begins-purpose = 最初の手はコンピューターが動かします。コンピューターは間違えません。
recipe-demonstration = 説明つき
recipe-demonstration-purpose = ヒント、すべての手の印、値、理由が出ます。
recipe-figure = 図
recipe-figure-purpose = ルールのP局面を上から見た図です。シェアリング・ニムでは、回文になる列です。
teach-no-recipe = 自分で選んだ設定です。
teach-options = 設定
teach-rules = ゲームのルール
teach-players = 対局する人
teach-two-people = 二人
teach-reader-first = 読む人から始めてコンピューターと
teach-computer-first = コンピューターから始めて読む人と
teach-mistakes = コンピューターの間違い
teach-mistakes-none = なし
teach-mistakes-some = 少し
teach-mistakes-many = 多い
teach-title = 題名
block-text = 文章
block-bar = 局面
block-question = 質問
block-answer = 答え
block-add = 追加
block-add-bar = 局面を追加
block-move = 課題：手を見つける
block-winner = 課題：どちらが勝つか
block-row = 課題：行を完成させる
block-rule = 課題：規則を見つける
block-explanation = 課題：説明する
block-noted = 生徒のコードに記録するもの
block-noted-name = ニックネーム（生徒が書いたとき）
block-noted-time = かかった時間（分）
task-move = 勝つ手を見つけてください。
task-winner = 勝てるのは、先に動かすプレイヤーですか、もう一人のプレイヤーですか。動かせなくなったプレイヤーの負けです。
task-winner-misere = 勝てるのは、先に動かすプレイヤーですか、もう一人のプレイヤーですか。最後に動かしたプレイヤーの負けです。
task-row-outcomes = 行を完成させてください。{ $name }の値ごとに、いま動かしたプレイヤーが勝てるときはP、次に動かすプレイヤーが勝てるときはNと書きます。
task-row-values = 行を完成させてください。{ $name }の値ごとにグランディ数を書きます。どの後続局面の値でもない、いちばん小さい数です。
task-rule-positions = { $names }についての規則で、P局面ではいつも正しく、ほかの局面では正しくないものを見つけてください。
task-rule-values = どの局面でもグランディ数になる、{ $names }の式を見つけてください。
task-explanation = 自分の言葉で説明してください。
row-along = 行の向き
row-last = 最大
row-shows = 書くもの
row-outcomes = PかN
row-values = グランディ数
rule-about = 規則の対象
rule-positions = P局面
rule-values = グランディ数
rule-bound = 確かめる範囲
rule-answer = 先生の式（生徒が見つけたあとに出ます）
explanation-answer = 先生の答え（生徒が書いたあとに出ます）
task-words = 課題の上に表示する文
block-place = { NUMBER($number) }. { $kind }
block-up = 上へ動かす：{ $block }
block-down = 下へ動かす：{ $block }
block-remove = 取り除く：{ $block }
block-remove-short = 取り除く
block-copy = 複製：{ $block }
block-copy-short = 複製
block-drag = ドラッグして動かす
block-paragraphs = 空の行から新しい段落が始まります。
teach-empty = 授業はまだ空です。例から始めるか、文章、局面、質問を追加してください。
teach-example = 例から始める
teach-new = 新しい授業を始める
teach-removed = 取り除きました。
teach-restore = 元に戻す
teach-before = この端末には別の授業があります：{ $title }。
teach-return = この授業の代わりに開く
teach-read = 生徒として開く
teach-edit = この授業を編集
teach-too-long = この授業はリンクには長すぎます。コードは{ NUMBER($length) }文字ですが、{ NUMBER($most) }文字までです。ファイルに保存するか、二つの授業に分けてください。
teach-save = ファイルに保存
teach-save-purpose = ファイルはどのブラウザでも開け、接続がなくても使えます。対戦も課題の判定もファイルの中で行われます。図はこのサイトで開きます。
teach-unpacked = このビルドには生徒用のページがないので、授業をファイルやパッケージとして保存できません。Node.jsをインストールして、もう一度ビルドしてください。trunk serveと./dev buildが、このページを作ります。
package-make = 学習プラットフォーム用のパッケージを保存
package-purpose = パッケージはMoodleなどで使えるZIPファイルです（SCORM 1.2とcmi5）。パッケージを開いた学習プラットフォームに、それぞれの生徒の結果、時間、答え、ニックネームが送られ、途中の作業も保存されます。
package-waiting = パッケージを作っています。
package-saved = パッケージを保存しました。展開せずに、そのままアップロードしてください。
package-failed = 生徒用のページを読み込めなかったので、パッケージを作れませんでした。接続を確認して、もう一度試してください。
package-readme = このファイルには、Bittersweetで作った授業{ $title }が入っています。学習プラットフォームに、SCORMパッケージまたはcmi5コースとしてそのままアップロードしてください。学習プラットフォームなしで読むときは、展開してindex.htmlをブラウザーで開いてください。結果、時間、答え、ニックネームは、授業を開いた学習プラットフォームに送られます。ほかには送られません。
teach-draft = 下書きはこの端末に保存されます。
teach-unkept = このブラウザでは下書きを保存できません。保存場所がいっぱいか、許可されていません。ページを閉じる前に、授業をファイルに保存するか、ワークシートを印刷してください。
teach-untitled = 題名のない授業
teach-lesson-damaged = 中の授業が壊れているか、途中で切れています
teach-sheet-damaged = 中のワークシートが壊れているか、途中で切れています
# 用意された授業と、テキストファイルの授業
teach-course = すぐに使える6回の授業
teach-what = 何をしますか。
teach-give = リンク
bars-offered = 授業の板チョコ
notation-typed = 文字で入力する
notation-wanted = ゲームと数を「triangle:k=3:5,3,4」のように書くか、上で板チョコを作ってください。
course-open = 開く
course-plan = 指導案
course-loading = 授業を読み込んでいます。
course-failed = 授業を読み込めませんでした。接続を確かめてから、もう一度試してください。
course-again = もう一度試す
course-place = { NUMBER($number) }. { $title }
course-minutes = { NUMBER($age) }歳から、{ NUMBER($minutes) }分
course-before = 前の授業：{ $title }
course-behind = 次の授業：{ $title }
course-edit = コピーを編集
course-class = クラスの結果を集める
course-link = クラスのためのリンク
guide-words = 先生用の文章
guide-purpose = この文章は生徒には渡されません。最初の段落がねらいです。「## 」で見出し、「- 」で箇条書きになります。授業と一緒に残すには、テキストとして保存してください。
text-open = テキストファイルを開く
text-save = テキストとして保存
text-unread = ブラウザがこのファイルを読み込めませんでした。
text-large = このファイルは授業としては大きすぎます。{ NUMBER($most) }kBまでです。
text-refused = このファイルには間違いが{ NUMBER($count) }か所あるので、授業として開けません。
text-mistake = { NUMBER($line) }行目の{ NUMBER($column) }文字目：{ $reason }。
text-unknown = { $name }という指示はありません
text-recipe = 「{ $word }」では局面の目的が分かりません。使えるのはexercise、computer、begins、demonstration、figureです
text-number = 「{ $word }」は0から{ $most }までの整数ではありません
text-coordinate = この局面には座標「{ $word }」がありません。あるのは{ $names }です
text-shows = 「{ $word }」では行に何を書くかが分かりません。使えるのはoutcomesとvaluesです
text-about = 「{ $word }」では規則の対象が分かりません。使えるのはpositionsとvaluesです
text-noted = 「{ $word }」は記録できません。使えるのはnameとtimeです
text-more = 「{ $word }」は余分です
text-not-ended = { $name }に終わりがありません。文章の下の行に::endと書いてください
text-stray-end = ::endで終わるものがありません
text-stray-answer = ::answerを書けるのは、::questionと::explainの中に一度だけです
text-twice = { $name }はファイルに一度しか書けません
text-no-position = 局面がありません
text-no-recipe = 局面の目的がありません。exercise、computer、begins、demonstration、figureのどれかです
text-no-coordinate = 行の向きを表す座標がありません
text-no-last = 座標の最大の値がありません
text-no-shows = 行に何を書くかがありません。outcomesかvaluesです
text-no-about = 規則の対象がありません。positionsかvaluesです
text-no-bound = 規則を確かめる最大の座標がありません
sheet-positions = 局面
sheet-position = 局面{ NUMBER($number) }
sheet-words = 先生からの言葉
sheet-asked = たずねること
ask-winner = どちらが必ず勝てるか
ask-moves = どの手が勝ちになるか
ask-smaller = 小さい板チョコ三つ
ask-table = 完成させる表
sheet-solving = 解答を計算しています。
sheet-bars-normal = 二人のプレイヤーが交互に動かします。自分の番には、一本の溝に沿って割り、×印のついた苦いかけらのない方を食べます。苦いかけらだけを残したプレイヤーの勝ちです。
sheet-bars-misere = 二人のプレイヤーが交互に動かします。自分の番には、一本の溝に沿って割り、×印のついた苦いかけらのない方を食べます。苦いかけらだけを残したプレイヤーの負けです。
example-title = 両端のある板チョコ
example-rules = 二人のプレイヤーが、×印のついた苦いかけらが一つある板チョコで遊びます。交互に溝に沿って割り、苦いかけらのない方を食べます。苦いかけらだけを残したプレイヤーの勝ちです。
example-strip = 苦いかけらの左に四つ、右に六つのかけらがあります。割るたびに、どちらかの端が短くなります。
example-play = あなたから始め、コンピューターが答えます。勝てますか。
example-why = いつでも勝つことができます。最初の手は何ですか。そのあと、コンピューターにどう答えますか。
example-mirror = 両端を同じ長さにします。右から二つ割りましょう。そのあとは、コンピューターの手を反対側でまねします。いつでも答えることができるので、手がなくなることはありません。
example-second = 今度は両端が同じ長さで、コンピューターから始めます。
example-answer = コンピューターの手を反対側でまねして、勝ちましょう。
example-three = 板チョコは、苦いかけらの上でも、三つ目の方向に割ることができます。そのとき、同じ長さの両端のようによい板はどれですか。
example-nim = 三つの数を二進法で上下に並べて書きます。3、5、6のように、どの列にも1が偶数個あれば、今動かしたプレイヤーが勝てます。どの手もある列をくずし、ある答えがすべての列を直します。

## ゲームを選ぶ

game-triangle = 三角形のチョコレート
game-triangle-line = 左右の斜面。k列ごとに一段高くなります。
game-stairs = 階段のチョコレート
game-stairs-line = 左は帯、右は階段です。
game-rectangle = 長方形のチョコレート
game-rectangle-line = 三山のニムと同じです。
game-rim = 自由な縁のチョコレート
game-rim-line = 縁を式で書くか、手で描きます。
game-sharing = シェアリング・ニム
game-sharing-line = 石を小さい山へ移します。
game-own = 自作のルール
game-own-line = ワイソフのゲームや、自分で書くルール。
game-sum = ゲームの和
game-sum-line = 手番ごとに、どれか一つで手を打ちます。

## 探究：チョコレートとそのパラメータ、どちらが勝つか

k-of-triangle = 一段のぼるのに必要な列の数
s-of-triangle = xとzのほかにある列の数
k-of-steps = 一段の幅
s-of-steps = 最初の段がどれだけ早く来るか
middle-pile = 中央の山の石の数
right-pile = 右の山の石の数
here-won-word = 手番の人が勝てます。
here-won = { $words }{ $moves }手のうち{ $winning }手が負けの局面を残します。
here-lost-word = 手番の人の負けです。
here-lost = { $words }{ $moves }手のどれにも応じる手があります。
break-wins = { $left }が残ります。勝ちの手です。
break-loses = { $left }が残り、値は{ $value }です。相手が勝てます。
cell-lost = { $position }の値は0です。手番の人の負けです。
cell-won = { $position }の値は{ $value }です。手番の人が勝てます。
group-figure = 図
up-to = { $size }まで
legend-zero = 値0：負け
legend-here = 枠：この局面
legend-dot = 勝ちの手
figure-turned = 図は { $axis } = { $at } です。
legend-arcs = 弧は鏡像どうしの値を結びます
law-unknown = このゲームの負けの局面を表す式は、ここでは知られていません。
law-verified = { $bound }まで反例はありません。証明はありません。
law-columns = どの列も上から読んでも下から読んでも同じです。
stays-proved = 規則 { $formula } は { $values } で成り立ちます。
stays-tested = 規則 { $formula } の反例は { $values } で今のところありません。
stays-refuted = { $values } では、どの c でも (x + c) ⊕ y ⊕ (z + c) = 0 は規則になりません。
stays-unknown = { $values } の規則は、ここでは知られていません。
find = 検索
find-keys = Ctrl K
find-label = 図、ゲーム、操作を探す
find-size = N、平面、表示内容を変える
find-compare = ほかのゲームと比べる
find-position = 局面を変える
find-rules = ルールを変える
find-download = 図をダウンロード
find-download-bar = 局面の絵をダウンロード
find-prove = このゲームについて実験室で証明する

## 図：選択、設定、比較

choose-figure = 図を選ぶ
choose-table = 値
choose-above = 上から見た負けの局面
choose-space = 空間で
choose-projected = 射影
choose-list = 負けの局面の一覧
choose-columns = 鏡の列
choose-line = 直線に沿って
settings = 設定
as-printed = 論文のように行を下向きに並べる
as-printed-title = 論文の表では0行目が上にあります。ここの図ではすべて下にあります。
telemetry = 時間とメモリ
title-about = 題、ルール、範囲、版、リンクを人が読むための文章で
comparison = 比較
comparison-counts = それぞれの集合にあるP局面の数
comparison-only = { $ruleset }だけのP局面
comparison-both = 両方のP局面
comparison-caption = Aは{ $here }、Bは{ $there }で、どちらも座標は{ $size }までです。輪はAだけ、十字はBだけ、四角は両方のP局面です。
comparison-label = 二つのルールのP局面：横は{ $across }、上向きに{ $upwards }
comparison-too-large = 二つのルールはN = { $most }まで比較できます。もっと小さいNを選んでください。
comparison-kind-here = Aだけ
comparison-kind-there = Bだけ
comparison-kind-both = AとBの両方
comparison-kind-different = AとBで別の局面
comparison-at-both = { $position }はAとBのP局面です。
comparison-at-here = { $position }はAだけのP局面です。
comparison-at-there = { $position }はBだけのP局面です。
comparison-at-different = { $here }はAだけの、{ $there }はBだけのP局面です。
comparison-at-none = ここにはAのP局面もBのP局面もありません。
comparison-in-here = Aの({ $position })
comparison-in-there = Bの({ $position })
comparison-same = すべてのP局面が同じです。
comparison-list = 違いを一覧にする（{ $count }個）
comparison-more = これは最初の{ $count }個です。ファイルにはすべてあります。
file-difference = { $here }か{ $there }の一方だけのP局面
cite = 説明文と引用
cite-caption = 説明文
cite-bibtex = BibTeX
paper-width = 幅（cm）
paper-width-range = 幅は{ $least }から{ $most }までのセンチメートルの数にしてください
title-pdf = 文書や印刷のために図を1ページにしたもの。どの大きさでも鮮明
trim-axes = 軸
trim-legend = 凡例

## ダウンロードの画面

download-named = { $name }をダウンロード
download-preview = ファイルのプレビュー
download-preview-of = プレビュー：{ $title }
download-no-preview = ここではプレビューを表示できません。ファイルはダウンロードできます。
download-resolution = 1インチあたりのドット数
download-pixels = 画像の幅は{ $pixels }ピクセルです。
download-caption-title = 図の内容、ルール、範囲、リンクを図の下に書きます。TikZではコメントになります
download-source = 出典を別のファイルに
trim-axes-title = 座標の数と名前
trim-legend-title = 色の意味
title-csv-rows = 一つの値を1行に。表計算ソフトやプログラム用
file-both = { $here }のP局面と{ $there }のP局面

# 学習：オートマトンとして学習し、証明する局面の集合
learn = 学習
learn-lead = このゲームの局面の集合を選んでください。プログラムは小さい範囲の局面を解き、x、y、zの2進の桁を読んでその集合の局面を受理するオートマトンを見つけます。それから、それがすべての局面で正しいことを証明します。
learn-target = どの局面か
learn-of-value = 1つのグランディ数
learn-of-difference = 2つのゲームで勝敗が違う
learn-value = グランディ数
learn-other = もう1つのゲーム
learn-run = 学習して証明
learn-progress = 座標は{ $side }未満、状態数は{ $states }
learn-about-p = { $rules } の後手必勝局面（P局面）
learn-about-value = { $rules } でグランディ数が { $value } の局面
learn-about-difference = { $rules } と { $other } で勝敗が違う局面
learn-theorem = 定理。
learn-theorem-p = { $rules } の局面が後手必勝局面（P局面）であるのは、下のオートマトンが受理するとき、かつそのときに限ります。
learn-theorem-value = { $rules } の局面のグランディ数が { $value } であるのは、下のオートマトンが受理するとき、かつそのときに限ります。
learn-theorem-difference = { $rules } と { $other } の両方で許される局面が、どちらか一方だけで後手必勝局面（P局面）であるのは、下のオートマトンが受理するとき、かつそのときに限ります。
learn-theorem-same = { $rules } と { $other } の両方で許される局面は、両方で後手必勝局面（P局面）であるか、両方で先手必勝局面（N局面）です。
learn-for-all = どれほど大きい局面についても証明されています。
learn-letters = オートマトンと式では、別の文字を使います：{ $pairs }
learn-formula = 同じ局面は次の式でも表されます。これも証明されています：{ $formula }
learn-course = オートマトンは座標が { $stable } 未満の局面から学習し、{ $checked } 未満のすべての局面と比べ、そのあとで証明しました。
learn-refuted = それまでのオートマトンもすべての範囲と一致していましたが、{ $positions } で誤りであることが証明の途中で分かり、学習を続けました。
learn-layer = パス
learn-with-pass = まだ使える
learn-without-pass = 使用済み
learn-not = 証明されていません。
learn-why-states = { $states } を超える状態が必要ですが、学習するのはこの数までです。
learn-why-grows = 最も大きい範囲でも状態数が増え続けました。
learn-why-work = 1～2秒では証明できませんでした。それまでにオートマトンがどう大きくなったかを下に示します。
learn-go-on = 時間をかけて続ける
learn-why-no-memory = この端末では、次の表に必要な{ $megabytes } MBのメモリを確保できませんでした。ほかのページを閉じて、もう一度試してください。
learn-why-digits = 状態を区別するには座標が2進数で { $digits } 桁の局面が必要ですが、その大きさの範囲は解けません。
learn-why-wrong = 学習したものはすべての範囲と一致しましたが、{ $position } で誤りであることが証明の途中で分かりました。遠すぎるため、そこからは学習できません。
learn-why-wrong-far = 学習したものはすべての範囲と一致しましたが、2進数で63桁を超える局面で誤りであることが証明の途中で分かりました。
learn-why-undecidable = オートマトンでは証明できません：{ $why }。
learn-unfinished = 何も証明されないうちに中止されました。
learn-bound = これらの局面だけを受理し、下位の桁から読むオートマトンの状態数は、必ず { $states } 以上です。
learn-sizes = 最小のオートマトンの状態数は、2進数の上位の桁から読むと { $most }、下位の桁から読むと { $least } です。
learn-bound-example = これらのどの2つの状態も、2つの局面で区別されます。例：{ $inside } は受理され、{ $outside } は受理されません。
learn-boxes = 範囲と状態数の増え方
learn-below = 座標の上限（未満）
learn-states = 状態数
learn-of-pass = パスなしで { $without }、パスありで { $with }
learn-save-most = Walnut用のオートマトン（上位の桁から）
learn-save-least = Walnut用のオートマトン（下位の桁から）
learn-save-bound = 状態を区別する局面

## Rules of one's own

clause-long = ルールは{ $most }文字以下でなければなりませんが、{ $count }文字あります
clause-names = ルールは1個から6個の座標の名前で始めます。異なる英小文字（p以外）を空白で区切って書いてください
clause-unknown = y<=floor((x+z)/3) のような上限、move x by anyのような手、pass、misereのどれかを書いてください
clause-twice = すでに書かれています
clause-unknown-name = { $name }は座標（{ $known }）ではありません
clause-itself = { $name }の上限に{ $name }自身は使えません
clause-named-twice = { $name }が2回書かれています
clause-mistake = 式ではありません。{ $at }文字目：{ $problem }
clause-steady = 上限は、座標が増えても減らない0以上の整数でなければなりません。+、*、floor、ceil、min、maxを使い、割るのは決まった数だけにしてください
clause-amount = { $text }は減らす数ではありません。any、1以上の整数、または1..ceil(x/2) のような範囲を書いてください
own-rules = ルール
own-rules-note = まず数の名前、次に上限と手を、セミコロンで区切って書きます：x y; x<=2*y; move x by 1,2,5; move x,y by any。手を書かなければ、どの数もいくつでも減らせます。
own-turn = 2人が交互に手を打ちます。手番では、{ $moves }。
own-or = { "、または" }
own-lower-one = { $names }のどれか一つをいくつでも減らします
own-lower-any = { $names }をいくつでも減らします
own-lower-same = { $names }を同じ数だけ減らします
own-lower-by = { $names }を{ $amounts }減らします
own-lower-each = { $names }をそれぞれ{ $amounts }減らします
own-bounds = いつも{ $bounds }です。手を打った後、これより大きい数は下がります。
own-stuck-loses = 動けなくなった人の負けです。
own-last-mover-loses = 最後に動かした人の負けです。
own-known = 知られたゲーム
own-choose = ゲームを選ぶ
own-wythoff = ワイソフのゲーム
own-ryuo = 竜王ニム
own-subtraction = 1、3、4個取る
own-backwards = 2、12、14個取る
own-halving = 半分まで取る
own-thirds = 3分の2まで取る
own-restricted = 切り上げた半分まで取る、パスあり
own-three-piles = パスありの三山のニム
own-monotone = 値がニム和になるチョコレート：b は長いほうの端の半分まで
own-double = どちらも他方の2倍まで
own-stairs = どの帯も前の帯以下の三本の帯
clause-chase = これらの上限は、互いを下げる回数が多すぎます

# ズーム：証明したものを、すべての局面の地図として見る。
far = どこまでもズーム
far-lead = この地図の画素はすべてオートマトンが決めるので、どこでも正確です。座標は{ $largest }までです。
far-none = この集合の地図はありません。オートマトンの状態が多すぎます。
far-plane = 平面
far-above = 上から
far-fixed = { $name }を固定
far-from = { $name }の始まり
far-label = 集合の地図です。右へ{ $across }、上へ{ $up }が増えます。矢印キーで地図が動き、プラスとマイナスで拡大と縮小、0で全体、Enterで中央の局面を選びます。
far-range = { $name }：{ $first }から{ $last }まで
far-pixel-one = 1画素が1つの局面です。
far-pixel-many = 1画素は{ $side } × { $side }個の局面です。
far-pixel-few = 1つの局面が{ $side } × { $side }画素です。
far-inside-p = 見えている{ $all }個の局面のうち{ $inside }個が後手必勝局面（P局面）です（{ $part }）。
far-inside-above-p = 見えている{ $all }か所の(x, z)のうち{ $inside }か所の上に後手必勝局面（P局面）があります（{ $part }）。
far-inside = 見えている{ $all }個の局面のうち{ $inside }個が集合に入っています（{ $part }）。
far-inside-above = 見えている{ $all }か所の(x, z)のうち{ $inside }か所の上に集合の局面があります（{ $part }）。
far-percent = { $number }{ "\u00A0" }%
far-one-in = 約{ $number }個に1つ
far-empty = 見えているところに許される局面はありません。
far-about = 約{ $number }
far-counts = 隅にある一辺{ $sides }、… の正方形では、この数は{ $counts }、… です。
far-growth = 一辺を2倍にすると、この数は最終的に{ $rate }倍の割合で増えます。どの大きさでも同じに見える図形として、地図の次元は{ $dimension }です。
far-nothing = この平面に集合の局面はありません。
far-p = { $position }は後手必勝局面（P局面）です。
far-n = { $position }は先手必勝局面（N局面）です。
far-member = { $position }は集合に入っています。
far-other = { $position }は集合に入っていません。
far-illegal = { $position }は許される局面ではありません。
far-square = { $first }から{ $last }までの正方形では{ $all }のうち{ $inside }です。
far-choose = 地図の中を選ぶと、その局面でどちらが勝つかと、集合の最も近い局面が分かります。
far-nearest = 集合の最も近い局面
far-smaller = { $name }を{ $number }へ減らす
far-larger = { $name }を{ $number }へ増やす
far-no-smaller = これより小さい{ $name }はありません
far-no-larger = これより大きい{ $name }はありません
far-legend-member = 集合の局面
far-legend-other = 集合にない局面
far-legend-above-p = 上に後手必勝局面（P局面）がある
far-legend-above = 上に集合の局面がある
far-legend-above-none = 上にない
far-save = 地図をPNGで保存
far-link = 2⁵³までのすべての局面

# Dossiers: a claim or a set with all that is needed to verify it again, as one file.
dossier-make = 資料一式を保存する
dossier-what = 証明、データ、図、LaTeX と、そのすべてを検証し直す方法を 1 つの ZIP ファイルにまとめます。
dossier-making = ファイルを作っています。
dossier-save = 資料一式をもう一度保存する
dossier-saved = { $name } を作りました（{ $kilobytes } kB）。
dossier-nothing = 証明されたものがないので、資料はありません。

# Even k: what is known of triangular bars where no formula is known.
even = k が偶数の三角チョコレート：分かっていること
even-lead = k が偶数のとき、P局面を表す式は知られていません。その代わりに言えることを示します。最後の行のほかは、すべての局面について証明されています。
even-ends = x = z の局面は、y = 0 のとき、またそのときに限りP局面です。両端が等しく y = 0 の局面はニムと同じ理由でP局面であり、ほかの y からは 1 手でそこへ移れるからです。x = 0 または z = 0 の局面では (0, 0, 0) だけがP局面です。
even-formula = k = { $k } で y ≤ { $last } の局面がP局面であるのは { $formula } のとき、またそのときに限ります。その 1 つ上では成り立ちません。
even-residuals = k = { $k } のP局面だけを受理し、下の桁から読むオートマトンには、少なくとも { $states } 個の状態が必要です。局面の範囲を広げると、この数は次のように増えます。
even-levels = k = { $k } のとき、y の上限をどう決めても、P局面はあるところから対角線に沿って繰り返します。つまり (x, y, z) がP局面であるのは (x + p, y, z + p) がP局面のとき、またそのときに限ります。したがって y がその上限までのP局面はオートマトンで受理されます。学習できたものはボタンで表示します。
even-table = 高さごとの周期とオートマトン
even-up-to = y の上限
even-from = 繰り返しの始まり
even-period = 周期
even-automaton = オートマトン
even-learn = { $states } 状態
even-learn-named = { $states } 状態：y が { $last } 以下のP局面を学習する
even-rim = P局面が上端に達している (x, z) だけを受理するオートマトンには、少なくとも { $states } 個の状態が必要です。{ $side } 未満の (x, z) から分かります。
even-open = 証明されていません。
even-near = 座標が { $bound } までのすべてのP局面で、x と z の差は y 以下です。
scaling = パス付きの三山：式の知られていないゲーム
scaling-lead = 一回のゲームで一度だけ、どちらかの対局者は山から取る代わりにパスできます。何も残っていないときはパスできません。パスが使われていない間の三山のP局面を表す式は知られていません。どの x と y に対しても、(x, y, z) がP局面となる z はちょうど一つです。各図は一つの x について、すべての組 (y, z) を示します。
scaling-source = R. E. Morrison、E. J. Friedman、A. S. Landsberg（Chaos 22、2012年）は、2L の図が、縮尺を半分にすると L の図に似ていることを見いだしました。
scaling-run = 図を計算する
scaling-progress = 二山の組 { $total } 組中 { $done } 組
scaling-picture = x = { $pile } のP局面、y と z は { $window } 未満
scaling-alike = { $pairs } 組の (x, y) について山 z を計算しました。図を 32 × 32 の正方形に分けると、二つの図の点の { $percent } が同じ正方形にあります。
scaling-csv = 両方を CSV で保存

# 工房：数千のルールを試します。
foundry = 新しい定理
foundry-lead = プログラムは多くのチョコレートについて、後手必勝局面（P局面）をオートマトンとして学習し、証明します。次に、式 (x + i) ⊕ (y + j) ⊕ (z + l) = c を探します。|i| と |l| は40以下、|j| は3以下で、例外はすべての座標が4未満の局面だけです。表示する式も証明されています。
foundry-best = 100個の定理
foundry-tried = { $tried }個のルールを試し、{ $proved }個では小さいオートマトンがP局面を判定します。5つの論文のチョコレートと、同じ集合の繰り返しと、一般の定理によって正規形から従うものを除くと、{ $new }個の定理が残ります。ここにあるのはその中の100個で、仲間ごとにまとめてあり、どれも証明されています。
foundry-in-both = {"（通常と逆形）"}
foundry-in-misere = {"（逆形）"}
foundry-single = どれも一つずつ証明したもので、すべての数について述べる定理はここにはありません。
foundry-members = { $count }個の定理
foundry-instances = このうち{ $count }個は、すべての数について述べる定理の特別な場合です。Rocq が検査した定理：{ $names }。
foundry-fit = ルール { $rules } の数 { $letter } を変えた場合です。{ $letter } = { $values } のP局面から読み取り、{ $letter } = { $tested } について x が{ $bound }以下の範囲で確かめました。すべての { $letter } についての証明ではありません。
foundry-fit-pass = （パスがまだ使えるとき）
foundry-fit-from = ：x = { $first } から先で、z − x は
foundry-fit-again = { $numbers } の繰り返し
foundry-fit-then = { $numbers } のあと { $again } の繰り返し
foundry-sporadic = 整数でない傾き
foundry-sporadic-lead = 探索により、傾きが分数で、規則が x ⊕ y ⊕ z = 0 であるチョコレートが三つ見つかりました。どれも短い計算で証明されます。
foundry-slope = 傾き { $slope }
foundry-orbit = x、y、z の2進数字を上の桁から読み、読んだ部分の s = { $sum } を考えます。ニム和が0であるかぎり、次の桁を読むと s は { $steps } のどれかになります。
foundry-orbit-numbers = { $low } 以下の s は小さいままで、{ $high } 以上の s は大きいままです。その間に現れるのは次の数だけです：{ $numbers }。どの数も縁の高さにあたり、どの数からも y のちょうど一つの数字によって再びこれらの数に進みます。ですから x ⊕ y ⊕ z = 0 が規則です。
foundry-slope-numbers = 定理の無限の族では、{ $numbers } のときです。
foundry-waiting = 定理を読み込んでいます…
foundry-missing = 定理を読み込めませんでした。
foundry-find = 検索
foundry-find-how = max、pass、misere、normal など、ルールの中の語を入力してください。すべての語を含む定理が表示されます。状態数が0のときは、制限しません。
foundry-most = 状態数の上限
foundry-sort = 順序
foundry-by-interest = 式がないものが先
foundry-by-states = 状態数の少ない順
foundry-by-rules = ルールの短い順
foundry-found = { $count }個のうち{ $shown }個の定理
foundry-all = { $count }個すべてを表示
foundry-states = { $count }状態
foundry-value = グランディ数{ $value }
foundry-explore = このチョコレートで遊ぶ
foundry-zoom = すべての後手必勝局面（P局面）を見る
foundry-learn = はじめから学習する
foundry-at = { $line }行目の「{ $text }」：{ $reason }。
foundry-in-line = { $line }行目：{ $reason }。
foundry-text-long = 文法は{ $most }文字までです。
foundry-no-colon = 「a: 0..3」のようなコロンがありません
foundry-unknown-line = 行は rim、rules、play、pass、value か、1つの小文字で始めてください
foundry-reserved = { $letter } は座標なので、数の代わりには使えません
foundry-twice = 同じ行がすでにあります
foundry-no-rim = 「rim: floor((x+z+c)/3)」のような rim の行か、rules の行がありません。
foundry-no-number = rim は数でなければなりません
foundry-names = rim が使えるのは x と z だけで、{ $letter } は使えません
foundry-braces = 開く波かっこの後には閉じる波かっこが必要で、波かっこの中に波かっこは使えません
foundry-choice = 波かっこの中には、3 のような数や 1..9 のような範囲をコンマで区切って書くか、文を | で区切って書いてください
foundry-unset = { $letter } は数の代わりなので、「{ $letter }: 0..3」のような行が必要です
foundry-unused = どの rim にも、どの rules にも { $letter } がありません
foundry-numbers = 3 のような数や 1..9 のような範囲を、コンマで区切って書いてください
foundry-too-large = ここで使える最大の数は { $most } です
foundry-falls = 範囲の最初の数は、最後の数より大きくできません
foundry-words = ここで使えるのは { $first } と { $second } です。コンマで区切ってください
foundry-too-many = この文法は{ $most }個を超えるルールを表します。

## 1手ずつたどれる証明

follow-title = 証明をたどる
follow-triangle-pass = パスのある三角形の板についての、私たちの定理の証明をたどる
follow-near = どの板のP局面でも |x − z| ≤ y であることの証明をたどる
follow-corner = 苦い部分の近くを除いて逆形が正規形と同じであることの証明をたどる
follow-what = ある局面で証明のどの場合が当てはまるか、そこで何を使い、どの手を選ぶかを示します。別の局面や別のパラメータを入力できます。定理の仮定を外すと、証明のどこでその仮定が必要かが分かります。
follow-not-about = この証明は、このルールについてのものではありません
follow-too-large = すべての手を調べるので、ここでは座標は{ $largest }以下でなければなりません
follow-gap = 成り立たない所を探す
follow-no-gap = { $rules }の座標{ $bound }以下のすべての局面で、証明は成り立ちます。
follow-fails = 証明が最初に成り立たなくなる局面は{ $position }です。{ $why }
follow-make = この手を指す
follow-true = 真：
follow-false = 偽：
case-inside = この局面は定理の集合に入っています。
case-named = 定理はこの局面を名指ししています。ニム和は0ではありませんが、集合に入っています。
case-over = 指せる手がありません。逆形では、手番のプレイヤーの勝ちです。
case-lower-y = ニム和の最上位の桁で、yが1です。yを減らしても、ほかは変わりません。
case-lower = ニム和の最上位の桁で、{ $axis }が1、yは0です。{ $axis }を減らしても、yは縁の高さに収まります。
case-lower-both = ニム和の最上位の桁で、{ $axis }が1、yは0です。{ $axis }を減らすと、yも縁の高さまで下がります。
case-pass = パスがなければ、この局面は集合に入っています。パスを使います。
case-shorten = 右側の板のグランディ数に対して、帯が長すぎます。帯だけを短くします。
case-cut-off = { $axis }をすべて切り落とします。残るのは、定理が名指ししている局面です。
case-beside = 桁に従うと、定理が除いている局面になります。{ $axis }を1つ多くまたは少なく残すと、名指ししている局面になります。
case-to-corner = 片方の側が1以下です。両側を合わせて1になるまで{ $axis }を減らします。
case-as-normal = 両側とも2以上です。正規形で勝つ手が、逆形でも勝つ手になります。
case-near = xとzの差はy以下です。P局面がありうるのは、このような所だけです。
case-far = { $axis }は、もう一方の側とyの和より大きくなっています。{ $axis }を減らすと、P局面になる手があります。減らした後の局面が候補です。
case-smaller-gap = 山の間の2つの差の違いは、0か、4の累乗と奇数の積です。小さい方の差だけ移して、2つの山を等しくします。
case-meet = 山の間の2つの差の違いは、4の累乗と奇数の積の2倍です。最大の山と最小の山を等しくします。
case-remainders = 山の間の差を4で割った余りは、小さい方が{ $r }、大きい方が{ $t }です。
case-elsewhere = これはP局面です。定理はこの局面について何も述べていません。
case-mirror = 局面とその補局面を並べます。
fact-alone = { $axis }だけを減らすと、集合の外に出ます。
fact-both = { $axis }を減らしてyも下がると、集合の外に出ます。
fact-pass = パスを使うと、集合の外に出ます。
fact-equal = 2つの山が等しくなると、集合の外に出ます。
fact-apart = 手の後で山がすべて異なると、集合の外に出ます。
fact-stays = { $position }への手がありますが、これは集合に入っています。
fact-smaller = ニム和の中で、{ $axis }の数は{ $from }から{ $to }に減ります。
fact-not-negative = ニム和で足した数を引くと{ $axis }は{ $to }で、負ではありません。
fact-fits = y = { $y }は、新しい縁の高さ{ $rim }以下です。
fact-too-high = y = { $y }は、新しい縁の高さ{ $rim }を超えてしまいます。
fact-on-rim = 桁を縁に沿って決めると、yは{ $y }、縁の高さは{ $rim }です。
fact-partners = { $x ->
    [0] パスを使える間、長さ1と2、3と4、…は組になります。長さ{ $with }には組の相手がなく、σ(x) = { $with }です。
   *[other] パスを使える間、長さ1と2、3と4、…は組になります。{ NUMBER($x) }の相手は{ NUMBER($with) }なので、σ(x) = { NUMBER($with) }です。
}
fact-shorter = 帯の右側の板のグランディ数は{ $value }です。これに見合う帯の長さは{ $to }で、今の長さ{ $x }の方が長くなっています。
fact-corner = x = z = 1での縁の高さは0のはずで、実際は{ $rim }です。
fact-still-long = 手の後で短い方の側は{ $shorter }で、2以上です。
fact-is-near = xとzの差は{ $apart }で、y = { $y }以下です。
fact-answered = 最初のP局面より前の候補のうち{ $candidates }個には、{ $axis }を減らす応手があります。1つの応手で2つの候補に答えることはできないので、多くても{ $cuts }個です。
fact-first-p = 候補の中で最初のP局面は{ $at }の所にあり、{ $last }以下のはずです。
fact-zero = 手の後のニム和は0のはずで、計算すると{ $sum }です。
fact-tokens = 差が{ NUMBER($apart) }の山の間で、{ NUMBER($tokens) }個を移せます。
fact-mirrored = { NUMBER($moves) }通りの手のどれにも、補局面に鏡像の手があります。
fact-not-mirrored = 補局面に鏡像の手がない手：{ $play }
says-all-leave = したがって、どの手も集合の外に出ます。
says-move = { $play }。この局面は集合に入っています。
says-not-legal = 証明が選ぶ手は、ルールでは指せません。
says-fails = 偽の行があるので、この局面で証明は成り立ちません。
says-no-move = したがって、手を指す必要はありません。
says-nothing = 何も導かれません。
says-answers = したがって、どの手にも応手があり、2つの局面のグランディ数は等しくなります。
trace-here = この局面の二進法の桁。
trace-kept = yをそのまま残す場合の二進法の桁（許されません）。
trace-after = 手の後の二進法の桁。
trace-r = 各行のrは、そこまでに読んだ桁での{ $formula }です。
trace-digit = 桁
trace-level = yと縁
trace-below = rは下：この後の桁に関係なく、yは縁より高い
trace-inside = rは内側：ここまで、yは縁に沿っている
trace-above = rは上：この後の桁に関係なく、yは縁より低い
trace-fails = ここでは、桁が証明のとおりに進みません。
candidates-caption = { $axis }の候補を、最初のP局面まで並べます。それぞれにP局面への応手を示します。
candidates-position = 局面
candidates-answer = 応手
candidates-p = なし（P局面です）
gap-no-case = 証明のどの場合も当てはまりません。
gap-several-cases = 証明の2つ以上の場合が当てはまります。
gap-line = { $number }行目が偽です：{ $line }
gap-misses = 手の行き先は{ $position }で、集合に入っていません。

room-papers = 論文
papers-title = Bittersweet：論文
papers-heading = 読書室
papers-lead = 六つの記事と、五つの論文です。論文のチョコレートは、どれも割ることができます。
papers-all = すべての論文
papers-no-words = このページの文章を読み込めませんでした。サイトが応答しないか、サイトの版が新しくなっています。
papers-count = 主張と図{ $entries }件（うち{ $computed }件はここで計算）
papers-shelf = 論文
papers-minutes = { $minutes }分・{ $paper }
papers-of-all = 五つの論文
papers-misprints-count = 誤植{ $misprints }件
story-triangular = 一度割るだけで二つの数が変わることがあり、ニムの規則は成り立たなくなりそうです。ところが、ある斜面では成り立ちます。
story-sharing = 空の山が一つあるシェアリング・ニムのグランディ数を表にします。どの列も、前から読んでも後ろから読んでも同じです。
story-pass = どちらか一人が、一度だけパスできます。すると負けの局面が変わり、ある階段では、それを式で表せます。
story-misere = 今度は、最後に割った人の負けです。それでも最後の直前までは、まねをすれば勝てます。
story-variants = 幅が二マスの階段では、一度割ると二つの数が減ることがあります。それでも、勝敗は長方形のときと同じ規則で決まります。
story-found = 成り立たない予想、直す必要のある主張、論文にはない式を集めました。どれにも証明か検査がついています。
papers-museum = チョコレートの美術館
papers-museum-lead = すべての図のチョコレートを、一つずつ並べました。チョコレートは「しらべる」で開き、その下の名前からは論文での場所が開きます。
papers-misprints = 誤植
papers-misprints-lead = 論文の誤植を、それぞれの場所とともに示します。訂正は計算で確かめたものか、論文自身から従うものです。
papers-companion = 論文の順に、ここの言葉で並べてあります。読みながらチョコレートを割ることができます。主張の横には、分かっていることがあります。
papers-section = { $name ->
    [Appendix] 付録
   *[other] 第{ $name }節
}
papers-part = { $section }（{ $part }／{ $parts }）
papers-contents = 目次
papers-turn = 前の節と次の節
papers-previous = 前：{ $section }
papers-next = 次：{ $section }
papers-printed = 印刷
papers-corrected = 訂正
papers-restore = 元に戻す
papers-explore = 「しらべる」で開く
papers-cuts = 論文にある手
papers-check = { $claim }（実験室）
numbered-name = { $kind ->
    [definition] 定義
    [example] 例
    [figure] 図
    [graph] グラフ
    [table] 表
    [list] 一覧
    [lemma] 補題
    [proposition] 命題
    [corollary] 系
    [remark] 注意
    [conjecture] 予想
   *[other] 定理
} { $number }
numbered-list = { $name }のあとの一覧
lab-in-paper = 論文でのその場所
papers-number = 数 { $name }
papers-number-hint = 左右にドラッグするか、数を入力します。
papers-values = { $ruleset } のグランディ数
papers-space = { $ruleset } の後手必勝局面（座標は { $size } 以下）を空間の点で表した図
check-again = ここで計算する
check-again-named = ここで計算する：{ $claim }
edition-live = 図を動かせるこの記事
edition-link = 印刷や保存のための一つのファイル
edition-codes = 紙のために保存（QRコード付き）
edition-missing = サイトが応答しないため、ファイルを読み込めませんでした。しばらくしてからもう一度ボタンを押してください。
papers-right = 正解です。
papers-not-so = そうではありません。

## 授業：生徒のページ

title-lesson = Bittersweet：授業
lesson-progress = { NUMBER($all) }問中{ NUMBER($solved) }問が解けました
lesson-begin = 始める
lesson-next = 次へ
lesson-back = 戻る
lesson-again = もう一度
lesson-leave = 授業をやめる
lesson-parts = 課題
lesson-part = 課題{ NUMBER($number) }：{ $state }
lesson-open = まだ
lesson-of = { NUMBER($number) } / { NUMBER($all) }
lesson-tasks = 全{ NUMBER($count) }問
lesson-think = 考えてみよう
lesson-games = 終わったゲーム：{ NUMBER($count) }回
lesson-misere = 最後に動かしたプレイヤーの負けです。
lesson-row-outcomes = P：いま動かしたプレイヤーが勝てる。N：次に動かすプレイヤーが勝てる。
lesson-row-values = グランディ数を書きます。どの手でも行けない、いちばん小さい数です。
lesson-rule-break = 交代でチョコレートを割ります。
lesson-rule-eat = 苦いピースのないほうを食べます。
lesson-rule-win = 苦いピースだけを残すと勝ちです。
lesson-size = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}{ $count }
lesson-side = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}
lesson-bitter-piece = 苦いピースだけ
lesson-scan = 先生がクラスのページで読み取ります。
lesson-send = 先生に送る
lesson-save = ファイルに保存
lesson-aloud = 読み上げるコード
lesson-solved = 解けました
lesson-begun = まだ解けていません
lesson-find-move = 勝つ手を見つけよう
lesson-say-winner = 勝てるのはどちら？
lesson-complete-row = 表の行を埋めよう
lesson-find-rule = 規則を見つけよう
lesson-explain = 自分の言葉で説明しよう
lesson-play = コンピュータと対戦しよう
lesson-two-play = 二人で対戦しよう
lesson-first-question = あなたから始めます。勝てますか。
lesson-second-question = コンピュータから始めます。勝てますか。
lesson-two-question = この端末で、二人で交代で動かしてください。
lesson-chance = { NUMBER($number) }手目が勝つ機会でした。別の手なら勝てました。
lesson-try-from = 勝てたところからやり直す
lesson-no-chance = この局面は、{ $name }が間違えなければ、最初から負けです。{ $name }がどう答えるかを見てください。
lesson-other-move = 別の手を試す
lesson-check = 確かめる
lesson-done = できました
lesson-right-move = 正解です。{ $left }が残ります。ここからのどの手にも、返す手があります。
lesson-right-last = 正解です。{ $left }が残り、相手はもう動かせません。
lesson-wrong-move = まだです。相手は{ $reply }を残して、勝てます。
lesson-wrong-last = まだです。{ $left }が残ります。あなたが最後に動かしたので、あなたの負けです。
lesson-hint-lit = 印の付いた手のどれかで勝てます。{ $side ->
    [x] 左
    [y] 上
    [z] 右
   *[other] { $side }
}を見てください。
lesson-hint-pass = 先に動かすプレイヤーが勝てます。パスを使います。
lesson-no-winning-move = ここには勝つ手がありません。課題に間違いがあるので、先生に伝えてください。
lesson-who-wins = 勝てるのはどちらですか
lesson-first-player = 先に動かすプレイヤー
lesson-second-player = もう一人のプレイヤー
lesson-winner-first-right = 正解です。先に動かすプレイヤーが勝てます。たとえば{ $left }を残します。
lesson-winner-first-wrong = まだです。先に動かすプレイヤーが勝てます。図の手は{ $left }を残します。
lesson-winner-second-right = 正解です。先に動かすプレイヤーのどの手にも、返す手があります。
lesson-winner-second-wrong = まだです。先に動かすプレイヤーのどの手にも、返す手があります。図の中で手を試すと、返す手が見られます。
lesson-winner-no-move = 正解です。動かせる手は残っておらず、最後に動かしたプレイヤーの負けです。
lesson-winner-no-move-wrong = まだです。動かせる手は残っておらず、最後に動かしたプレイヤーの負けです。
lesson-row = 行（横にスクロールできます）
lesson-p-or-n = PかN
lesson-cell-empty = 空欄
lesson-cell-wrong = 、違います
lesson-row-right = 正解です。行のすべてが合っています。
lesson-row-nothing = まだ何も書かれていません。先に行に書き込んでください。
lesson-row-empty = 書いたところは合っています。空欄があと{ NUMBER($count) }か所あります。
lesson-row-wrong = { NUMBER($count) }か所が違います。最初の{ $place }について、後続局面を見てください。
lesson-options = { $position }から一手で行けるところ：
lesson-because-n = Pである{ $option }を残せます。だから、これはNです。
lesson-because-p = どの手もNに行きます。だから、これはPです。
lesson-because-over = 動かせる手がありません。いま動かしたプレイヤーの勝ちです。だから、これはPです。
lesson-because-over-misere = 動かせる手がなく、最後に動かしたプレイヤーの負けです。だから、これはNです。
lesson-because-mex = 一手で行ける値は{ $values }です。その中にない最小の数は{ $value }です。
lesson-because-no-option = 動かせる手が残っていないので、値は{ $value }です。
lesson-rule = あなたの規則
lesson-formula = あなたの式
lesson-rule-help = 書き方の例：{ $first }、{ $second }、{ $third }。xorの代わりに⊕とも書けます。
lesson-rule-right = 正解です。座標が{ NUMBER($bound) }以下の{ NUMBER($count) }個の局面すべてで成り立ちます。
lesson-rule-true = まだです。{ $position }であなたの規則は成り立ちますが、先に動かすプレイヤーが勝てます。
lesson-rule-false = まだです。{ $position }であなたの規則は成り立ちませんが、もう一人のプレイヤーが勝てます。
lesson-rule-gives = まだです。{ $position }であなたの式は{ $number }になりますが、値は{ $value }です。
lesson-rule-undefined = { $position }であなたの式には値がありません。{ $reason }
lesson-rule-statement = これは数です。規則は、{ $example } のように、成り立つか成り立たないかが決まるものです。
lesson-rule-number = これは成り立つか成り立たないかが決まるものです。値の式は、{ $example } のような数です。
lesson-rule-name = { $name }はこの問題では意味がありません。この問題の数は{ $names }です
lesson-rule-mistake = 読めませんでした：
lesson-teachers-rule = 先生の規則：
lesson-your-words = 自分の言葉で
lesson-room-left = あと半角で約{ NUMBER($count) }文字書けます。
lesson-teachers-answer = 先生の答え
lesson-too-large = この局面は大きすぎて、ここでは判定できません
lesson-too-many = コードに入るのは、最初の{ NUMBER($count) }問だけです。
lesson-open-figure = この図を開く
lesson-hand-in = 提出しよう
lesson-stays = ここでしたことは、この端末の中にだけあります。どこにも送られません。このコードを渡したときにだけ、先生が見ます。
lesson-reports = この授業は、結果、時間、答え、ニックネームを{ $host }に送ります。ほかには送りません。
lesson-shown = { $host }は、この授業を見直すために開いています。今することは保存されません。
lesson-not-sent = このページのアドレスには、送り先として{ $host }と書かれています。しかし、そのサイトがhttpsでこのページを開いたのではないので、何も送りません。代わりにコードを提出してください。
lesson-behind = 今、{ $host }が作業を受け取っていません。このページがもう一度送ります。ページを閉じるときは、コードを提出してください。
lesson-unkept = このブラウザでは、したことを保存できません。ページを閉じる前に、コードをコピーするか提出してください。
lesson-to-code = 提出へ
lesson-contains = コードに入っているもの
lesson-notes-tasks = 課題ごとに、解けたかどうか、試したこと、ヒントを使った回数
lesson-notes-name = ニックネーム（書いた場合）
lesson-notes-time = かかった時間（これまで{ NUMBER($count) }分）
lesson-notes-number = 乱数（あとから渡したコードが、前のコードに代わるためのものです）
lesson-nickname = ニックネーム（本名は書かないでください。空欄でもかまいません）
lesson-nothing-yet = まだコードがありません。まず課題を一つ解いてみてください。
lesson-qr = 先生に見せるQRコード
lesson-no-qr = リンクが長すぎて、QRコードにできません。コードを文字のままコピーしてください。
lesson-code = あなたのコード
lesson-code-link = 提出用のリンク
lesson-other-device = 別の端末のコードで続ける
lesson-their-code = コード
lesson-continue = 続ける
lesson-continued = 別の端末でしたことを読み込みました。
lesson-restart = 最初からやり直す
lesson-restart-sure = この授業でしたことを消します。よろしいですか。
lesson-restart-yes = 消してやり直す
lesson-restart-no = 残しておく
lesson-none = ここには授業がありません
lesson-none-why = このページは、先生が作った授業を表示します。授業を開くリンクに、授業の全体が入っています。
lesson-refused = この授業を開けません。{ $reason }
lesson-refused-help = 先生からリンクをもう一度受け取り、全体をコピーしてください。
lesson-loading = 授業を読み込んでいます。
lesson-not-fetched = 読み込めませんでした。接続を確かめてから、もう一度試してください
lesson-not-in-course = コースの授業は{ NUMBER($count) }つで、{ $given }という授業はありません
lesson-to-course = 六つの授業のコース
lesson-to-teach = 授業を作る
lesson-code-unsound = このコードはこのページで作られたものではありません。
lesson-code-other = これは別の授業のコードです。
lesson-code-edited = このコードは、この授業の別の版のものです。先生が授業を変更しました。
lesson-code-again = この内容はすでにここにあります。
## 教える：クラス

teach-class = クラスの答えを見る
teach-class-purpose = クラスの結果が一目でわかります。
class-no-lesson = クラスは一つの授業のものです。授業のリンクを開くか、授業を書いてください。それから、ここに生徒のコードを入れます。
class-no-tasks = この授業には生徒が提出できるものがありません。課題か、コンピューターと遊ぶ局面を追加してください。
class-to-lesson = 授業へ
class-lesson-number = この授業の番号は{ $number }です。授業を変えると番号も変わります。
class-how = 生徒が授業を終えると、コードが文字、リンク、QRコードで表示されます。ここではクラスのコードをすべてまとめます。
class-private = すべてこの端末の中だけにあり、コードはどこにも送られません。
class-honest = コードは証明にはなりません。このページを知っている人なら誰でも作れます。
class-codes = 生徒のコード（いくつでも一度に入れられます）
class-take = このコードを受け取る
class-add = コードを加える
class-files = ファイルを選ぶ
class-drop = ここにファイルをドロップすることもできます：文章、表（CSV）、QRコードの写真。このページのどこかに貼り付けたコードも受け取ります。
class-file-large = { $name }は大きすぎます。読めるのは{ $megabytes } MBまでのファイルです。
class-file-archive = { $name }は圧縮ファイルかオフィスの文書です。展開するか、文章またはCSVとして保存して、そのファイルを選んでください。
class-file-other = { $name }は文章でも写真でもないので、読めるコードがありません。
class-file-no-code = 写真{ $name }にはQRコードが見つかりませんでした。正面から撮った、ぶれていない写真なら読めるかもしれません。
class-file-no-scanner = 読み取り機能が起動しなかったため、{ $name }は読めませんでした。写真をもう一度選ぶか、コードを貼り付けてください。
class-file-failed = { $name }を読めませんでした。
scan-start = カメラで読み取る
scan-picture = カメラの画像
scan-asking = このページがカメラを使ってよいか、ブラウザが尋ねています。
scan-running = QRコードをカメラの前に出してください。
scan-heard = これまでに{ NUMBER($codes) }個。{ $words }
scan-taken = 受け取りました。
scan-taken-of = 受け取りました：{ $name }。
scan-other = これは別の授業のコードか、この授業の前か後の版のコードです。
scan-no-code = このQRコードには授業のコードがありません。
scan-unavailable = ここでは読み取りができません。コードを貼り付けるか、ファイルを選んでください。
scan-forbidden = このページにはカメラの使用が許可されませんでした。ブラウザの設定で許可するか、コードを貼り付けてください。
scan-absent = この端末には、このページで使えるカメラがありません。コードを貼り付けるか、ファイルを選んでください。
scan-busy = カメラが今は動きません。ほかのプログラムが使っているかもしれません。それを閉じて、もう一度試してください。
scan-insecure = アドレスがhttpsで始まらないので、ブラウザはこのページにカメラを使わせません。コードを貼り付けるか、ファイルを選んでください。
class-reading = { NUMBER($total) }個のコードのうち{ NUMBER($done) }個を読みました
class-counts = 新しい生徒は{ NUMBER($new) }人、コードが新しくなった生徒は{ NUMBER($newer) }人です。
class-unkept = この端末にクラスを保存できませんでした。保存場所がいっぱいか、ブラウザが許可していません。ページを閉じる前に、コードを保存してください。
class-arrived-other = 授業「{ $name }」のコードを、そのクラスに加えました。
class-arrived-waiting = このコードには番号{ $number }の授業が必要ですが、この端末にはありません。コードは保存しました。その授業のリンクを編集画面で開くと、数に入ります。
class-empty = この授業のコードは、まだ誰も提出していません。
class-overview = 一覧
class-numbers = 生徒{ NUMBER($pupils) }人、課題{ NUMBER($tasks) }個。すべて解いた生徒は{ NUMBER($complete) }人です。
class-hide = 名前を隠す
class-hide-title = クラスに見せる画面のために、生徒を入れ替えた順番の番号で呼びます。
class-pupil = 生徒{ NUMBER($number) }
class-name = 名前
class-solved = 解いた数
class-minutes = 分
class-at-once = 一度で解いた
class-after = { NUMBER($tries) }回目で解いた
class-tried = { NUMBER($tries) }回試して、解けていない
class-written = 書いた
class-not-begun = 始めていない
class-word-once = 一度で
class-word-later = 後で
class-word-not = まだ
class-choose = マスを選ぶと、試したことが表示されます。
class-ask = 聞き返す言葉：「{ $question }」
class-ask-game = どの手の後で勝てなくなりましたか。
class-ask-move = その手に、相手はどう応じますか。
class-ask-winner = 最初にどの手を試しますか。相手はどう応じますか。
class-ask-row = この場所からどの局面に移れますか。
class-ask-rule = その規則は、どの局面で間違いになりますか。
class-ask-explanation = 勝つ人は、それぞれの手にどう応じますか。
class-hints = ヒント{ NUMBER($hints) }回
class-more = ほかに{ NUMBER($count) }件あります。ここには表示していません。
class-tasks = 試したこと
class-game = ゲーム
class-wrong = 勝てない手
class-wrong-drawn = { $position }：勝てないのに試された溝に、試した生徒の人数
class-wrong-move = { $play }：{ NUMBER($count) }人
class-no-wrong = 勝てない手を試した生徒はいません。
class-predictions = 最初の答え：先に動かすプレイヤーが{ NUMBER($first) }人、もう一人のプレイヤーが{ NUMBER($second) }人。
class-places = 最初に提出した行で、それぞれの場所を間違えた生徒の人数。
class-wrong-count = 間違い
class-formulas = 規則を見つけていない生徒の最後の式
class-times = （{ NUMBER($count) }人）
class-lost = 勝てたのに負けになった局面
class-lost-asking = ゲームを調べています。
class-lost-unknown = このゲームはここでは調べられません。局面が大きすぎるか、ワーカーが動いていません。
class-lost-none = 提出された{ NUMBER($games) }個のゲームで、勝ちを逃した生徒はいません。
class-lost-move = { $play }：{ NUMBER($count) }個のゲームで。
class-lost-best = 勝てた手：{ $play }。
class-problems = 数に入らないもの
class-problem-count = 提出されたもののうち{ NUMBER($count) }件は数に入りません。
class-forget-problems = これらを消す
class-other = 番号{ $number }の、別の授業のコードです。
class-other-named = 授業「{ $name }」のコードです。その授業を開いて受け取ってください。
class-edited = この授業の、前か後の版のコードです。
class-again = このコードか、同じ生徒のより新しいコードが、前に提出されています。
class-forged = このようなコードを書くページはありません。作られたものか、見かけが同じ別の授業のものです。
class-too-many = クラスにはもう{ NUMBER($most) }人の生徒がいます。
code-no-mark = これはコードではありません。コードはSWEET-で始まります。
code-letter = SWEET-の後の{ NUMBER($place) }文字目の{ $letter }は、コードにない文字です。
code-cut-off = コードが途中で切れています。終わりの{ NUMBER($count) }文字がありません。
code-too-long = コードより文字が多くあります。
code-damaged-at = SWEET-の後の{ NUMBER($place) }文字目が違います。正しくは{ $letter }です。
code-damaged = このコードは、いくつかの文字が違うか、足りません。
code-later = このコードは、このページの新しい版で書かれています。ページを読み込み直してください。
class-csv = 表を保存（CSV）
class-csv-tries = 回数
class-csv-hints = ヒント
class-save-codes = コードを保存
class-save-purpose = 表は表計算ソフトのためのものです。隠した名前は表の中でも隠れています。コードは、ここでも別の端末でも、また受け取れます。
class-forget-all = コードをすべて消す
class-several = いくつかの授業
class-several-how = この端末にあるすべての授業のクラスと、生徒ごとの解いた課題の数です。生徒はニックネームだけで見分けます。
class-open = 授業「{ $name }」を開く

# 別の端末にいる友だちとのゲーム。
friend-far = 離れた友だち
friend-yours = 友だち
friend-let-begin = 友だちが先
friend-waiting = 友だちの番です。
friend-board = 次は友だちが動かします。
friend-you-begin = あなたが先です。次は友だちの番です。
friend-yours-now = 友だちが動かしました。あなたの番です！
friend-theirs-now = こんどは友だちの番です。
friend-hand-over = ゲームを送る
friend-send-move = 自分の手を送る
friend-send-game = ゲームを送る
friend-take-back = 取り消す
friend-has-it = もう渡した
friend-aloud = 声で伝える
friend-aloud-what = 友だちに入力してもらう文：
send-puzzle = 問題を送る
friend-heard = 友だちの手
friend-heard-what = 友だちのリンクを開くか、ここに貼り付けてください。友だちが読み上げた文（例：{ $example }）も入力できます。
friend-hear = この手を指す
friend-empty = 先に手を入力してください。
friend-unread = { $text }は手でもリンクでもゲームでもありません。手は、番号、手、二つの文字で書きます（例：3 z4 KM）。
friend-number = これは{ NUMBER($number) }手目ですが、次は{ NUMBER($next) }手目です。
friend-letters = 二つの文字が合いません。入力の間違いか、友だちのゲームがこのゲームと違います。リンクを送ってもらってください。
friend-not-by-link = 離れた友だちとのゲームのリンクではありません。
friend-no-move = ここにあるゲームと同じです。友だちの手がまだ入っていません。
friend-your-turn = あなたの番です。
friend-doubt = どちらのゲームにしますか。
friend-here = この端末
friend-in-link = リンク
friend-keep = この端末のゲームを続ける
friend-take = リンクのゲームにする
friend-other-game = このリンクは、今のゲームとは別のゲームのものです。
friend-other-first = このリンクは同じゲームのものですが、初めの局面が違います。
friend-shorter = リンクには{ NUMBER($link) }手しかありませんが、ここでは{ NUMBER($here) }手まで進んでいます。古いリンクか、手が取り消されています。
friend-different = { NUMBER($number) }手目は、リンクでは{ $link }ですが、この端末では{ $here }です。
friend-out-of-turn = リンクの{ NUMBER($number) }手目（{ $link }）はあなたの手ですが、この端末では指していません。
friend-try-from = そこからノワールを相手にやり直す

# ルールの一括検証：数の代わりに文字を含むルール

## The map of k and s

map = k と s の地図
map-lead = 一つのマスが一つのチョコレートです。マスの数 c は、x と z に c を足したニム和が勝敗の規則になることを表します。
map-shape = チョコレートの形
map-triangle = 三角形：y ≤ ⌊(x + z + s)/k⌋
map-step = 帯と階段：y ≤ ⌊(z + s)/k⌋
map-waiting = マスを読み込んでいます…
map-missing = マスを読み込めませんでした。
map-picture = k と s の地図。矢印キーでマスを移動します
map-touch = マスに触れると規則が表示されます。
map-open = このチョコレートを「しらべる」で開く
map-proved = すべての局面について証明されています。
map-theorem = 定理 { $name }（proofs/{ $file }.v）を Rocq が検査しています。この定理は同じ種類のすべてのパラメーターを一度に扱います。
map-verified = x と z が { $least } 以上 { $bound } 以下のすべての局面で確かめました。証明はまだありません。
map-none = どの数 c も規則になりません。{ $at } までの P 局面がすべての c を除外します。
map-open-cell = わかっていません。試した数 c はどれも { $bound } までのどこかで外れますが、除外されていない c が残っています。
map-rule = { $formula } のとき、そのときに限り P 局面です。
map-rule-pass = パスが使える間は、{ $formula } のとき、そのときに限り P 局面です。
map-under = { $formula } かつ y ≤ ⌊{ $rim }⌋
map-partner = x′ は x の相手です。1 と 2、3 と 4、… が互いに相手で、0 の相手は 0 です。
map-corner-pass = x か z が 0 のときは、(0, 0, 0) だけが P 局面です。
map-corner-high = 例外が三つあります。(0, 1, 2) と (2, 1, 0) は P 局面で、(2, 1, 2) は P 局面ではありません。このほか x か z が 0 のときは、(0, 0, 0) だけが P 局面です。
map-corner-misere = 逆形では、x と z がどちらも 2 以上のときにこの規則が成り立ちます。それ以外では (1, 0, 0) と (0, 0, 1) だけが P 局面です。
map-corner-both = 逆形では、x か z が 3 以上のときにこの規則が成り立ちます。それ以外では (2, 0, 0)、(1, 0, 1)、(0, 0, 2) だけが P 局面です。
map-legend-proved = この数 c はすべての局面について証明されています
map-legend-verified = この数 c はある範囲まで確かめられています
map-legend-none = どの数 c も規則になりません
map-legend-open = わかっていません
