import type { Style } from "./manner.ts";
import type { Reference } from "./references.ts";

export type GeneratingTool = "write_titles" | "write_concepts" | "draw_thumbnails" | "make_packages" | "write_document";
type Change = "shorten" | "intensify" | "rephrase" | "variations" | "thisBut";

/** Texts that answer a request without a tool. */
export type Reply =
  | "greeting"
  | "abilities"
  | "cannotTranslate"
  | "cannotWrite"
  | "cannotSend"
  | "cannotKnow"
  | "cannotForget"
  | "webIsOff"
  | "memoryIsOff"
  | "askSubject"
  | "askTarget"
  | "askBrand"
  | "askVideo"
  | "pitchIsElsewhere"
  | "askMemory"
  | "askThing"
  | "askRequest";

/** What a clause requests, before references to shown items are resolved. */
export type Action =
  | {
      type: "generate";
      tool: GeneratingTool;
      about?: string;
      target?: Reference;
      count?: number;
      instruction?: string;
      style?: Style;
    }
  | { type: "revise"; text?: string; target?: Reference; change: Change; instruction?: string; count?: number }
  | { type: "repeat"; about?: string; instruction?: string; count?: number }
  | { type: "outliers"; arguments: Record<string, unknown> }
  | { type: "projects"; query: string; status?: "idea" | "in_development" | "published"; count?: number }
  | { type: "saveProject"; name?: string; title?: string; about?: string; target?: Reference }
  /** `isRemark`: only says that there is a sponsor. */
  | { type: "integrations"; brand?: string; about?: string; target?: Reference; count?: number; isRemark?: boolean }
  | { type: "pitch"; brand?: string; about?: string; target?: Reference }
  | { type: "remember"; text: string }
  | { type: "listMemory" }
  | { type: "web"; query: string; count?: number }
  /** States the subject of the clauses around it. */
  | { type: "subject"; about: string }
  /** Names a shown item for the clause after it: "I like the fourth one, make it punchier". */
  | { type: "mention"; target: Reference }
  /** Adds to the action before it. */
  | {
      type: "detail";
      count?: number;
      instruction?: string;
      about?: string;
      days?: number;
      minIndex?: number;
      sort?: string;
    }
  | { type: "reply"; reply: Reply; about?: string };
