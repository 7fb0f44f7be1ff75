import { servePage } from "../serving/page.ts";

/** The same number of rows and columns and the same height as ours, with one word per cell. */
const code = (rows: number, columns: number, rowPx: number) => `
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
const cells = Array.from({ length: ${columns} }, (_, cell) => cell);
function List() {
  const list = useWindowVirtualizer({ count: ${rows}, estimateSize: () => ${rowPx}, overscan: 1 });
  return createElement("main", { style: { position: "relative", height: list.getTotalSize() } },
    list.getVirtualItems().map(({ key, index, start }) =>
      createElement("div", { key, style: { position: "absolute", top: 0, display: "flex", width: "100%", height: ${rowPx}, transform: "translateY(" + start + "px)" } },
        cells.map((cell) => createElement("div", { key: cell, style: { flex: 1 } }, "Card " + (index * ${columns} + cell))))));
}
createRoot(document.getElementById("root")).render(createElement(List));`;

type List = { cards: number; columns: number; rowPx: number };

/** A plain list by the same library as ours. */
export const servePlainList = ({ cards, columns, rowPx }: List) =>
  servePage("plain-list", code(Math.ceil(cards / columns), columns, rowPx));
