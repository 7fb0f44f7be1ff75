import { type Canvas, circle, many, oval, rect, shape, stroke } from "./art.ts";

export type Draw = (canvas: Canvas) => string;
const shadow = oval(0, 6, 170, 22, "#000", 'opacity=".35"');

/** Each stands on (0, 0) and is about 400 wide and 400 high. */
export const things: readonly { words: RegExp; draw: Draw }[] = [
  {
    words: /lighthouse|leuchtturm|faro|phare/i,
    draw: (c) =>
      shadow +
      shape("M-60 0L-40 -330L40 -330L60 0Z", c.across([0, "#f6f1e8"], [1, "#a39a8c"])) +
      rect(-54, -110, 108, 50, "#b3341f") +
      rect(-47, -220, 94, 50, "#b3341f") +
      rect(-46, -386, 92, 56, "#ffe08a") +
      shape("M-56 -386L0 -436L56 -386Z", "#7a1f12") +
      c.glow(0, -358, 260, "#ffe9a8", 0.9),
  },
  {
    words: /van\b|bus\b|camper|vw|furgo/i,
    draw: (c) =>
      shadow +
      shape(
        "M-200 -40L-200 -190C-200 -230 -180 -240 -150 -240L110 -240C160 -240 190 -160 205 -110L205 -40Z",
        c.down([0, "#f3efe4"], [0.5, "#f3efe4"], [0.51, "#2f7f86"], [1, "#1d5a60"]),
      ) +
      many(3, (at) => rect(-170 + at * 95, -215, 80, 70, "#9cc9dd", 'rx="8"')) +
      many(2, (at) => circle(-120 + at * 240, -34, 40, "#15110f") + circle(-120 + at * 240, -34, 18, "#b9b2a6")) +
      circle(190, -92, 12, "#ffe9a8"),
  },
  {
    words: /\bcar\b|auto|coche|voiture|drive/i,
    draw: (c) =>
      shadow +
      shape(
        "M-210 -40C-210 -110 -170 -120 -120 -124L-60 -190L70 -190L130 -124C190 -118 210 -100 210 -40Z",
        c.down([0, "#ef4444"], [1, "#7f1d1d"]),
      ) +
      shape("M-100 -126L-50 -178L0 -178L0 -126ZM14 -126L14 -178L62 -178L110 -126Z", "#bcd9e8") +
      many(2, (at) => circle(-120 + at * 240, -38, 42, "#15110f") + circle(-120 + at * 240, -38, 18, "#cfc8bb")),
  },
  {
    words: /bike|cycl|fahrrad|bici|vélo/i,
    draw: () =>
      shadow +
      many(2, (at) => circle(-120 + at * 240, -90, 86, "none", 'stroke="#15110f" stroke-width="12"')) +
      stroke(
        "M-120 -90L-40 -220L70 -220L120 -90M-40 -220L10 -90L-120 -90M10 -90L70 -220M-60 -250L-20 -250M70 -220L60 -270L100 -280",
        "#f97316",
        12,
      ),
  },
  {
    words: /bread|sourdough|loaf|brot|pan\b|pain/i,
    draw: (c) =>
      shadow +
      shape(
        "M-190 0C-220 -120 -120 -210 0 -210C120 -210 220 -120 190 0Z",
        c.down([0, "#e0a052"], [0.6, "#a35f22"], [1, "#5d3310"]),
      ) +
      many(3, (at) =>
        stroke(
          `M${-100 + at * 70} -40C${-110 + at * 80} -100 ${-70 + at * 80} -150 ${-40 + at * 70} -180`,
          "#f6dfb4",
          14,
        ),
      ),
  },
  {
    words: /coffee|espresso|café|kaffee/i,
    draw: (c) =>
      shadow +
      rect(-130, -330, 260, 330, c.across([0, "#d9dee2"], [0.5, "#8a949b"], [1, "#3d464c"]), 'rx="26"') +
      rect(-100, -300, 200, 70, "#171b1e", 'rx="12"') +
      circle(-50, -265, 18, "#ef4444") +
      circle(30, -265, 22, "#f3efe4") +
      rect(-60, -210, 120, 30, "#23292d", 'rx="8"') +
      shape("M-46 -90L46 -90L34 -20L-34 -20Z", "#f8f4ec") +
      stroke("M0 -178L0 -96", "#5d3310", 10) +
      stroke("M-20 -360C-40 -390 0 -400 -16 -430M24 -360C4 -390 44 -400 28 -430", "#ffffff88", 8),
  },
  {
    words: /food|noodle|ramen|soup|paella|street food|cook|recipe|eat|meal|cocin|essen|cuisin|rice/i,
    draw: (c) =>
      shadow +
      oval(0, -130, 200, 56, "#f8ead2") +
      oval(0, -134, 176, 44, c.down([0, "#f2a33a"], [1, "#c2571b"])) +
      many(9, (at) => oval(-130 + at * 32, -140 + (at % 3) * 10, 18, 10, at % 2 ? "#d9442b" : "#5c9a3c")) +
      shape(
        "M-200 -130C-190 -20 -100 0 0 0C100 0 190 -20 200 -130C150 -70 -150 -70 -200 -130Z",
        c.across([0, "#2f4858"], [1, "#14222b"]),
      ) +
      stroke("M-30 -210C-50 -240 -6 -250 -24 -284M50 -210C30 -240 74 -250 56 -284", "#ffffff88", 8),
  },
  {
    words: /cheese|queso|käse|fromage/i,
    draw: (c) =>
      shadow +
      shape("M-200 0L-200 -120L150 -220L200 -120L200 0Z", c.down([0, "#ffd86b"], [1, "#d99a1f"])) +
      many(6, (at) => oval(-140 + at * 58, -50 - (at % 2) * 40, 22, 16, "#b97a12")),
  },
  {
    words: /\bpc\b|computer|laptop|gaming|code|software|speedrun|game\b|videojuego/i,
    draw: (c) =>
      shadow +
      rect(-210, -290, 420, 250, "#15181b", 'rx="14"') +
      rect(-194, -274, 388, 218, c.across([0, "#7c3aed"], [0.5, "#2563eb"], [1, "#06b6d4"])) +
      many(5, (at) => rect(-170 + at * 74, -130 - at * 22, 46, 50 + at * 22, "#ffffff55")) +
      shape("M-50 -40L50 -40L70 0L-70 0Z", "#23292d"),
  },
  {
    words: /micro|podcast|mikro/i,
    draw: (c) =>
      shadow +
      rect(-14, -150, 28, 150, "#23292d") +
      oval(0, -4, 110, 20, "#15181b") +
      rect(-70, -390, 140, 220, c.across([0, "#aeb6bb"], [0.5, "#5c666c"], [1, "#2b3236"]), 'rx="70"') +
      many(7, (at) => rect(-62, -360 + at * 24, 124, 6, "#00000055")) +
      stroke("M-100 -290L-100 -220C-100 -150 100 -150 100 -220L100 -290", "#15181b", 14),
  },
  {
    words: /camera|photo|film|cámara|kamera|telescope/i,
    draw: (c) =>
      shadow +
      rect(-180, -230, 360, 220, c.down([0, "#3d464c"], [1, "#15181b"]), 'rx="24"') +
      rect(-70, -270, 140, 50, "#23292d", 'rx="12"') +
      circle(0, -120, 92, "#0b0d0f") +
      circle(0, -120, 70, c.across([0, "#1e3a8a"], [1, "#7c3aed"])) +
      circle(-24, -146, 16, "#ffffff99"),
  },
  {
    words: /piano|klavier/i,
    draw: (c) =>
      shadow +
      rect(-230, -250, 460, 150, c.down([0, "#23201f"], [1, "#0b0a0a"]), 'rx="10"') +
      rect(-230, -110, 460, 70, "#f8f4ec") +
      many(13, (at) => rect(-230 + at * 35.4, -110, 3, 70, "#00000055")) +
      many(10, (at) => rect(-206 + at * 44, -110, 20, 42, "#0b0a0a")) +
      rect(-220, -40, 30, 40, "#0b0a0a") +
      rect(190, -40, 30, 40, "#0b0a0a"),
  },
  {
    words: /guitar|guitarra|music/i,
    draw: (c) =>
      shadow +
      rect(-16, -410, 32, 230, "#4a2b15") +
      shape(
        "M0 -220C90 -220 90 -140 70 -120C130 -90 120 0 0 0C-120 0 -130 -90 -70 -120C-90 -140 -90 -220 0 -220Z",
        c.down([0, "#e0a052"], [1, "#8a4a1c"]),
      ) +
      circle(0, -110, 34, "#2c170b"),
  },
  { words: /knife|forge|\btool|workshop|werkstatt|messer|cuchillo/i, draw: (c) => shadow + placedKnife(c) },
  {
    words: /bee|honey|abeja|biene|abeille/i,
    draw: (c) =>
      shadow +
      many(4, (at) => rect(-120, -90 - at * 74, 240, 68, c.across([0, "#f2d9a0"], [1, "#c99748"]), 'rx="8"')) +
      rect(-140, -336, 280, 30, "#8a5a22", 'rx="8"') +
      many(
        7,
        (at) =>
          oval(-210 + at * 66, -300 + ((at * 97) % 190), 16, 11, "#f5b82e") +
          oval(-210 + at * 66, -310 + ((at * 97) % 190), 12, 6, "#ffffffaa"),
      ),
  },
  {
    words: /garden|plant|flower|huerto|balcón|garten|jardin|\btree/i,
    draw: (c) =>
      shadow +
      shape("M-110 -120L110 -120L84 0L-84 0Z", c.down([0, "#c2653a"], [1, "#7a3618"])) +
      many(7, (at) =>
        shape(
          `M0 -120C${-150 + at * 50} -200 ${-190 + at * 64} -260 ${-150 + at * 50} -330C${-90 + at * 40} -280 ${-40 + at * 20} -200 0 -120Z`,
          at % 2 ? "#4f9a4a" : "#2f6b3a",
        ),
      ) +
      many(3, (at) => circle(-90 + at * 90, -310 + (at % 2) * 40, 24, "#e23d3d")),
  },
  {
    words: /train|zug|tren/i,
    draw: (c) =>
      shadow +
      shape(
        "M-260 -30L-260 -200L120 -200C210 -200 260 -110 270 -30Z",
        c.down([0, "#e8edf0"], [0.6, "#c23a2b"], [1, "#7a1f16"]),
      ) +
      many(4, (at) => rect(-236 + at * 84, -178, 62, 60, "#ffe9a8", 'rx="8"')) +
      shape("M130 -180C190 -174 220 -130 234 -96L130 -96Z", "#9cc9dd") +
      rect(-290, -14, 600, 10, "#15110f"),
  },
  {
    words: /plane|airport|flight|flugzeug|avión|avion/i,
    draw: (c) =>
      shape(
        "M-250 -190C-160 -230 150 -230 250 -190C150 -150 -160 -150 -250 -190Z",
        c.down([0, "#ffffff"], [1, "#9fb0bb"]),
      ) +
      shape(
        "M-30 -180L-130 -40L-80 -40L70 -180ZM-30 -200L-110 -320L-66 -320L60 -200ZM-240 -195L-280 -290L-240 -290L-180 -205Z",
        "#c9d4da",
      ),
  },
  {
    words: /tent|camp|zelt|acamp/i,
    draw: (c) =>
      shadow +
      shape("M-220 0L0 -270L220 0Z", c.across([0, "#f28c38"], [1, "#a3471a"])) +
      shape("M-60 0L0 -190L60 0Z", "#ffe2a0") +
      c.glow(0, -60, 200, "#ffcf7a", 0.7),
  },
  {
    words: /\bhouse|cabin|home|haus|casa|maison|tiny/i,
    draw: (c) =>
      shadow +
      shape("M-190 0L-190 -170L0 -310L190 -170L190 0Z", c.down([0, "#8a5a34"], [1, "#4a2b15"])) +
      shape("M-220 -160L0 -330L220 -160L200 -140L0 -296L-200 -140Z", "#2c170b") +
      rect(-50, -130, 100, 130, "#ffcf7a") +
      many(2, (at) => rect(-150 + at * 220, -150, 80, 70, "#ffe2a0")),
  },
  {
    words: /run|marathon|laufen|correr|courir|training|shoe/i,
    draw: (c) =>
      shadow +
      shape(
        "M-210 0L-210 -70C-180 -110 -110 -120 -70 -190L20 -190C40 -110 120 -90 190 -70C220 -60 220 -20 210 0Z",
        c.across([0, "#22c55e"], [1, "#0f766e"]),
      ) +
      rect(-214, -14, 430, 24, "#f8f4ec", 'rx="10"') +
      many(4, (at) => stroke(`M${-40 + at * 22} ${-160 + at * 18}L${0 + at * 22} ${-178 + at * 18}`, "#fff", 8)),
  },
  {
    words: /draw|sketch|dessin|paint|zeichn|dibuj|pencil/i,
    draw: (c) =>
      shadow +
      rect(-190, -330, 380, 300, "#fbf7ee", 'transform="rotate(-4)"') +
      stroke("M-120 -110C-60 -260 20 -60 60 -200C90 -280 130 -180 140 -140", "#23292d", 8) +
      shape("M90 -120L220 -300L250 -278L120 -98L84 -88Z", c.across([0, "#f5b82e"], [1, "#c2651b"])),
  },
  {
    words: /phone|móvil|teléfono|handy|téléphone|app\b/i,
    draw: (c) =>
      shadow +
      rect(-100, -380, 200, 380, "#15181b", 'rx="32"') +
      rect(-86, -362, 172, 344, c.down([0, "#7c3aed"], [1, "#ec4899"]), 'rx="20"') +
      circle(0, -190, 40, "#ffffffaa"),
  },
  {
    words: /money|\$|€|dollar|cheap|budget|income|geld|dinero|argent/i,
    draw: (c) =>
      shadow +
      many(
        5,
        (at) =>
          rect(-170 + (at % 2) * 12, -50 - at * 44, 340, 40, c.across([0, "#86c57a"], [1, "#3f7d45"]), 'rx="6"') +
          circle(0 + (at % 2) * 12, -30 - at * 44, 14, "#e9f5dc"),
      ),
  },
  {
    words: /sew|suit|fashion|dress|stoff|traje|costume/i,
    draw: (c) =>
      shadow +
      shape("M-130 0L-150 -300L-60 -360L0 -320L60 -360L150 -300L130 0Z", c.across([0, "#334155"], [1, "#0f172a"])) +
      shape("M-40 -345L0 -180L40 -345L0 -320Z", "#f8f4ec") +
      shape("M-10 -310L10 -310L16 -210L0 -190L-16 -210Z", "#b3341f"),
  },
  {
    words: /kid|child|famil|enfant|niñ|kinder/i,
    draw: () =>
      shadow +
      many(
        4,
        (at) =>
          circle(-150 + at * 100, -210 - (at % 2) * 90, 42, "#e3aa7b") +
          shape(
            `M${-200 + at * 100} 0C${-200 + at * 100} ${-170 - (at % 2) * 80} ${-100 + at * 100} ${-170 - (at % 2) * 80} ${-100 + at * 100} 0Z`,
            ["#2f7f86", "#f28c38", "#7c3aed", "#e23d3d"][at] ?? "#2f7f86",
          ),
      ),
  },
];

const placedKnife: Draw = (c) =>
  shape(
    "M-200 -60L80 -170C150 -190 190 -170 210 -130L-180 -30Z",
    c.across([0, "#f5f7f8"], [0.6, "#9aa5ab"], [1, "#5c666c"]),
  ) +
  shape("M-330 -10L-196 -62L-176 -28L-312 28Z", "#4a2b15") +
  many(3, (at) => circle(-290 + at * 38, 4 - at * 14, 6, "#d9b98a"));

export const plain: Draw = (c) =>
  shadow +
  shape("M-120 0L-150 -210L0 -300L150 -210L120 0Z", c.across([0, "#f5b82e"], [1, "#c2410c"])) +
  shape("M-120 0L0 -120L120 0Z", "#00000033") +
  shape("M0 -300L0 -120L-150 -210Z", "#ffffff33");
