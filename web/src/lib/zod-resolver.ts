import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { z } from "zod";

/** Forms by the contract's schemas. The ready-made resolver would bring all of zod along, used or not. */
export const zodResolver =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  async (values) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { path, code, message } of parsed.error.issues.toReversed())
      set(errors, path.join(".") || "root", { type: code, message });
    return { values: {}, errors };
  };
