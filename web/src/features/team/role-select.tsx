import { AssignableRole } from "@coldopen/contract/team/schema";
import { t } from "../../locales/en/team.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

type Role = (typeof AssignableRole.options)[number];
const options = AssignableRole.options.map((value) => ({ value, label: t(`roles.${value}`) }));

type RoleSelectProps = { value: Role; onChange: (role: Role) => void };

export const RoleSelect = ({ value, onChange }: RoleSelectProps) => (
  <Field label={t("edit.role")} help={t(`roleHints.${value}`)}>
    <Select options={options} value={value} onValueChange={onChange} />
  </Field>
);
