import { type ComponentType, createElement, lazy, useState } from "react";
import { parts } from "./early-parts.ts";
import { loadModule } from "./load-module.ts";

/**
 * A part of a first screen that lies in a file of its own. It is asked for at once, and what has come by the first drawing
 * stands in it; only what comes later is waited for, with something in its place.
 */
export function early<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let arrived: ComponentType<P> | undefined;
  const coming = loadModule(load).then((module) => {
    arrived = module.default;
    return module;
  });
  // Heard by whoever draws it.
  coming.catch(() => undefined);
  parts.push(coming);
  const later: ComponentType<P> = lazy(() => coming);
  return function Early(props) {
    const [part] = useState(() => arrived ?? later);
    return createElement(part, props);
  };
}
