import { paths } from "@coldopen/contract/paths";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "../../lib/link.tsx";
import { t as sessionText } from "../../locales/en/session.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { FormFailure, failureText, sessionApi, useEnter } from "../session/index.ts";
import { providersQuery } from "./providers.ts";

const demo = { email: "demo@coldopen.test", password: "coldopen-demo" };

/** Plain state instead of a form library, which would delay the first page. */
export function SignInForm({ invite }: { invite?: string | undefined }) {
  const [typed, setTyped] = useState({ email: "", password: "" });
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: async (credentials: typeof demo) => {
      await sessionApi.signIn({ body: credentials });
      await enter(invite ? paths.callback({ invite }) : paths.root);
    },
    meta: { failed: false },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate({ ...typed, email: typed.email.trim() });
  };

  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={sessionText("fields.email")}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
      />
      <div className="relative">
        <TextField
          label={sessionText("fields.password")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={typed.password}
          onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
        />
        <TextLink render={<Link href={paths.forgotPassword} />} className="absolute top-0 right-0 text-xs text-muted">
          {t("home.forgot")}
        </TextLink>
      </div>
      <FormFailure text={signIn.isError ? failureText(signIn.error) : undefined} />
      <Button kind="primary" size="lg" block type="submit" busy={signIn.isPending} busyLabel={t("home.busy")}>
        {t("home.submit")}
      </Button>
      <DemoHint onFill={() => setTyped(demo)} />
    </form>
  );
}

function DemoHint({ onFill }: { onFill: () => void }) {
  const { data } = useQuery(providersQuery);
  if (!data?.hasMailbox) return null;
  return (
    <p className="text-xs text-faint">
      {t("home.demo")}{" "}
      <button type="button" onClick={onFill} className="rounded-xs text-muted underline underline-offset-3">
        {t("home.demoFill")}
      </button>
    </p>
  );
}
