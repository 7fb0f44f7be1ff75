/** Why a provider gave nothing more, in words for people; what arrived before stays. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}
