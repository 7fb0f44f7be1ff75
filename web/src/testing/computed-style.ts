/** Elements whose display depends on more than their name and type. */
const VARYING = new Set(["DIALOG", "SUMMARY"]);

/**
 * jsdom matches every rule of its style sheet for each computed style, which took a third of the time of the tests: queries by role ask
 * for the display and visibility of every element. Tests load no style sheets, so these follow from the element's name, type and inline
 * styles, and pseudo-elements have no content.
 */
export function speedUpComputedStyle(window: Window & typeof globalThis): void {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const unstyled = window.document.createElement("span").style;
  const isStyled = (element: Element): element is HTMLElement | SVGElement =>
    element instanceof window.HTMLElement || element instanceof window.SVGElement;

  function displayOf(element: HTMLElement | SVGElement): string {
    if (element.style.display) return element.style.display;
    if (element instanceof window.SVGElement) return "inline";
    if (element.hidden) return "none";
    if (VARYING.has(element.tagName)) return compute(element).display;
    const kind = element instanceof window.HTMLInputElement ? `INPUT ${element.type}` : element.tagName;
    const known = displays.get(kind) ?? compute(element).display;
    displays.set(kind, known);
    return known;
  }
  const inherited = (element: Element, property: "visibility" | "pointerEvents", initial: string): string => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (isStyled(one) && one.style[property]) return one.style[property];
    return initial;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return unstyled;
    if (!isStyled(element)) return compute(element);
    const fast: Record<string, () => string> = {
      display: () => displayOf(element),
      visibility: () => inherited(element, "visibility", "visible"),
      pointerEvents: () => inherited(element, "pointerEvents", "auto"),
      "pointer-events": () => inherited(element, "pointerEvents", "auto"),
    };
    let full: CSSStyleDeclaration | undefined;
    return new Proxy(element.style, {
      get(_, name) {
        if (typeof name === "string" && fast[name]) return fast[name]();
        if (name === "getPropertyValue")
          return (property: string) => {
            full ??= fast[property] ? undefined : compute(element);
            return fast[property]?.() ?? full?.getPropertyValue(property) ?? "";
          };
        full ??= compute(element);
        const value: unknown = Reflect.get(full, name, full);
        return typeof value === "function" ? value.bind(full) : value;
      },
    });
  };
}
