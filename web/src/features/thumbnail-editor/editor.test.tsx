import { AppError } from "@coldopen/contract/kernel/errors";
import type { GateValues } from "@coldopen/contract/labs/schema";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import {
  aReading,
  aRecommendation,
  aThumbnailScore,
  someRecommendations,
} from "@coldopen/contract/thumbnail-scores/factory";
import { aTextLayer, aVersion } from "@coldopen/contract/thumbnails/factory";
import type { EditorItem, ThumbnailVersion } from "@coldopen/contract/thumbnails/schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openProject } from "../../testing/render-project-page.tsx";
import { openedEditor } from "./open-editor.ts";

const original = aVersion(1);
const option = anOption({
  id: optionId(1),
  optionType: "thumbnail",
  content: original.url,
  description: "a sauna in the snow",
  seed: 7,
});
const itemAt = (src: string): EditorItem => ({
  id: option.id,
  src,
  prompt: "a sauna in the snow",
  seed: 7,
  title: "",
  initialMode: "editing",
});
const editing: Partial<GateValues> = { STUDIO_THUMBNAIL_EDITING: true };

type Options = {
  gates?: Partial<GateValues>;
  line?: ThumbnailVersion[];
  isFailing?: () => boolean;
  failure?: AppError;
  src?: string;
  /** Generation waits for this. */
  until?: Promise<void>;
  canSave?: boolean;
  /** The picture with which the editor was opened before a reload. */
  start?: string;
};

/** The editor on a thumbnail, and a fake server that generates the next version each time. */
async function openEditor({
  gates = editing,
  line = [],
  isFailing = () => false,
  failure = new AppError("upstream_failed"),
  src = original.url,
  until,
  canSave = true,
  start,
}: Options = {}) {
  let made = 1;
  const app = openProject({
    project: aProjectDetail([{ ...option, content: src }]),
    gates,
    handlers: canSave
      ? {}
      : {
          addOption: () => {
            throw new AppError("unexpected");
          },
        },
    ideation: {
      execute: async ({ body }) => {
        await until;
        if (isFailing() || !("imageAIParameters" in body)) throw failure;
        const { id, url } = aVersion(++made);
        const { prompt, seed } = body.imageAIParameters;
        return { runId: body.metadata.tracking.runId, elements: [], images: [{ id, url, prompt, seed }] };
      },
    },
    api: {
      thumbnailScores: {
        score: () => aThumbnailScore(),
        recommend: () => someRecommendations({ colorGrading: [aRecommendation({ check: "contrast" })] }),
        read: () => aReading(),
        improve: () => new Promise<never>(() => undefined),
      },
      thumbnails: {
        line: () => ({ versions: line }),
        setLayers: ({ body }) => {
          if (isFailing()) throw new AppError("unexpected");
          const boxes = body.layers.map(({ x, y }) => ({ x1: x, y1: y, x2: x + 300, y2: y + 100 }));
          return aVersion(++made, { layers: body.layers, boxes });
        },
      },
    },
  });
  const thumbnails = within(await screen.findByRole("list", { name: "Thumbnails" }));
  const open = await thumbnails.findByRole("button", { name: "Edit" });
  if (start) openedEditor.write({ projectId: option.videoProjectId, item: itemAt(src), start });
  else await app.person.click(open);
  const dialog = within(await screen.findByRole("dialog", { name: "Thumbnail" }));
  const button = (name: string | RegExp) => dialog.getByRole("button", { name });
  const executed = () => app.api.calls.filter(({ name }) => name === "ideation.execute").map(({ input }) => input);
  const seen = () => dialog.getByRole("img", { name: "a sauna in the snow" }).getAttribute("src");
  return { ...app, dialog, button, executed, seen };
}

