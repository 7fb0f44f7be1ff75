import { catalogueExamples } from "./catalogue-examples.ts";
import { chatExamples } from "./chat-examples.ts";
import type { Example } from "./example.ts";
import { makingExamples } from "./making-examples.ts";
import { peopleExamples } from "./people-examples.ts";

/** One row an operation: an operation without its row fails the matrix. */
export const examples: Readonly<Record<string, Example>> = {
  ...peopleExamples,
  ...makingExamples,
  ...catalogueExamples,
  ...chatExamples,
};
