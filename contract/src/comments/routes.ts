import { z } from "zod";
import { NamedChannel, Nothing, routes, scopeInQuery } from "../kernel/route.ts";
import { CommentText, MentionablePerson, ProjectComment } from "./schema.ts";

const base = "/api/v3/video-project/:id/comments" as const;
const inProject = { access: "channel", scope: scopeInQuery, query: NamedChannel } as const;
const ById = z.object({ id: z.uuid() });
/** Its author or an admin may change a comment, so the server checks the row that it names. */
const byComment = { access: "user", path: "/api/v3/video-project-comment/:id", params: ById } as const;
const limit = { per: "user", max: 60, windowSeconds: 60 } as const;

export const commentRoutes = routes({
  list: {
    ...inProject,
    method: "GET",
    path: base,
    apiKey: "read",
    summary: "The comments of a project, oldest first",
    params: ById,
    reply: z.object({ data: z.array(ProjectComment) }),
  },
  people: {
    ...inProject,
    method: "GET",
    path: `${base}/people`,
    summary: "The people who can be mentioned in a comment",
    params: ById,
    reply: z.object({ data: z.array(MentionablePerson) }),
  },
  add: {
    ...inProject,
    method: "POST",
    path: base,
    summary: "Comment on a project and notify the people mentioned",
    params: ById,
    body: CommentText,
    limit,
    reply: ProjectComment,
  },
  edit: {
    ...byComment,
    method: "PUT",
    summary: "Change one's own comment; people mentioned for the first time are notified",
    body: CommentText,
    limit,
    reply: ProjectComment,
  },
  remove: {
    ...byComment,
    method: "DELETE",
    summary: "Delete one's own comment, or any as an admin of the channel",
    reply: Nothing,
  },
});