describe("regions", () => {
  it("are added, described, drawn anew by Apply, undone and redone", async () => {
    const { person, dialog, button, executed, seen } = await openEditor();
    const words = dialog.getByPlaceholderText("Describe what you want to add...");
    await waitFor(() => expect(words).toHaveFocus());
    expect(button("Apply")).toBeDisabled();
    await person.click(button("Add Region"));
    expect(dialog.getByPlaceholderText("Describe this region...")).toHaveFocus();
    expect(button("Apply")).toBeDisabled();
    await person.keyboard("a red balloon");
    expect(dialog.getByText("1 of 3")).toBeVisible();
    await person.click(button("Apply"));
    await waitFor(() => expect(seen()).toBe(aVersion(2).url));
    expect(dialog.getByPlaceholderText("Describe what you want to add...")).toHaveFocus();
    expect(executed()[0]).toMatchObject({
      body: {
        metadata: { overrides: { src: original.url } },
        imageAIParameters: {
          prompt: "a sauna in the snow",
          seed: 7,
          regional_prompts: [{ description: "a red balloon", mask_bb: { x1: 460, y1: 180, x2: 820, y2: 540 } }],
        },
      },
    });
    expect(dialog.getByText("0 of 3")).toBeVisible();
    await person.click(button("Undo"));
    expect(seen()).toBe(original.url);
    expect(button(/^Region 1: 460, 180, 360 by 360/)).toBeVisible();
    await person.click(button("Redo"));
    expect(seen()).toBe(aVersion(2).url);
    expect(button("Redo")).toBeDisabled();
  });

  it("are moved, sized and deleted by keys alone, and by their numbers", async () => {
    const { person, dialog, button } = await openEditor();
    await person.click(button("Add Region"));
    button(/^Region 1:/).focus();
    await person.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    expect(button("Region 1: 480, 170, 360 by 370")).toHaveFocus();
    const width = dialog.getByRole("spinbutton", { name: "Width" });
    await person.clear(width);
    await person.type(width, "9{Enter}");
    expect(button("Region 1: 480, 170, 48 by 370")).toBeVisible();
    button(/^Region 1:/).focus();
    await person.keyboard("{Delete}");
    expect(dialog.queryByRole("button", { name: /^Region 1:/ })).toBeNull();
    await person.click(button("Undo"));
    expect(button("Region 1: 480, 170, 48 by 370")).toBeVisible();
  });

  it("are dragged by themselves and by their handles; what is pushed is where they were let go", async () => {
    const { person, button } = await openEditor();
    await person.click(button("Add Region"));
    const drag = (target: HTMLElement, clientX: number, clientY: number) => {
      fireEvent.pointerDown(target, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
      fireEvent.pointerMove(target, { clientX: clientX / 2, clientY, pointerId: 1 });
      fireEvent.pointerUp(target, { clientX, clientY, pointerId: 1 });
    };
    drag(button(/^Region 1:/), 40, -80);
    expect(button("Region 1: 500, 100, 360 by 360")).toBeVisible();
    drag(button("Resize from the top left"), 100, 60);
    expect(button("Region 1: 600, 160, 260 by 300")).toBeVisible();
    await person.click(button("Undo"));
    expect(button("Region 1: 500, 100, 360 by 360")).toBeVisible();
  });

  it("are three at most", async () => {
    const { person, dialog, button } = await openEditor();
    for (const _ of [1, 2, 3]) await person.click(button("Add Region"));
    expect(button("Add Region")).toBeDisabled();
    expect(dialog.getAllByRole("button", { name: "Resize from the bottom right" })).toHaveLength(3);
    const [first] = dialog.getAllByRole("button", { name: "Delete Region" });
    if (first) await person.click(first);
    expect(button("Add Region")).toBeEnabled();
    expect(dialog.getByPlaceholderText("Describe what you want to add...")).toHaveFocus();
  });

  it("say that they are being drawn, and can't be drawn twice at once", async () => {
    let draw: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const { person, dialog, button, seen } = await openEditor({ until });
    await person.click(button("Add Region"));
    await person.keyboard("a red balloon{Enter}");
    expect(await dialog.findByText("Generating thumbnail...")).toBeVisible();
    expect(button("Apply")).toHaveAttribute("aria-disabled", "true");
    for (const name of ["Add Region", "Undo"]) expect(button(name)).toBeDisabled();
    draw();
    await waitFor(() => expect(seen()).toBe(aVersion(2).url));
    await waitFor(() => expect(dialog.queryByText("Generating thumbnail...")).toBeNull());
  });

  it("that fail say so and stay as they are", async () => {
    const { person, button, seen } = await openEditor({ isFailing: () => true });
    await person.click(button("Add Region"));
    await person.keyboard("a red balloon{Enter}");
    expect(await screen.findByText("Failed to apply region")).toBeVisible();
    expect(seen()).toBe(original.url);
    expect(button("Apply")).toBeEnabled();
  });

  it("that are refused for coming too often say when to try again, and offer it", async () => {
    let isRefused = true;
    const failure = new AppError("rate_limited", "You can start 30 generations a minute.", { retryAfterSeconds: 12 });
    const { person, button, seen } = await openEditor({ isFailing: () => isRefused, failure });
    await person.click(button("Add Region"));
    await person.keyboard("a red balloon{Enter}");
    expect(await screen.findByText("You can start 30 generations a minute. Try again in 12 seconds.")).toBeVisible();
    expect(seen()).toBe(original.url);
    isRefused = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(seen()).not.toBe(original.url));
  });
});

