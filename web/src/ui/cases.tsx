import { Children, isValidElement, type ReactNode } from "react";

type CaseProps = { children?: ReactNode } & ({ when: unknown; default?: never } | { default: true; when?: never });

/** Rendered by the surrounding `Cases`. */
export const Case = ({ children }: CaseProps) => children;

/** Renders the first case whose `when` is true, else the default one. */
export function Cases({ children }: { children?: ReactNode }) {
  const cases = Children.toArray(children).map((child) => {
    if (!isValidElement<CaseProps>(child) || child.type !== Case) throw new Error("Cases takes only Case children");
    return child;
  });
  if (cases.length === 0) throw new Error("Cases needs at least one Case");
  const defaults = cases.filter((one) => one.props.default);
  if (defaults.length > 1) throw new Error("Cases takes at most one default Case");
  return cases.find((one) => one.props.when) ?? defaults[0] ?? null;
}
