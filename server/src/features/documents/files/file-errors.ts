import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";

type Reason = Extract<ErrorCode, "invalid_input" | "unsupported_media_type" | "too_large">;

export const fileError = (code: Reason, message: string): AppError => new AppError(code, message);
export const damaged = (cause?: unknown): AppError =>
  new AppError("invalid_input", "This file is damaged and can't be read", { cause });
export const tooLong = (): AppError => fileError("too_large", "This document is too long for notes");