describe("words", () => {
  it("are added and changed as text, each a version of its own", async () => {
    const { person, dialog, button, seen, api } = await openEditor();
    await person.click(dialog.getByRole("tab", { name: "Text" }));
    await person.click(button("Add text"));
    await waitFor(() => expect(seen()).toBe(aVersion(2).url));
    const text = dialog.getByRole("textbox", { name: "Text" });
    await person.clear(text);
    await person.type(text, "DAY 9 🔥");
    expect(dialog.getByText("The typeface has no 🔥. A question mark is shown instead.")).toBeVisible();
    await person.clear(text);
    await person.type(text, "DAY 9{Enter}");
    await waitFor(() => expect(seen()).toBe(aVersion(3).url));
    const size = dialog.getByRole("spinbutton", { name: "Size" });
    await person.clear(size);
    await person.type(size, "900{Enter}");
    await waitFor(() => expect(seen()).toBe(aVersion(4).url));
    const set = api.calls.filter(({ name }) => name === "thumbnails.setLayers");
    expect(set.at(-1)?.input).toMatchObject({ body: { id: aVersion(3).id, layers: [{ text: "DAY 9", size: 360 }] } });
    await person.click(button("Undo"));
    expect(dialog.getByRole("spinbutton", { name: "Size" })).toHaveValue(120);
  });

  it("of a version saved before are there to be moved by keys or deleted", async () => {
    const layer = aTextLayer({ x: 100, y: 100 });
    const box = { x1: 100, y1: 100, x2: 500, y2: 220 };
    const line = [aVersion(8), aVersion(1, { parentId: aVersion(8).id, layers: [layer], boxes: [box] })];
    const { person, dialog, button, api, seen } = await openEditor({ line });
    await person.click(dialog.getByRole("tab", { name: "Text" }));
    (await dialog.findByRole("button", { name: "Text “$900 SAUNA”" })).focus();
    await person.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(seen()).toBe(aVersion(2).url));
    const set = api.calls.findLast(({ name }) => name === "thumbnails.setLayers");
    expect(set?.input).toMatchObject({ body: { layers: [{ x: 120, y: 110 }] } });
    await person.click(button("Delete text"));
    await waitFor(() => expect(dialog.queryByRole("button", { name: /^Text “/ })).toBeNull());
  });
});

describe("versions", () => {
  const line = [aVersion(8), aVersion(9, { parentId: aVersion(8).id }), aVersion(1, { parentId: aVersion(9).id })];

  it("made before the editor was opened are not part of its history", async () => {
    const { dialog, button } = await openEditor({ line });
    expect(await dialog.findByText("1 of 1")).toBeVisible();
    expect(button("Undo")).toBeDisabled();
  });

  it("made before a reload can be gone back to and compared", async () => {
    const { person, dialog, button, seen } = await openEditor({ line, start: aVersion(8).url });
    expect(await dialog.findByText("3 of 3")).toBeVisible();
    await person.click(button("Compare with the version before"));
    expect(dialog.getByRole("img", { name: "Before" })).toHaveAttribute("src", aVersion(9).url);
    const slider = dialog.getByRole("slider", { name: "Show more of the version before" });
    fireEvent.change(slider, { target: { value: "80" } });
    expect(slider).toHaveValue("80");
    await person.click(button("Original"));
    expect(seen()).toBe(aVersion(8).url);
    expect(dialog.getByText("1 of 3")).toBeVisible();
  });

  it("are saved to the backups once", async () => {
    const { person, button, saved } = await openEditor();
    expect(button("Saved to Backups")).toHaveAttribute("aria-disabled", "true");
    await person.click(button("Add Region"));
    await person.keyboard("a red balloon{Enter}");
    await person.click(await screen.findByRole("button", { name: "Save to Backups" }));
    await waitFor(() => expect(saved().options).toHaveLength(2));
    expect(saved().options.at(-1)).toMatchObject({
      content: aVersion(2).url,
      seed: 7,
      description: "a sauna in the snow",
    });
    expect(button("Saved to Backups")).toHaveFocus();
    await person.click(button("Saved to Backups"));
    expect(saved().options).toHaveLength(2);
  });
});

