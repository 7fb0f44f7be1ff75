import type { CastMember } from "@coldopen/contract/cast/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/cast.ts";
import { castApi, castQuery, placeParams } from "./api.ts";
import type { Draft } from "./drafts.ts";
import type { useDrafts } from "./use-drafts.ts";

type Options = { member: CastMember | undefined; keep: ReturnType<typeof useDrafts>["keep"]; onSaved: () => void };

/** Keeps the person first and then photo by photo; whatever fails stays to be tried again, and nobody is added twice. */
export function useSaveMember(place: ActiveChannel, { member, keep, onSaved }: Options) {
  const client = useQueryClient();
  const added = useRef<CastMember>(undefined);
  const params = placeParams(place);
  return useMutation({
    meta: { failed: false },
    mutationFn: async ({ name, drafts }: { name: string; drafts: readonly Draft[] }) => {
      const known = member ?? added.current;
      const kept = known ?? (await castApi.add({ params, body: { name, hasConsent: true } }));
      added.current = kept;
      if (known && known.name !== name) await castApi.rename({ params: { ...params, id: kept.id }, body: { name } });
      let isWhole = true;
      for (const draft of drafts) isWhole = (await keep(kept.id, draft)) && isWhole;
      return { isWhole, name, photos: drafts.length };
    },
    onSuccess: ({ isWhole, name, photos }) => {
      if (!isWhole) return;
      tell.done(photos > 0 ? t("form.saved", { name }) : t("form.renamed"));
      onSaved();
    },
    onSettled: () => client.invalidateQueries({ queryKey: castQuery(place).queryKey }),
  });
}
