import { expect, it } from "vitest";
import { z } from "zod";
import { zodResolver } from "./zod-resolver.ts";

const Form = z.object({
  name: z.string().trim().min(3, "Too short").regex(/^a/, "Starts with a"),
  tags: z.array(z.object({ label: z.string().min(1, "Cannot be empty") })),
});
const resolve = (values: z.input<typeof Form>) =>
  zodResolver(Form)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

it("hands over what the schema made of the values", async () => {
  expect(await resolve({ name: " abc ", tags: [] })).toEqual({ values: { name: "abc", tags: [] }, errors: {} });
});
it("puts the first message of a field where the field is", async () => {
  const { errors } = await resolve({ name: "x", tags: [{ label: "a" }, { label: "" }] });
  expect(errors.name?.message).toBe("Too short");
  expect(errors.tags?.[1]?.label?.message).toBe("Cannot be empty");
  expect(errors.tags?.[0]).toBeUndefined();
});
it("puts errors of the whole form at its root", async () => {
  const Pair = Form.refine(() => false, "Doesn't add up");
  const { errors } = await zodResolver(Pair)({ name: "abc", tags: [] }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.root?.message).toBe("Doesn't add up");
});
