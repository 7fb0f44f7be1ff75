import { createContext } from "react";

/** Whether a screen stands inside the studio's frame, with its sidebar and footer. */
export const InShell = createContext(false);
