import { Autocomplete } from "@base-ui/react/autocomplete";
import type { SearchBy } from "@coldopen/contract/outliers/query";
import { ChevronDown, Search, X } from "lucide-react";
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../locales/en/outlier-search.ts";
import { fieldLook } from "../../ui/field-look.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import { useExperiment, useGate } from "../labs/index.ts";
import { Panel } from "./panel.tsx";
import type { Picked, Row } from "./rows.ts";
import { useSearchBox } from "./use-search-box.ts";

const TYPED_MAX = 200;
const noRows: readonly Row[] = [];
const types: readonly SearchBy[] = ["all", "channel", "title"];

type OutlierSearchProps = {
  value: Picked;
  /** The scope of the search; another scope shows its own search text. */
  tab: string;
  isShorts: boolean;
  onSearch: (picked: Picked) => void;
  onClear: () => void;
  /** Called when suggestions open and close. */
  onOpenChange?: (isOpen: boolean) => void;
};

export function OutlierSearch({ onOpenChange, ...props }: OutlierSearchProps) {
  const isFuzzy = useGate("STUDIO_OUTLIER_FUZZY_SEARCH");
  const isSuggestFirst = useExperiment("OUTLIERS_SEARCH") === "suggest-first";
  const box = useSearchBox({ ...props, isFuzzy, isSuggestFirst });
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  useEffect(() => onOpenChange?.(box.isOpen), [onOpenChange, box.isOpen]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) box.leave();
  };
  return (
    <Autocomplete.Root
      // Without rows, the list drops its highlight.
      items={box.isOpen ? box.rows : noRows}
      filter={null}
      value={box.typed}
      onValueChange={(text, { reason }) => {
        if (reason === "input-change") box.type(text);
      }}
      onItemHighlighted={box.highlight}
      open
      inline
      autoHighlight={box.isFirstHighlighted && "always"}
    >
      <section
        aria-label={t("name")}
        className="relative min-w-0 grow max-md:order-last max-md:basis-full md:max-w-110 md:basis-60"
        onBlur={leave}
      >
        <div className={fieldLook({ edge: "quiet", size: "md", className: isFuzzy ? "" : "pl-0.5!" })}>
          {isFuzzy ? (
            <Search className="size-3.5 text-faint" />
          ) : (
            <TypeSelect value={box.view} onChange={box.setView} />
          )}
          <Autocomplete.Input
            ref={field}
            aria-label={t("name")}
            aria-expanded={box.isOpen}
            placeholder={t(`placeholders.${isFuzzy ? "all" : box.view}`)}
            maxLength={TYPED_MAX}
            className="min-w-0 flex-1 bg-transparent outline-none"
            onKeyDown={box.onKeyDown}
            onFocus={box.open}
            onClick={box.open}
          />
          {box.typed === "" ? (
            <Kbd aria-hidden>/</Kbd>
          ) : (
            <GlyphButton
              size="xs"
              className="-mr-1.5"
              label={t("clear")}
              icon={<X />}
              onClick={() => {
                box.clear();
                field.current?.focus();
              }}
            />
          )}
        </div>
        {box.isOpen && <Panel box={box} />}
      </section>
    </Autocomplete.Root>
  );
}

function TypeSelect({ value, onChange }: { value: SearchBy; onChange: (type: SearchBy) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={`${t("by")}: ${t(`types.${value}`)}`}
          className="inline-flex h-6.5 flex-none items-center gap-1 rounded-sm bg-raised pr-1.5 pl-2.25 text-xs font-medium hover:bg-raised-2 aria-expanded:bg-raised-2"
        >
          {t(`types.${value}`)}
          <ChevronDown className="size-3 text-faint" />
        </button>
      }
    >
      <MenuRadios
        label={t("by")}
        hideLabel
        value={value}
        onValueChange={(type) => {
          setOpen(false);
          onChange(type);
        }}
        options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
    </Menu>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable], [role=dialog] *");

/** A slash anywhere on the page focuses the search. */
function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
