import type { OrganizationUser } from "@coldopen/contract/session/schema";
import { useState } from "react";
import { t } from "../../locales/en/channels.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

export type Organization = OrganizationUser["organization"];

/** The organization that gets the channel. There is nothing to choose from unless there are several. */
export function useOrganizationChoice(organizations: readonly Organization[]) {
  const [organizationId, setOrganizationId] = useState(organizations[0]?.id ?? "");
  const field = organizations.length > 1 && (
    <Field label={t("connect.organization")}>
      <Select
        size="lg"
        options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
        value={organizationId}
        onValueChange={setOrganizationId}
      />
    </Field>
  );
  return { organizationId, field };
}
