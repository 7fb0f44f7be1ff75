/** The weight of every check in the score. */
export const WEIGHTS = {
  faces: 0.6,
  contrast: 1.2,
  clutter: 1.2,
  text: 1.2,
  stamp: 1.2,
  thirds: 1.15,
  colour: 0.5,
  likeness: 0.5,
};
export type CheckName = keyof typeof WEIGHTS;
