import { darker, lighter } from "../../kit/colour.ts";
import { circle, many, path } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("air", "backdrop", "studio");
const outlined = (d: string, colour: string) =>
  path(d, colour, 'stroke="#ffffff" stroke-width="18" stroke-linejoin="round" paint-order="stroke"');
const around = (count: number, radius: number, cy: number) => (at: number) =>
  [
    Math.round(Math.cos((at / count) * Math.PI * 2) * radius),
    Math.round(cy + Math.sin((at / count) * Math.PI * 2) * radius),
  ] as const;
const burst = (count: number, far: number, near: number, cy: number) =>
  `M${many(count * 2, (at) => around(count * 2, at % 2 ? near : far, cy)(at).join(" ") + (at < count * 2 - 1 ? "L" : "Z"))}`;

/** Marks that creators put over a picture to direct attention. They do not depend on the light of the scene. */
export const callouts = {
  arrow: t(
    460,
    300,
    (b, c = "#e11d1d") =>
      b.soft(path("M-220 -190H30V-290L225 -145L30 0V-100H-220Z", "#000000", 'opacity="0.45"'), 8) +
      outlined("M-220 -200H30V-300L225 -150L30 0V-100H-220Z", c) +
      path("M-206 -186H44V-268L196 -158L-206 -158Z", lighter(c, 0.22), 'opacity="0.7"'),
  ),
  ring: t(
    400,
    400,
    (_b, c = "#e11d1d") =>
      circle(0, -200, 182, "none", 'stroke="#ffffff" stroke-width="38"') +
      circle(0, -200, 182, "none", `stroke="${c}" stroke-width="24"`),
  ),
  questionMark: t(
    260,
    400,
    (b, c = "#ffd02c") =>
      b.soft(
        path(
          "M-110 -270C-110 -420 120 -420 120 -270C120 -190 40 -190 40 -110H-40",
          "none",
          'stroke="#000" stroke-width="80" opacity="0.4"',
        ),
        8,
      ) +
      many(2, (at) => {
        const [colour, extra] = at === 0 ? ["#1c1a18", 26] : [c, 0];
        return (
          path(
            "M-86 -280C-86 -390 90 -390 90 -280C90 -210 0 -210 0 -120",
            "none",
            `stroke="${colour}" stroke-width="${62 + extra}" stroke-linecap="round"`,
          ) + circle(0, -36, 36 + extra / 2, colour)
        );
      }),
    { isSigned: true },
  ),
  smiley: t(
    360,
    360,
    (b, c = "#ffcf2e") =>
      b.ball(0, -180, 174, `!${c}`) +
      circle(
        0,
        -180,
        174,
        b.radial(
          [
            [0, "#ffffff", 0.35],
            [0.6, "#ffffff", 0],
            [1, "#b8640c", 0.45],
          ],
          0.4,
          0.3,
          0.75,
        ),
      ) +
      many(2, (at) => path(`M${-64 + at * 128} -268c26 0 26 76 0 76s-26 -76 0 -76Z`, "#3a1f0c")) +
      path("M-106 -142Q0 -120 106 -142Q96 -40 0 -40Q-96 -40 -106 -142Z", "#5a1f12") +
      path("M-92 -134Q0 -114 92 -134L86 -104Q0 -88 -86 -104Z", "#ffffff") +
      path("M-56 -62Q0 -100 56 -62Q30 -42 0 -42Q-30 -42 -56 -62Z", "#e8485a"),
  ),
  thumbsUp: t(
    340,
    360,
    (b, c = "#f4b942") =>
      b.body(
        "M-60 -170C-10 -200 6 -260 6 -330C6 -372 78 -366 80 -300C80 -260 66 -226 60 -206H140C176 -206 180 -160 150 -150C176 -140 172 -100 142 -94C164 -82 156 -46 128 -42C142 -24 130 0 100 0H-20L-60 -16Z",
        c,
      ) +
      b.line("M150 -150H92M142 -94H92M128 -42H88", darker(c, 0.3), 6) +
      b.box(-150, -190, 84, 196, "#2a6ad8", 12),
  ),
  explosion: t(
    460,
    440,
    (b) =>
      b.glow(0, -220, 330, "#ff8a1c", 0.8) +
      path(burst(13, 220, 140, -220), "#e8401c") +
      path(burst(11, 178, 112, -220), "#ff8a1c") +
      path(burst(9, 130, 82, -220), "#ffd02c") +
      path(burst(8, 78, 48, -220), "#fff6d8") +
      many(9, (at) =>
        circle(around(9, 236 + (at % 3) * 10, -220)(at)[0], around(9, 214, -220)(at)[1], 7 + (at % 3) * 4, "#3a2418"),
      ),
  ),
  fireworks: t(460, 440, (b) =>
    [
      [0, -270, 150, "#ff4a6a"],
      [-140, -130, 96, "#4ad8ff"],
      [140, -120, 104, "#ffd02c"],
    ]
      .map(([x, y, r, colour]) => {
        const [cx, cy, far] = [Number(x), Number(y), Number(r)];
        return (
          b.glow(cx, cy, far * 1.15, String(colour), 0.5) +
          many(14, (at) => {
            const [dx, dy] = around(14, far, 0)(at);
            return (
              b.line(`M${cx + dx * 0.28} ${cy + dy * 0.28}L${cx + dx} ${cy + dy}`, `!${colour}`, 7) +
              circle(cx + dx, cy + dy, 7, "#ffffff")
            );
          })
        );
      })
      .join(""),
  ),
  lightning: t(
    240,
    440,
    (b, c = "#ffe14a") =>
      b.glow(0, -220, 260, c, 0.55) +
      path(
        "M40 -440L-110 -190H-14L-60 0L112 -260H12L84 -440Z",
        c,
        'stroke="#fffbe0" stroke-width="8" stroke-linejoin="round"',
      ),
  ),
  rainbow: t(520, 270, () =>
    ["#e8372c", "#f58a1f", "#f7d52b", "#3fae49", "#2f7fd6", "#7a45c4"]
      .map((colour, at) => {
        const r = 248 - at * 18;
        return path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, "none", `stroke="${colour}" stroke-width="18.5" opacity="0.85"`);
      })
      .join(""),
  ),
  smoke: t(300, 440, (b, c = "#8a8c90") =>
    many(9, (at) =>
      b.haze(
        Math.round(Math.sin(at * 1.3) * (10 + at * 9)),
        -30 - at * 44,
        34 + at * 12,
        32 + at * 9,
        at % 2 ? c : lighter(c, 0.18),
        0.75,
      ),
    ),
  ),
};
