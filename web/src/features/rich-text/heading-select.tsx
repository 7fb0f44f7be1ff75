import { type Editor, useEditorState } from "@tiptap/react";
import { t } from "../../locales/en/rich-text.ts";
import { Select } from "../../ui/select.tsx";

const styles = [
  { value: "paragraph", level: undefined, label: t("heading.paragraph") },
  { value: "h1", level: 1, label: t("heading.h1") },
  { value: "h2", level: 2, label: t("heading.h2") },
  { value: "h3", level: 3, label: t("heading.h3") },
] as const;
type Style = (typeof styles)[number]["value"];

export function HeadingSelect({ editor }: { editor: Editor }) {
  const value = useEditorState({
    editor,
    selector: (): Style =>
      styles.find(({ level }) => level && editor.isActive("heading", { level }))?.value ?? "paragraph",
  });
  const choose = (chosen: Style) => {
    const level = styles.find((style) => style.value === chosen)?.level;
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  return <Select look="button" label={t("heading.label")} options={styles} value={value} onValueChange={choose} />;
}
