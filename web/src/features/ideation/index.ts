export { emptySource, type Source, sourceOfOption, without, withoutMaterial, withSource, withText } from "./edits.ts";
export { type Material, materialOfIdea, materialOfOption } from "./materials.ts";
export { dataAgain } from "./request.ts";
export { sameButForWords } from "./same-but-for-words.ts";
export { type Idea, isRunning, type Run } from "./state.ts";
export { isStreaming, useIsStreaming } from "./store.ts";
export { type Drawer, type IdeationProps, type Use, useIdeation } from "./use-ideation.ts";
export { useProjectName } from "./use-project-name.ts";
export { captionOf, ideasOf, progressOf, type Standing, slotsOf, standingOf, wordsOf } from "./views.ts";
