import { useRef } from "react";
import { t } from "../../locales/en/developers.ts";
import { CopyField } from "./copy-field.tsx";

const COMMAND = "npx coldopen-mcp";

export function McpAddresses() {
  const address = useRef<HTMLInputElement>(null);
  const command = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-[1_1_24rem]">
          <CopyField
            label={t("mcp.address")}
            copyLabel={t("mcp.copyAddress")}
            value={`${window.location.origin}/mcp`}
            fieldRef={address}
          />
        </div>
        <span className="text-faint">{t("mcp.or")}</span>
        <div className="min-w-0 flex-[1_1_18rem]">
          <CopyField label={t("mcp.command")} copyLabel={t("mcp.copyCommand")} value={COMMAND} fieldRef={command} />
        </div>
      </div>
      <p className="text-xs text-faint">{t("mcp.environment")}</p>
    </div>
  );
}
