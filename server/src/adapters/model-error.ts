/** Why a provider gave nothing more, in words for people; what arrived before stays. */
export class ModelError extends Error {
  override readonly name = "ModelError";
}
