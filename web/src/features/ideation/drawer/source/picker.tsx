import { shownAt } from "@coldopen/contract/pictures/rules";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import { optionMax } from "@coldopen/contract/projects/schema";
import { useRef } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { PopoverClose } from "../../../../ui/popover.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";
import { emptySource, type Source, sourceOfOption, withSource } from "../../edits.ts";
import type { Drawer } from "../../use-ideation.ts";

/** The source text is typed here, or taken from one of the project's options. */
export function SourcePicker({ drawer }: { drawer: Drawer }) {
  const { project, pane, source, edits } = drawer;
  const isTyping = useRef(false);
  const options = optionsOfKind(project.options, pane);

  const choose = (next: Source) => drawer.edit(withSource(edits, pane, next));
  const type = (text: string) => {
    const isSameStep = isTyping.current;
    isTyping.current = true;
    drawer.edit(withSource(edits, pane, { ...source, optionId: null, text }), isSameStep ? "replace" : "push");
  };

  return (
    <div className="grid gap-3">
      <Field label={pane === "thumbnail" ? t("source.description") : t("source.text")}>
        <Textarea
          rows={2}
          maxLength={optionMax[pane]}
          value={source.text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
      {options.length > 0 && (
        <div>
          <p className="mb-1 text-micro font-medium text-faint">{t("source.options")}</p>
          <ul className="-mx-2 max-h-60 overflow-y-auto">
            {options.map((option) => (
              <li key={option.id}>
                <PopoverClose
                  render={
                    <button
                      type="button"
                      aria-current={option.id === source.optionId}
                      onClick={() => choose(sourceOfOption(project, option))}
                      className="flex w-full items-center gap-2.5 rounded-sm px-2 py-1.5 text-left hover:bg-raised-2 aria-current:font-semibold"
                    >
                      {pane === "thumbnail" && (
                        <Picture small {...shownAt(option.content, "56px")} alt="" className="w-14 flex-none" />
                      )}
                      <span className="line-clamp-2">{sourceOfOption(project, option).text}</span>
                    </button>
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <PopoverClose
        render={
          <Button size="sm" kind="ghost" className="-ml-2 justify-self-start" onClick={() => choose(emptySource)}>
            {t("source.clear")}
          </Button>
        }
      />
    </div>
  );
}
