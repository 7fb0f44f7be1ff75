import type { Box, CameraAngle } from "../brief.ts";
import { cameras, sides } from "../data/views.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";

/** Positions of the subject, the person and the second thing; sizes are maximum sizes. */
export type Layout = {
  horizon: number;
  groundY: number;
  main: { x: number; w: number; h: number };
  second: { x: number; w: number; h: number };
  bust: { x: number; scale: number };
  figure: { x: number; h: number };
  /** Text covers one side. */
  hasText?: boolean;
  /** Rotation of the whole picture. */
  tilt: number;
  zoom: number;
};

const BUST_HIGH = 765;
/** Maximum scale of a face that is not covered by the text. */
const bustUnder = (text: Box | undefined, x: number, wanted: number): number => {
  if (!text || text.x2 < x - 150 || text.x1 > x + 150 || text.y1 > 330) return wanted;
  return Math.max(0.6, Math.min(wanted, (738 - text.y2) / (BUST_HIGH - 60)));
};

/** Maximum height of a thing that is not covered by the text. */
const underText = (text: Box | undefined, x: number, room: { w: number; h: number }, groundY: number) =>
  !text || text.x2 < x - 160 || text.x1 > x + 160 || text.y1 > 330
    ? room
    : { ...room, h: Math.max(230, Math.min(room.h, groundY - text.y2 - 12)) };

export function layoutOf(request: SceneRequest, random: SeededRandom, text?: Box): Layout {
  const hasText = text !== undefined;
  const away = text && text.x1 + text.x2 > 1280 ? 1 : -1;
  const { camera, composition } = request;
  const view = cameras[camera];
  const isNear = camera !== "wide" && camera !== "birdsEye";
  const hasBust = isNear && (request.isWithCast || (request.expression !== undefined && request.people.length > 0));
  const chosen = composition ? sides[composition] : undefined;
  /** 1 puts the face (or the thing, if there is no face) on the left. */
  const side =
    chosen ??
    (hasBust
      ? hasText
        ? away
        : random.pick([1, -1])
      : hasText
        ? away
        : camera === "wide"
          ? random.pick([1, -1])
          : random.pick([0, 1, -1, 0]));
  const isCentred = side === 0;
  const isGiant = composition === "giant";
  const room = {
    w: 620 * view.scale * (isGiant ? 1.7 : 1),
    h: (isGiant ? 680 : 540) * (camera === "closeUp" ? 1.5 : view.scale),
  };
  if (hasBust) {
    const s = isCentred ? -1 : side;
    const bustX = isCentred ? 640 : 640 - s * 310;
    const thingX = isCentred ? 1020 : 640 + s * 300;
    const close = camera === "closeUp" ? 1.3 : camera === "low" ? 1.08 : camera === "high" ? 0.74 : 0.93;
    return {
      horizon: view.horizon,
      groundY: camera === "closeUp" ? 700 : Math.min(690, view.groundY),
      main: {
        x: thingX,
        ...underText(
          text,
          thingX,
          {
            w: (isGiant ? 720 : 500) * Math.min(1.15, Math.max(0.8, view.scale)),
            h: (isGiant ? 640 : 440) * Math.min(1.15, Math.max(0.8, view.scale)),
          },
          650,
        ),
      },
      second: { x: isCentred ? 230 : 640 + s * 520, w: 250, h: 250 },
      bust: { x: bustX, scale: bustUnder(text, bustX, close) },
      figure: { x: 640 + s * 100, h: 240 },
      tilt: view.tilt ?? 0,
      zoom: view.zoom ?? 1,
    };
  }
  const mainX = isGiant ? 820 : isCentred ? 640 : 640 - side * 230;
  /** A person and a second thing on the same side are placed next to each other. */
  const isCrowded = request.people.length > 0 && request.things.length > 1;
  return {
    horizon: view.horizon,
    groundY: isGiant ? 716 : view.groundY,
    hasText,
    main: { x: mainX, ...underText(text, mainX, room, view.groundY) },
    second: {
      x: isCentred ? (random(0, 1) > 0.5 ? 1040 : 240) : 640 + side * (isCrowded ? 450 : 330),
      w: 330 * view.scale,
      h: 270 * view.scale,
    },
    bust: { x: 640 + side * 300, scale: 0.9 },
    figure: {
      x: isGiant ? 250 : isCentred ? random.pick([290, 990]) : 640 + side * (isCrowded ? 190 : 250),
      h: isGiant ? 190 : Math.max(120, 310 * view.scale),
    },
    tilt: view.tilt ?? 0,
    zoom: view.zoom ?? 1,
  };
}

const castRoom = (x: number, high: number): Box => ({
  x1: x - high * 0.55,
  y1: 720 - high,
  x2: x + high * 0.55,
  y2: 720,
});

/** Boxes for cast photos, from the lower edge up: large for a close-up, small for a distant camera. */
export function castRoomsOf({ bust, figure }: Layout, camera: CameraAngle): readonly [Box, Box] {
  if (camera === "wide" || camera === "birdsEye") return [castRoom(figure.x, 340), castRoom(1280 - figure.x, 300)];
  const high = Math.min(700, 690 * bust.scale);
  const beside = Math.abs(bust.x - 640) < 100 ? 250 : 1280 - bust.x;
  return [castRoom(bust.x, high), castRoom(beside, high * 0.8)];
}
