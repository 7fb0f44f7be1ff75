import { type ComponentType, cloneElement, lazy, type ReactElement, Suspense, useState } from "react";
import { loadModule } from "../../lib/load-module.ts";

type TriggerProps = { onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void };
type MenuModule = () => Promise<{ default: ComponentType<{ trigger: ReactElement }> }>;

/** A menu behind a plain button: fetched when the pointer or the focus comes near, and open from the first click on. */
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
