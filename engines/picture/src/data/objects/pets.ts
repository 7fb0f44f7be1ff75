import { darker } from "../../kit/colour.ts";
import { circle, path } from "../../kit/svg.ts";
import { eye, kindOf } from "../../objects/thing.ts";
import { muzzle, nose, sitting } from "./parts/animal-bodies.ts";

const t = kindOf("ground", "meadow", "forest");

export const pets = {
  dog: t(
    300,
    400,
    sitting(
      "#c88a4a",
      "#f4e4cc",
      (b, c) =>
        b.body("M-80 -340C-150 -350 -160 -250 -130 -210C-100 -210 -84 -270 -66 -310Z", darker(c, 0.35)) +
        b.body("M80 -340C150 -350 160 -250 130 -210C100 -210 84 -270 66 -310Z", darker(c, 0.35)),
      (b) =>
        b.oval(0, -236, 60, 48, "#f4e4cc") +
        nose(0, -262, 20) +
        b.flat("M-16 -216Q0 -170 18 -216Z", "#e8606a") +
        b.line("M0 -244V-222M0 -222Q-24 -204 -40 -222M0 -222Q24 -204 40 -222", "#3a2420", 6) +
        eye(-46, -296, 16) +
        eye(46, -296, 16) +
        b.slab(-72, -190, 144, 20, "#d8302c", 10) +
        b.disc(0, -168, 14, "!#f0c84a"),
      (b, c) => b.line("M96 -40C170 -50 190 -120 170 -160", c, 34),
    ),
    { places: ["street", "meadow"] },
  ),
  cat: t(
    290,
    390,
    sitting(
      "#e8963c",
      "#fdeed8",
      (b, c) =>
        b.body("M-100 -280L-96 -386L-20 -340ZM100 -280L96 -386L20 -340Z", c) +
        b.flat("M-82 -310L-82 -360L-44 -338ZM82 -310L82 -360L44 -338Z", "#f4a8a0"),
      (b, c) =>
        b.flat("M-20 -366L-12 -320M0 -368L0 -318M20 -366L12 -320", darker(c, 0.35)) +
        b.line("M-20 -362L-14 -324M0 -366V-322M20 -362L14 -324", darker(c, 0.35), 9) +
        b.oval(0, -240, 46, 32, "#fdeed8") +
        circle(-44, -284, 24, "#c8e85a") +
        circle(44, -284, 24, "#c8e85a") +
        circle(-44, -284, 10, "#17110e", 'transform="scale(1 1)"') +
        circle(44, -284, 10, "#17110e") +
        circle(-50, -292, 6, "#fff") +
        circle(38, -292, 6, "#fff") +
        path("M-12 -258L12 -258L0 -244Z", "#d8605c") +
        b.line(
          "M0 -244V-236M0 -236Q-16 -222 -28 -234M0 -236Q16 -222 28 -234M-50 -246L-120 -256M-50 -238L-118 -230M50 -246L120 -256M50 -238L118 -230",
          "#4a3024",
          4,
        ),
      (b, c) => b.line("M90 -30C190 -30 190 -150 150 -190", c, 32),
    ),
    { places: ["livingRoom"] },
  ),
  hamster: t(
    320,
    380,
    sitting(
      "#e0a050",
      "#fff4e4",
      (b) =>
        b.ball(-84, -346, 36, "#e0a050") +
        b.ball(84, -346, 36, "#e0a050") +
        b.disc(-84, -344, 18, "#f4b0a0") +
        b.disc(84, -344, 18, "#f4b0a0"),
      (b) =>
        b.oval(-60, -242, 62, 52, "#fff4e4") +
        b.oval(60, -242, 62, 52, "#fff4e4") +
        eye(-50, -294, 20) +
        eye(50, -294, 20) +
        b.oval(0, -262, 14, 10, "#e07a7a") +
        b.flat("M-12 -246H12V-224H-12Z", "#ffffff") +
        b.line("M0 -246V-226", "#b8a8a0", 3) +
        b.ball(-70, -150, 26, "#fff4e4") +
        b.ball(70, -150, 26, "#fff4e4"),
    ),
    { places: ["street"] },
  ),
  rabbit: t(
    280,
    460,
    sitting(
      "#d8c8b4",
      "#fffaf2",
      (b, c) =>
        b.body("M-76 -330C-120 -480 -60 -500 -30 -340ZM76 -330C120 -480 60 -500 30 -340Z", c) +
        b.flat("M-68 -340C-92 -440 -60 -460 -44 -346ZM68 -340C92 -440 60 -460 44 -346Z", "#f4b0a8"),
      muzzle("#fffaf2"),
    ),
  ),
  mouse: t(
    260,
    340,
    sitting(
      "#a8a4a4",
      "#f0ecea",
      (b) =>
        b.ball(-90, -350, 56, "#a8a4a4") +
        b.ball(90, -350, 56, "#a8a4a4") +
        b.disc(-90, -346, 34, "#f4b8b0") +
        b.disc(90, -346, 34, "#f4b8b0"),
      muzzle("#f0ecea"),
    ),
    { places: ["kitchen"] },
  ),
};
