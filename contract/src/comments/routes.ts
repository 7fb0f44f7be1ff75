import { z } from "zod";
import { NamedChannel, Nothing, routes, scopeInQuery } from "../kernel/route.ts";
import { CommentText, MentionablePerson, ProjectComment } from "./schema.ts";

const base = "/api/v3/video-project/:id/comments" as const;
const inProject = { access: "channel", scope: scopeInQuery, query: NamedChannel } as const;
const ById = z.object({ id: z.uuid() });
const ByComment = ById.extend({ commentId: z.uuid() });
const limit = { per: "user", max: 60, windowSeconds: 60 } as const;

export const commentRoutes = routes({
  list: {
    ...inProject,
    method: "GET",
    path: base,
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
    ...inProject,
    method: "PUT",
    path: `${base}/:commentId`,
    summary: "Change one's own comment; people mentioned for the first time are notified",
    params: ByComment,
    body: CommentText,
    limit,
    reply: ProjectComment,
  },
  remove: {
    ...inProject,
    method: "DELETE",
    path: `${base}/:commentId`,
    summary: "Delete one's own comment, or any as an admin of the channel",
    params: ByComment,
    reply: Nothing,
  },
});
