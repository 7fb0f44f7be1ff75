import { circle, ellipse, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";
import { bowl, plate, steam } from "./parts/tableware.ts";

const t = kindOf("table", "kitchen", "table", "restaurant");

export const dishes = {
  ramen: t(
    440,
    280,
    (b) =>
      bowl(
        b,
        "#22262e",
        "#c8782c",
        many(9, (at) => b.line(`M${-140 + at * 26} ${-172 + (at % 3) * 9}q24 -22 46 0t46 0`, "#f8e0a0", 8)) +
          b.egg(-90, -186, 46, 22, "#e8a890") +
          b.egg(70, -190, 44, 26, "#fffaf0") +
          b.oval(70, -190, 24, 14, "#f0981c") +
          b.flat("M-10 -200L50 -236L80 -210L20 -180Z", "#1c3a24") +
          many(8, (at) => b.disc(-40 + at * 16, -158 + (at % 3) * 8, 7, "#6ab83a")),
      ) +
      b.line("M60 -180L260 -330M90 -170L280 -310", "#8a4a20", 11) +
      steam(b, -230),
  ),
  soup: t(
    440,
    260,
    (b, c = "#e8e2d6") =>
      bowl(
        b,
        c,
        "#d8662a",
        many(8, (at) => b.oval(-110 + at * 32, -170 + (at % 3) * 10, 15, 8, at % 2 ? "#6ab83a" : "#f4a83a")),
      ) + steam(b, -220),
  ),
  salad: t(440, 260, (b) =>
    bowl(
      b,
      "#f0ebe0",
      "#5a9a3a",
      many(16, (at) =>
        b.ball(-140 + (at % 8) * 40, -186 - Math.floor(at / 8) * 22, 36, at % 2 ? "#4a9a34" : "#7ac04a"),
      ) + many(5, (at) => b.ball(-110 + at * 56, -206, 22, "#e0382c")),
    ),
  ),
  pasta: t(
    440,
    240,
    (b) =>
      plate(b) +
      many(14, (at) =>
        b.line(
          `M${-130 + at * 14} -40C${-160 + at * 22} -130 ${-20 + at * 6} -150 ${90 - at * 10} -${60 + at * 4}`,
          at % 2 ? "#f4d080" : "#e8bc60",
          11,
        ),
      ) +
      b.body("M-80 -110C-60 -160 60 -160 80 -110C60 -80 -60 -80 -80 -110Z", "#c8341f") +
      many(4, (at) => b.ball(-50 + at * 34, -126, 22, "#8a3a20")) +
      b.flat("M0 -150Q30 -190 60 -160Q40 -140 0 -150Z", "#3f9a34") +
      steam(b, -160),
  ),
  rice: t(440, 240, (b) =>
    bowl(
      b,
      "#b83a2c",
      "#fffaf0",
      many(60, (at) =>
        b.oval(
          -150 + (at % 15) * 21,
          -190 - Math.floor(at / 15) * 14 + Math.abs((at % 15) - 7) * 4,
          11,
          6,
          at % 4 ? "#fffdf6" : "#ece4d4",
        ),
      ),
    ),
  ),
  paella: t(
    560,
    240,
    (b) =>
      b.shadow(560) +
      b.egg(0, -70, 270, 86, "#3a3a3e") +
      b.line("M-270 -80Q-320 -90 -300 -60M270 -80Q320 -90 300 -60", "#2a2a2e", 18) +
      b.oval(0, -80, 248, 72, "#e8a82c") +
      many(40, (at) =>
        b.oval(Math.cos(at * 2.4) * (30 + at * 5), -80 + Math.sin(at * 2.4) * (10 + at * 1.4), 8, 4, "#f8d068"),
      ) +
      many(6, (at) =>
        b.line(
          `M${Math.round(Math.cos(at * 1.05) * 160)} ${Math.round(-84 + Math.sin(at * 1.05) * 44)}q26 -34 48 -6q4 20 -16 22`,
          "#e8502c",
          15,
        ),
      ) +
      many(6, (at) => b.egg(Math.cos(at * 1.05 + 0.5) * 110, -90 + Math.sin(at * 1.05 + 0.5) * 34, 26, 13, "#22222a")) +
      many(5, (at) =>
        b.flat(
          `M${Math.round(Math.cos(at * 1.26) * 200)} ${Math.round(-84 + Math.sin(at * 1.26) * 54)}l30 -26l16 28Z`,
          "#f8e04a",
        ),
      ) +
      many(16, (at) => b.disc(Math.cos(at * 1.9) * 190, -82 + Math.sin(at * 1.9) * 52, 7, "#4a9a3a")) +
      steam(b, -150),
  ),
  sushi: t(
    440,
    180,
    (b) =>
      b.shadow(440) +
      b.box(-210, -40, 420, 36, "#8a5a30", 8) +
      many(3, (at) => {
        const x = -134 + at * 134;
        return (
          b.box(x - 52, -100, 104, 64, "#fffaf2", 24) +
          b.body(
            `M${x - 58} -98C${x - 50} -146 ${x + 50} -146 ${x + 58} -98Q${x} -82 ${x - 58} -98Z`,
            ["#f0742c", "#d8384a", "#f8c84a"][at] ?? "#f0742c",
          ) +
          b.slab(x - 12, -128, 24, 92, "#1c2a20", 4)
        );
      }),
  ),
  steak: t(
    420,
    200,
    (b) =>
      plate(b) +
      b.body("M-150 -60C-170 -140 -60 -160 20 -140C120 -150 190 -110 160 -50C120 -10 -120 0 -150 -60Z", "#8a3a24") +
      b.line("M-100 -100L-40 -40M-40 -120L20 -50M20 -130L80 -60M80 -130L130 -70", "#4a1c10", 9) +
      b.flat("M-150 -66C-166 -130 -70 -152 -10 -142C-80 -130 -130 -110 -134 -60Z", "#f0d8c0") +
      b.flat("M120 -40Q160 -90 200 -60Q180 -30 120 -40Z", "#4a9a3a") +
      steam(b, -150),
  ),
  egg: t(
    340,
    150,
    (b) =>
      b.shadow(360) +
      b.egg(0, -40, 180, 42, "#26282c") +
      b.line("M170 -44L300 -70", "#26282c", 24) +
      b.flat("M-130 -46C-150 -90 -60 -80 -40 -84C20 -100 120 -90 130 -50C120 -20 -110 -10 -130 -46Z", "#fffdf6") +
      b.egg(0, -58, 50, 30, "#f8a81c"),
  ),
  fishDish: t(
    440,
    190,
    (b) =>
      plate(b) +
      b.body("M-160 -70C-90 -150 60 -150 120 -70C60 0 -90 10 -160 -70Z", "#c87a4a") +
      b.body("M110 -70L180 -120V-26Z", "#a85c34") +
      circle(-110, -84, 9, "#fff") +
      b.line("M-50 -110L-20 -30M0 -114L30 -34M50 -104L74 -44", "#7a3a1c", 7) +
      ellipse(140, -40, 30, 14, "#f8e04a"),
  ),
};
