import { darker, lighter } from "../../kit/colour.ts";
import { circle, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const ground = kindOf("ground", "backdrop", "livingRoom");

export const furniture = {
  chair: ground(
    260,
    380,
    (b, c = "#a8642c") =>
      b.shadow(240) +
      b.line("M-90 0V-180M90 0V-180M-90 -180V-370M90 -180V-370", darker(c, 0.2), 24) +
      b.box(-110, -210, 220, 36, c, 10) +
      many(3, (at) => b.box(-90, -360 + at * 50, 180, 28, c, 10)),
  ),
  sofa: ground(
    520,
    240,
    (b, c = "#3a7a8a") =>
      b.shadow(520) +
      b.box(-220, -230, 440, 150, c, 36) +
      b.box(-240, -130, 480, 110, lighter(c, 0.06), 26) +
      b.box(-260, -180, 80, 170, darker(c, 0.1), 36) +
      b.box(180, -180, 80, 170, darker(c, 0.1), 36),
  ),
  bed: ground(
    560,
    260,
    (b, c = "#4a6ab8") =>
      b.shadow(560) +
      b.box(-270, -260, 40, 260, "#6a4426", 12) +
      b.box(-250, -120, 500, 90, "#f4f0ea", 22) +
      b.box(-90, -136, 350, 110, c, 26) +
      b.box(-230, -170, 140, 70, "#ffffff", 28) +
      b.box(240, -130, 30, 130, "#6a4426", 10),
    { places: ["bedroom"] },
  ),
  bathtub: ground(
    480,
    230,
    (b) =>
      b.shadow(460) +
      many(14, (at) => b.ball(-180 + at * 28, -180 - (at % 3) * 20, 38, "!#f4fbff")) +
      b.body("M-230 -170H230C220 -50 160 -20 0 -20C-160 -20 -220 -50 -230 -170Z", "#fdfbf6") +
      b.slab(-244, -184, 488, 26, "#f4f0e8", 13),
    { places: ["bathroom"] },
  ),
  teddy: ground(
    300,
    360,
    (b, c = "#b8783c") =>
      b.shadow(260) +
      b.ball(-70, -310, 40, c) +
      b.ball(70, -310, 40, c) +
      b.egg(0, -100, 100, 104, c) +
      b.ball(-100, -30, 44, c) +
      b.ball(100, -30, 44, c) +
      b.egg(0, -250, 104, 92, c) +
      b.oval(0, -222, 44, 34, "#f0d8a8") +
      circle(-36, -266, 11, "#17110e") +
      circle(36, -266, 11, "#17110e") +
      circle(0, -236, 12, "#17110e") +
      b.body("M-40 -160L0 -140L40 -160V-120L0 -138L-40 -120Z", "#d8283a"),
    { places: ["bedroom"] },
  ),
};
