import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { GlyphButton } from "./glyph-button.tsx";
import { Input, type InputProps } from "./input.tsx";

export function PasswordInput(props: Omit<InputProps, "type" | "trailing" | "counter">) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <GlyphButton
          size="xs"
          className="-mr-1.5"
          label={shown ? "Hide password" : "Show password"}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
