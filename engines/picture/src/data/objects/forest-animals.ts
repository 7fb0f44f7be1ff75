import { lighter } from "../../kit/colour.ts";
import { circle, many } from "../../kit/svg.ts";
import { eye, kindOf, wideEye } from "../../objects/thing.ts";
import { muzzle, nose, sitting, standing } from "./parts/animal-bodies.ts";

const t = kindOf("ground", "meadow", "forest");

export const forestAnimals = {
  fox: t(
    320,
    400,
    sitting(
      "#e0661c",
      "#fff6ea",
      (b, c) =>
        b.body("M-104 -280L-110 -404L-16 -340ZM104 -280L110 -404L16 -340Z", c) +
        b.flat("M-90 -310L-94 -370L-50 -340ZM90 -310L94 -370L50 -340Z", "#2a1a14"),
      (b) =>
        b.flat(
          "M-106 -260C-70 -220 -20 -250 0 -210C20 -250 70 -220 106 -260C90 -190 30 -172 0 -172C-30 -172 -90 -190 -106 -260Z",
          "#fff6ea",
        ) +
        nose(0, -212, 16) +
        eye(-44, -280, 15) +
        eye(44, -280, 15),
      (b, c) =>
        b.body("M80 -20C220 0 240 -130 190 -210C150 -180 120 -100 80 -60Z", c) +
        b.flat("M190 -210C214 -180 222 -150 216 -120C190 -130 168 -150 166 -176Z", "#fff6ea"),
    ),
    { places: ["forest", "snowfield"] },
  ),
  wolf: t(
    320,
    400,
    sitting(
      "#7a8088",
      "#d8dce0",
      (b, c) =>
        b.body("M-104 -290L-96 -404L-20 -346ZM104 -290L96 -404L20 -346Z", c) +
        b.flat("M-86 -320L-82 -374L-46 -346ZM86 -320L82 -374L46 -346Z", "#4a4e54"),
      (b) =>
        b.flat("M-70 -230C-40 -260 40 -260 70 -230C60 -170 -60 -170 -70 -230Z", "#d8dce0") +
        nose(0, -234, 18) +
        b.line("M-30 -196Q0 -182 30 -196", "#2a2224", 6) +
        circle(-44, -286, 17, "#f0c03a") +
        circle(44, -286, 17, "#f0c03a") +
        circle(-44, -286, 8, "#17110e") +
        circle(44, -286, 8, "#17110e") +
        b.line("M-74 -316L-24 -302M74 -316L24 -302", "#3a3e44", 10),
    ),
    { places: ["forest", "snowfield"] },
  ),
  bear: t(
    340,
    400,
    sitting(
      "#7a4a2a",
      "#c89a6a",
      (b, c) =>
        b.ball(-86, -344, 38, c) +
        b.ball(86, -344, 38, c) +
        b.disc(-86, -344, 19, "#5a3420") +
        b.disc(86, -344, 19, "#5a3420"),
      muzzle("#d8b080"),
    ),
    { places: ["forest"] },
  ),
  polarBear: t(
    460,
    330,
    standing(
      "#f4f2ea",
      "#e8e6dc",
      (b, c) =>
        b.body("M60 -250C110 -300 150 -330 200 -320L214 -214C190 -170 150 -150 120 -150Z", c) +
        b.ball(150, -330, 22, c) +
        b.ball(214, -330, 22, c) +
        b.egg(184, -272, 76, 70, c) +
        b.egg(236, -252, 44, 34, lighter(c, 0.3)) +
        nose(266, -266, 15) +
        eye(196, -290, 10) +
        b.line("M240 -230Q256 -224 268 -234", "#3a3634", 5),
    ),
    { places: ["arctic"] },
  ),
  panda: t(
    340,
    400,
    sitting(
      "#f8f6f0",
      "#ffffff",
      (b) => b.ball(-86, -344, 38, "#1c1c1e") + b.ball(86, -344, 38, "#1c1c1e"),
      (b) =>
        b.oval(-46, -278, 36, 42, "#1c1c1e") +
        b.oval(46, -278, 36, 42, "#1c1c1e") +
        wideEye(-44, -284, 17) +
        wideEye(44, -284, 17) +
        nose(0, -240, 16) +
        b.line("M-22 -216Q0 -202 22 -216", "#2a1a18", 6) +
        b.line("M-90 -170Q-110 -90 -60 -80M90 -170Q110 -90 60 -80", "#1c1c1e", 46),
    ),
    { places: ["jungle"] },
  ),
  owl: t(
    260,
    380,
    (b, c = "#8a6238") =>
      b.shadow(220) +
      b.body("M-110 -40C-130 -260 -80 -340 0 -340C80 -340 130 -260 110 -40C60 0 -60 0 -110 -40Z", c) +
      b.body("M-90 -300L-96 -380L-30 -330ZM90 -300L96 -380L30 -330Z", c) +
      b.oval(0, -110, 66, 90, "#e8d0a0") +
      many(9, (at) => b.line(`M${-40 + (at % 3) * 40} ${-160 + Math.floor(at / 3) * 40}q10 14 20 0`, "#8a6238", 6)) +
      wideEye(-46, -256, 44) +
      wideEye(46, -256, 44) +
      b.flat("M-14 -236L14 -236L0 -204Z", "#f0a81c"),
    { places: ["forest"] },
  ),
};
