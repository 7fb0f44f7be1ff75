import { useState } from "react";
import { t } from "../../locales/en/channel-settings.ts";
import { Switch } from "../../ui/switch.tsx";
import { WarningCastMember } from "../cast/index.ts";

type OptOutProps = { isOut: boolean; canEdit: boolean; onChange: (isOut: boolean) => void };

export function OptOut({ isOut, canEdit, onChange }: OptOutProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Switch
        checked={isOut}
        disabled={!canEdit}
        onCheckedChange={(next) => (next ? setConfirming(true) : onChange(false))}
      >
        {t("optOut.label")}
      </Switch>
      {isConfirming && (
        <WarningCastMember
          about="optOut"
          onConfirm={() => {
            setConfirming(false);
            onChange(true);
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
