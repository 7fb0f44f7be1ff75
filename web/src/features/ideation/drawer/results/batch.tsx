import { Fragment } from "react";
import type { Run } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { slotsOf } from "../../views.ts";
import { PictureIdea, PictureIdeaArriving } from "../cards/picture.tsx";
import { TextIdea, TextIdeaArriving } from "../cards/text.tsx";
import { runName } from "./run-name.ts";

/** The results of one run by slot. */
export function Batch({ run, drawer }: { run: Run; drawer: Drawer }) {
  const isPictures = run.pane === "thumbnail";
  const slots = slotsOf(run, drawer.edits);
  const next = slots.find(({ idea }) => !idea?.isWhole)?.index;
  const name = runName(run);
  return (
    <ul aria-label={name} className={isPictures ? "grid grid-cols-2 gap-x-3 gap-y-2 p-4 pb-2" : undefined}>
      {slots.map(({ index, idea }) => (
        <Fragment key={index}>
          {isPictures &&
            (idea?.isWhole ? (
              <PictureIdea idea={idea} run={run} drawer={drawer} />
            ) : (
              <PictureIdeaArriving idea={idea} isNext={index === next} />
            ))}
          {!isPictures &&
            (idea?.isWhole ? (
              <TextIdea idea={idea} drawer={drawer} />
            ) : (
              <TextIdeaArriving idea={idea} drawer={drawer} isNext={index === next} />
            ))}
        </Fragment>
      ))}
    </ul>
  );
}
