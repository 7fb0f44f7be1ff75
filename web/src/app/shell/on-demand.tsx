import { type ComponentType, cloneElement, lazy, type ReactElement, Suspense, useState } from "react";
import { loadModule } from "../../lib/load-module.ts";

type TriggerProps = { onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void };
type MenuModule = () => Promise<{ default: ComponentType<{ trigger: ReactElement }> }>;

/** Loads the menu when its button is hovered or focused; the first click opens it. */
export function menuOnDemand(load: MenuModule) {
  const fetchModule = () => loadModule(load);
  const Loaded = lazy(fetchModule);

  return function OnDemandMenu({ trigger }: { trigger: ReactElement<TriggerProps> }) {
    const [isWanted, setWanted] = useState(false);
    const prepare = () => void fetchModule();
    if (!isWanted)
      return cloneElement(trigger, { onClick: () => setWanted(true), onPointerEnter: prepare, onFocus: prepare });
    return (
      <Suspense fallback={trigger}>
        <Loaded trigger={trigger} />
      </Suspense>
    );
  };
}
