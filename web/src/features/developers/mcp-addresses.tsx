import { useRef } from "react";
import { t } from "../../locales/en/developers.ts";
import { CopyField } from "./copy-field.tsx";

const COMMAND = "npx coldopen-mcp";

export function McpAddresses() {
  const address = useRef<HTMLInputElement>(null);
  const command = useRef<HTMLInputElement>(null);
  return (
    <div className="grid max-w-150 grid-cols-[minmax(0,1fr)] gap-2">
      <CopyField
        label={t("mcp.address")}
        copyLabel={t("mcp.copyAddress")}
        value={`${window.location.origin}/mcp`}
        fieldRef={address}
      />
      <p className="text-faint">{t("mcp.or")}</p>
      <CopyField label={t("mcp.command")} copyLabel={t("mcp.copyCommand")} value={COMMAND} fieldRef={command} />
      <p className="text-xs text-faint">{t("mcp.environment")}</p>
    </div>
  );
}
