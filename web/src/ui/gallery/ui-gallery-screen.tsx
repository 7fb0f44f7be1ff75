import { useEffect, useState } from "react";
import { Mark } from "../mark.tsx";
import { Segmented } from "../segmented.tsx";
import { Toaster } from "../toaster.tsx";
import { TooltipProvider } from "../tooltip.tsx";
import { Badges } from "./badges.tsx";
import { Buttons } from "./buttons.tsx";
import { Colours } from "./colours.tsx";
import { Dates } from "./dates.tsx";
import { Dialogs, Messages, Tooltips } from "./feedback.tsx";
import { Fields } from "./fields.tsx";
import { Menus } from "./menus.tsx";
import { Compounds, Pictures } from "./pictures.tsx";
import { Rows } from "./rows.tsx";
import { Streaming } from "./streaming.tsx";
import { Toggles } from "./toggles.tsx";
import { Voices } from "./voices.tsx";

const themes = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
] as const;

type Theme = (typeof themes)[number]["value"];

const themeOfPage = (): Theme => (document.documentElement.classList.contains("light") ? "light" : "dark");

/** Every component in its states. The theme is set on the page root, so that floating panels follow it. */
export default function UiGallery() {
  const [theme, setTheme] = useState<Theme>(themeOfPage);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.remove("dark", "light");
    classList.add(theme);
  }, [theme]);
  return (
    <TooltipProvider>
      <main className="px-8 py-7">
        <header className="mb-5.5 flex items-center gap-3">
          <Mark />
          <h1 className="type-title text-xl">Components</h1>
          <p className="mr-auto text-faint">Archivo, amber, warm neutrals. Violet means AI.</p>
          <Segmented label="Theme" value={theme} onValueChange={setTheme} segments={themes} />
        </header>
        <Colours />
        <div className="mt-6.5 grid grid-cols-1 items-start gap-x-9 gap-y-6.5 md:grid-cols-2 wide:grid-cols-3 [&>div]:flex [&>div]:min-w-0 [&>div]:flex-col [&>div]:gap-6.5">
          <div>
            <Buttons />
            <Badges />
            <Toggles />
            <Voices />
          </div>
          <div>
            <Fields />
            <Menus />
            <Dates />
            <Streaming />
          </div>
          <div>
            <Tooltips />
            <Messages />
            <Dialogs />
            <Pictures />
          </div>
        </div>
        <div className="mt-6.5 grid items-start gap-9 wide:grid-cols-[2fr_1fr]">
          <Rows />
          <Compounds />
        </div>
      </main>
      <Toaster />
    </TooltipProvider>
  );
}
