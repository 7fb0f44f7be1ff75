import { createContext } from "react";

/** Whether a screen is rendered inside the shell, with its sidebar and footer. */
export const InShell = createContext(false);
