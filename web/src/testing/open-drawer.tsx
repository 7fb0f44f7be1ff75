import { anElement } from "@coldopen/contract/ideation/factory";
import { type ExecutionEvent, ExecutionRequest, type IdeationRun, type Pane } from "@coldopen/contract/ideation/schema";
import { aPicture } from "@coldopen/contract/pictures/factory";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { expect, vi } from "vitest";
import { IdeationDrawer } from "../features/ideation/index.ts";
import { defaultValues } from "../features/labs/api.ts";
import { createQueryClient } from "../lib/query.ts";
import { toast } from "../lib/toast.ts";
import { DragArea, useDragItem } from "../ui/drag-area.tsx";
import { type FakeHandlers, fakeApi } from "./fake-api.ts";
import { fakeSavedItems } from "./fake-saved-items.ts";
import { socketOf } from "./fake-socket.ts";
import { answerUploads } from "./fake-uploads.ts";
import { fakeMedia } from "./media.ts";

const sauna = anOption({ content: "A $900 Sauna" });
export const blizzard = anOption({ id: optionId(2), content: "The Sauna That Survived" });
export const projectOfDrawer = aProjectDetail([sauna, blizzard]);

export const pictureId = "0f0e0d0c-0b0a-4908-8706-050403020100";

/** An option of the page that can be dragged to the drawer. */
function PageOption() {
  const { dragRef, dragProps } = useDragItem({ id: blizzard.id, label: blizzard.content, isEnabled: true });
  return (
    <p ref={dragRef} {...dragProps}>
      An option of the page
    </p>
  );
}

type Props = Partial<ComponentProps<typeof IdeationDrawer>>;

/** An open drawer after it has loaded the stored runs. */
export async function opened({
  runs = [],
  savedItems = fakeSavedItems(),
  gates = {},
  ...props
}: Props & {
  runs?: IdeationRun[];
  savedItems?: NonNullable<FakeHandlers["savedItems"]>;
  gates?: Partial<typeof defaultValues.gates>;
} = {}) {
  const person = userEvent.setup();
  const api = fakeApi({
    ideation: {
      runs: () => ({ data: runs }),
    },
    savedItems,
    labs: { values: () => ({ ...defaultValues, gates: { ...defaultValues.gates, ...gates } }) },
    pictures: { upload: () => aPicture({ id: pictureId }) },
  });
  vi.stubGlobal("fetch", api.fetch);
  answerUploads(api.fetch);
  fakeMedia();
  const onUse = vi.fn();
  const onClose = vi.fn();
  function Page() {
    const [pane, setPane] = useState<Pane>(props.pane ?? "title");
    return (
      <IdeationDrawer
        project={projectOfDrawer}
        onUse={onUse}
        onClose={onClose}
        {...props}
        pane={pane}
        onPaneChange={setPane}
      />
    );
  }
  const view = render(
    <QueryClientProvider client={createQueryClient(toast, { retries: 0 })}>
      <DragArea>
        <PageOption />
        <Page />
      </DragArea>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(socketOf("/executions")).toBeDefined());
  const socket = socketOf("/executions");
  if (!socket) throw new Error("No socket was opened");
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading earlier ideas" })).toBeNull());
  const stream = (event: ExecutionEvent) => act(() => socket.push("execution", event));
  const requests = () =>
    socket.requests.filter(({ event }) => event === "execution").map(({ data }) => ExecutionRequest.parse(data));
  const lastRunId = () => requests().at(-1)?.metadata.tracking.runId ?? "";
  const write = (index: number, content: string, isWhole = true) =>
    stream({ runId: lastRunId(), state: "partial", element: anElement(index, { content }), isWhole });
  return { ...view, person, api, socket, stream, requests, lastRunId, write, onUse, onClose };
}

export const ideaNamed = (name: string) => screen.getByRole("button", { name });
