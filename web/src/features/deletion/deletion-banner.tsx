import { sessionRoutes } from "@coldopen/contract/session/routes";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { teamRoutes } from "@coldopen/contract/team/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/deletion.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { userQuery } from "../session/index.ts";
import { findDeletion } from "./index.ts";

const teamApi = api(teamRoutes);
const sessionApi = api(sessionRoutes);

/** Shown during the waiting period. It cannot be dismissed. */
export default function DeletionBanner({ user }: { user: UserProfile }) {
  const client = useQueryClient();
  const deletion = findDeletion(user);
  const undo = useMutation({
    mutationFn: () =>
      deletion?.kind === "organization"
        ? teamApi.restoreOrganization({ params: { orgId: deletion.organization.id } })
        : sessionApi.restoreAccount({}),
    meta: { done: t("undone") },
    onSuccess: () => client.fetchQuery({ ...userQuery, staleTime: 0 }),
  });
  if (!deletion) return null;
  const date = displayDate(deletion.dueAt);
  const canUndo = deletion.kind === "account" || deletion.canUndo;
  return (
    <Banner
      tone="danger"
      action={
        canUndo && (
          <Button size="sm" kind="outline" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t("undo")}
          </Button>
        )
      }
    >
      {deletion.kind === "account"
        ? t("account", { date })
        : t("organization", { organization: deletion.organization.name, date })}
    </Banner>
  );
}