it("a version that can't be saved says so, and can be saved again", async () => {
  const { person, button, saved } = await openEditor({ canSave: false });
  await person.click(button("Add Region"));
  await person.keyboard("a red balloon{Enter}");
  await person.click(await screen.findByRole("button", { name: "Save to Backups" }));
  expect(await screen.findByText("Unable to add element to backup options.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Save to Backups" })).toBeEnabled();
  expect(saved().options).toHaveLength(1);
});

describe("closing", () => {
  it("confirms closing with unsaved work and discards it", async () => {
    const { person, button, dialog } = await openEditor();
    await person.click(button("Add Region"));
    await person.click(button("Cancel"));
    const confirmation = within(await screen.findByRole("alertdialog", { name: "Leave the editor?" }));
    await person.click(confirmation.getByRole("button", { name: "Keep editing" }));
    expect(dialog.getByText("1 of 3")).toBeVisible();
    await person.keyboard("{Escape}");
    await person.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await person.click(screen.getByRole("button", { name: "Edit" }));
    expect(await screen.findByText("0 of 3")).toBeVisible();
  });

  it("confirms closing while recommendations are being applied, and disables undo", async () => {
    const { person, dialog, button } = await openEditor({
      gates: { ...editing, STUDIO_THUMBNAIL_SCORING: true },
      line: [aVersion(8), aVersion(1, { parentId: aVersion(8).id })],
    });
    await person.click(within(dialog.getByRole("group", { name: "Mode" })).getByRole("button", { name: "Score" }));
    await person.click(await dialog.findByRole("button", { name: "Apply recommendations" }));
    expect(await dialog.findByText("Generating thumbnail...")).toBeVisible();
    expect(button("Undo")).toBeDisabled();
    await person.click(button("Cancel"));
    expect(await screen.findByRole("alertdialog", { name: "Leave the editor?" })).toBeVisible();
  });

  it("closes without confirmation if nothing changed", async () => {
    const { person, button } = await openEditor();
    await person.click(button("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("modes", () => {
  it("are only viewing where no gate is open", async () => {
    const { person } = openProject({ project: aProjectDetail([option]) });
    const thumbnails = within(await screen.findByRole("list", { name: "Thumbnails" }));
    for (const name of ["Edit", "Score"]) expect(thumbnails.queryByRole("button", { name })).toBeNull();
    await person.click(await thumbnails.findByRole("button", { name: "View" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Thumbnail" }));
    expect(dialog.getByRole("img", { name: "a sauna in the snow" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "Download" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Add Region" })).toBeNull();
    expect(dialog.queryByText("Analyzing thumbnail...")).toBeNull();
  });

  it("show no toggle with only one gate", async () => {
    const { dialog } = await openEditor({ gates: { STUDIO_THUMBNAIL_REGIONAL_PROMPTING: true } });
    expect(dialog.getByRole("button", { name: "Add Region" })).toBeVisible();
    expect(dialog.queryByRole("group", { name: "Mode" })).toBeNull();
  });

  it("are changed by a toggle when both gates are open", async () => {
    const { person, dialog } = await openEditor({ gates: { ...editing, STUDIO_THUMBNAIL_SCORING: true } });
    const toggle = within(dialog.getByRole("group", { name: "Mode" }));
    expect(toggle.getByRole("button", { name: "Edit" })).toHaveAttribute("aria-pressed", "true");
    await person.click(toggle.getByRole("button", { name: "Score" }));
    expect(dialog.queryByRole("button", { name: "Add Region" })).toBeNull();
    await person.click(toggle.getByRole("button", { name: "Edit" }));
    expect(dialog.getByRole("button", { name: "Add Region" })).toBeVisible();
  });

  it("only show an external picture", async () => {
    const { dialog } = await openEditor({ src: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg" });
    expect(dialog.getByText("Only pictures stored in this studio can be edited.")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Add Region" })).toBeNull();
  });
});
