import { Search, X } from "lucide-react";
import { useRef } from "react";
import { GlyphButton } from "./glyph-button.tsx";
import { Input, type InputProps } from "./input.tsx";

type SearchFieldProps = Omit<InputProps, "value" | "defaultValue" | "onChange" | "type" | "trailing" | "ref"> & {
  value: string;
  onValueChange: (value: string) => void;
  clearLabel?: string | undefined;
};

export function SearchField({ value, onValueChange, clearLabel = "Clear search", ...props }: SearchFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange("");
    control.current?.focus();
  };
  return (
    <Input
      edge="quiet"
      leading={<Search className="size-3.5 text-faint" />}
      autoComplete="off"
      {...props}
      ref={control}
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      trailing={
        value !== "" && <GlyphButton size="xs" className="-mr-1.5" label={clearLabel} icon={<X />} onClick={clear} />
      }
    />
  );
}
