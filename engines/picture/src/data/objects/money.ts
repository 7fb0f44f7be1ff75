import { darker } from "../../kit/colour.ts";
import { circle, faint, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "backdrop", "vault");

export const money = {
  cash: t(
    420,
    380,
    (b) =>
      b.shadow(420) +
      many(3, (pile) =>
        many([6, 9, 4][pile] ?? 5, (at) => {
          const [x, y] = [-140 + pile * 140, -34 - at * 36];
          return b.box(x - 80, y, 160, 34, at % 2 ? "#4a9a5a" : "#5aac6a", 4) + b.slab(x - 20, y, 40, 34, "#f4ead0");
        }),
      ),
  ),
  coins: t(
    400,
    300,
    (b) =>
      b.shadow(400) +
      many(4, (pile) =>
        many([4, 7, 9, 5][pile] ?? 4, (at) =>
          b.egg(-140 + pile * 94, -20 - at * 28, 54, 19, at % 2 ? "!#f0b82c" : "!#ffd65a"),
        ),
      ),
  ),
  goldBars: t(
    420,
    260,
    (b) =>
      b.glow(0, -120, 320, "#ffd86a", 0.6) +
      b.shadow(420) +
      many(6, (at) => {
        const row = at < 3 ? 0 : at < 5 ? 1 : 2;
        const k = row === 0 ? at : row === 1 ? at - 3 : 0;
        const x = -140 + row * 70 + k * 140;
        const y = -10 - row * 84;
        return (
          b.body(`M${x - 66} ${y}L${x - 48} ${y - 70}H${x + 48}L${x + 66} ${y}Z`, "!#f0b82c") +
          b.flat(`M${x - 48} ${y - 70}H${x + 48}L${x + 34} ${y - 84}H${x - 34}Z`, "!#ffe48a")
        );
      }),
  ),
  moneyBag: t(
    300,
    360,
    (b) =>
      b.shadow(280) +
      b.body("M-50 -280C-150 -200 -170 0 -100 0H100C170 0 150 -200 50 -280Z", "#b88a4a") +
      b.body("M-80 -360Q0 -330 80 -360L50 -280H-50Z", "#a87a3c") +
      b.slab(-60, -290, 120, 22, "#6a4420", 10) +
      b.line(
        "M0 -200V-50M40 -160C30 -190 -44 -190 -44 -150C-44 -116 44 -134 44 -96C44 -56 -30 -60 -44 -90",
        "!#ffe08a",
        17,
      ),
    { isSigned: true },
  ),
  wallet: t(
    380,
    280,
    (b, c = "#7a4426") =>
      b.shadow(360) +
      b.box(-130, -280, 240, 90, "#5aac6a", 6) +
      b.box(-180, -230, 360, 230, c, 26) +
      b.box(60, -150, 130, 70, darker(c, 0.2), 20) +
      b.ball(100, -115, 17, "!#f0c84a"),
  ),
  creditCard: t(
    400,
    260,
    (b, c = "#2a4ab8") =>
      `<g transform="rotate(-10 0 -130)">${b.box(-190, -250, 380, 236, c, 24)}${b.slab(-190, -206, 380, 44, "#12162a")}${b.slab(-160, -130, 64, 46, "!#f0c84a", 8)}${b.slab(-160, -62, 220, 17, "!#dfe6ff", 8)}${circle(120, -66, 30, "#e8402c")}${circle(156, -66, 30, "#f0a82c", faint(0.85))}</g>`,
  ),
  safe: t(
    360,
    380,
    (b) =>
      b.shadow(360) +
      b.box(-170, -370, 340, 350, "#5a646e", 16) +
      b.box(-140, -340, 280, 290, "#6e7984", 10) +
      b.ring(10, -200, 64, "#c8a24a", 20) +
      many(4, (at) =>
        b.line(
          `M10 -200l${Math.round(Math.cos(at * 1.57 + 0.4) * 90)} ${Math.round(Math.sin(at * 1.57 + 0.4) * 90)}`,
          "#c8a24a",
          11,
        ),
      ) +
      b.slab(-140, -24, 50, 24, "#2a2e34") +
      b.slab(90, -24, 50, 24, "#2a2e34"),
  ),
};
