import { aComment, aMentionable } from "@coldopen/contract/comments/factory";
import type { ProjectComment } from "@coldopen/contract/comments/schema";
import { paths } from "@coldopen/contract/paths";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { channel, openProject } from "../../testing/render-project-page.tsx";

const project = aProjectDetail();
const me = { userId: aUser().id, name: "Tess Okafor", profilePicture: null };
const people = [aMentionable(1), aMentionable(2, { name: "Jonas Lindqvist", role: "admin" })];

async function open(given: ProjectComment[] = []) {
  let comments = given;
  const app = openProject({
    project,
    path: paths.project(channel, project.id, { comments: "open" }),
    api: {
      comments: {
        list: () => ({ data: comments }),
        people: () => ({ data: people }),
        add: ({ body: { text, mentions } }) => {
          const mentioned = people.filter(({ userId }) => mentions.includes(userId));
          const added = aComment(9, { text, author: me, mentions: mentioned });
          comments = [...comments, added];
          return added;
        },
        edit: ({ params, body: { text } }) => {
          comments = comments.map((one) =>
            one.id === params.id ? { ...one, text, editedAt: "2026-11-16T12:00:00.000Z" } : one,
          );
          return comments.find(({ id }) => id === params.id) ?? aComment();
        },
        remove: ({ params }) => {
          comments = comments.filter(({ id }) => id !== params.id);
          return {};
        },
      },
    },
  });
  const panel = within(await screen.findByRole("complementary", { name: "Comments" }));
  return { ...app, panel };
}

it("mentions a person chosen by keyboard from the list", async () => {
  const { person, panel, api } = await open();
  expect(await panel.findByText("No comments yet")).toBeVisible();
  await person.type(panel.getByRole("textbox", { name: "Comment" }), "Nice @jon");
  expect(await panel.findByRole("option", { name: /Jonas Lindqvist/ })).toHaveAttribute("aria-selected", "true");
  await person.keyboard("{Enter}please look");
  await person.click(panel.getByRole("button", { name: "Comment" }));
  const comment = within(await panel.findByRole("listitem"));
  expect(comment.getByText("@Jonas Lindqvist").tagName).toBe("STRONG");
  expect(api.calls.find(({ name }) => name === "comments.add")?.input).toMatchObject({
    body: { text: "Nice @Jonas Lindqvist please look", mentions: [people[1]?.userId] },
  });
  expect(panel.getByRole("textbox", { name: "Comment" })).toHaveValue("");
});

it("edits and deletes an own comment", async () => {
  const { person, panel } = await open([aComment(1, { author: me, text: "Keep the face" })]);
  const choose = async (name: string) => {
    await person.click(await panel.findByRole("button", { name: "Actions for the comment of Tess Okafor" }));
    await person.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("Edit");
  const item = within(panel.getByRole("listitem"));
  await person.type(item.getByRole("textbox", { name: "Comment" }), ", drop the helmet");
  await person.click(item.getByRole("button", { name: "Save" }));
  expect(await panel.findByText("Keep the face, drop the helmet")).toBeVisible();
  expect(panel.getByText("edited")).toBeVisible();
  await choose("Delete");
  await person.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await panel.findByText("No comments yet")).toBeVisible();
});

it("shows the number of comments beside the project and closes the panel", async () => {
  const { person, panel } = await open([aComment(1), aComment(2)]);
  await panel.findAllByRole("listitem");
  expect(screen.getByRole("button", { name: "2 comments" })).toHaveAttribute("aria-pressed", "true");
  await person.click(panel.getByRole("button", { name: "Close comments" }));
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "Comments" })).toBeNull());
});
