import { type RefObject, useLayoutEffect, useState } from "react";

/** While it is drawn for the first time, the form that came with the page still stands. */
function readDrawn() {
  const form = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>("[data-drawn] form");
  const fields = [...(form?.querySelectorAll("input") ?? [])];
  return {
    typed: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field.matches(":focus"))?.name,
    isSent: form?.dataset.sent !== undefined,
  };
}

/** Takes over what someone did with the form that came with the page, before its script ran. */
export function useDrawnForm(form: RefObject<HTMLFormElement | null>): Partial<Record<string, string>> {
  const [{ typed, focused, isSent }] = useState(readDrawn);
  useLayoutEffect(() => {
    if (focused) form.current?.querySelector<HTMLInputElement>(`[name=${focused}]`)?.focus();
    if (isSent) form.current?.requestSubmit();
  }, [form, focused, isSent]);
  return typed;
}
