import { ModelError } from "../../model-error.ts";

export type Size = { width: number; height: number };
export type ImageRequest = {
  prompt: string;
  /** Photos of the people who are to appear; PNG. */
  photos: readonly Uint8Array[];
  /** The picture to change, and twice which parts of it: holes are clear, marks are white. All PNG of one size. */
  change?: { picture: Uint8Array; holes: Uint8Array; marks: Uint8Array; size: Size };
};

/** The wire format of one provider; shared behaviour is in `model.ts`. */
export type ImageWire = {
  name: string;
  canSeePhotos: boolean;
  /** The size at which it changes a picture of the given one. */
  changesAt(size: Size): Size;
  ask(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
  /** Fails with a ModelRejectedError where the key or the model is not known there. */
  check(signal: AbortSignal): Promise<void>;
};

export class ModelRejectedError extends ModelError {
  readonly status: number;
  readonly waitMs: number;
  constructor(status: number, headers: Headers | undefined) {
    super(status === 429 ? "The model has too much to do" : `The model's server answered ${status}`);
    this.status = status;
    const seconds = Number(headers?.get("retry-after") ?? 0);
    this.waitMs = Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0;
  }
}
