import type { LabsGate } from "@coldopen/contract/labs/schema";
import { Switch } from "../../ui/switch.tsx";
import { useChangeGate } from "./use-change-gate.ts";

export function GateRow({ orgId, gate }: { orgId: string; gate: LabsGate }) {
  const change = useChangeGate(orgId);
  return (
    <li className="flex items-center gap-6 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{gate.title}</p>
        <p className="text-muted">{gate.description}</p>
      </div>
      <Switch label={gate.title} checked={gate.isOn} onCheckedChange={(isOn) => change.mutate({ gate, isOn })} />
    </li>
  );
}
