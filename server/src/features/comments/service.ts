import {
  COMMENTS_MAX,
  type CommentText,
  MentionablePerson,
  type ProjectComment,
} from "@coldopen/contract/comments/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { AppContext } from "../../app-context.ts";
import { type Authorize, roleIn } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { mailSubject, mailText, ownLink, paragraphs } from "../../platform/mail-text.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { notFound, projectEvents, projectStore } from "../projects/index.ts";
import { commentStore, type Recipient } from "./store.ts";

type Author = Caller & Sender;
type CommentRef = { projectId: string; commentId: string };

export const commentService = (
  context: Pick<AppContext, "db" | "sockets" | "announce" | "mail" | "config" | "background">,
) => {
  const { db } = context;
  const store = commentStore(db);
  const projects = projectStore(db);
  const events = projectEvents(context);

  const getProject = async (scope: AuthorizedScope, id: string): Promise<VideoProjectDetail> => {
    const project = await projects.get(scope, id);
    if (!project) throw notFound();
    return project;
  };
  const getComment = async (scope: AuthorizedScope, { projectId, commentId }: CommentRef): Promise<ProjectComment> => {
    const comment = await store.find(scope, projectId, commentId);
    if (!comment) throw notFound();
    return comment;
  };
  const findMentioned = async (scope: AuthorizedScope, ids: readonly string[]): Promise<Recipient[]> => {
    if (ids.length === 0) return [];
    const mentioned = (await store.listPeople(scope)).filter(({ userId }) => ids.includes(userId));
    if (mentioned.length < new Set(ids).size)
      throw new AppError("invalid_input", "Only people with access to this channel can be mentioned");
    return mentioned;
  };
  const authorizeComment = async (authorize: Authorize, commentId: string) => {
    const owner = await store.findOwner(commentId);
    const scope = await authorize(owner);
    if (!owner) throw notFound();
    return { scope, ref: { projectId: owner.projectId, commentId } };
  };

  /** People are not notified of their own comments. */
  async function notifyMentioned(
    scope: AuthorizedScope,
    project: VideoProjectDetail,
    comment: ProjectComment,
    recipients: readonly Recipient[],
  ): Promise<void> {
    const by = comment.author?.name ?? "";
    const news = { projectId: project.id, projectName: project.name, commentId: comment.id, by };
    const link = `${context.config.publicUrl}${paths.project(scope, project.id)}`;
    for (const { userId, email } of recipients.filter(({ userId }) => userId !== comment.author?.userId)) {
      await context.announce.toMember(scope, userId, "system", { eventType: "comment:mentioned", ...news });
      await db.afterCommit(() =>
        context.background.run("mention mail", () =>
          context.mail.send({
            to: email,
            subject: mailSubject`${by} mentioned you in ${project.name}`,
            link,
            text: mailText`${by} mentioned you in a comment on ${project.name}:\n\n${paragraphs(comment.text)}\n\n${ownLink(link)}`,
          }),
        ),
      );
    }
  }

  return {
    list: async (scope: AuthorizedScope, projectId: string) => {
      await getProject(scope, projectId);
      return { data: await store.list(scope, projectId) };
    },
    people: async (scope: AuthorizedScope, projectId: string) => {
      await getProject(scope, projectId);
      return { data: (await store.listPeople(scope)).map((person) => MentionablePerson.parse(person)) };
    },
    add: (author: Author, scope: AuthorizedScope, projectId: string, { text, mentions }: CommentText) =>
      db.transaction(async () => {
        await store.lockProject(scope, projectId);
        const project = await getProject(scope, projectId);
        if ((await store.count(scope, projectId)) >= COMMENTS_MAX)
          throw new AppError("conflict", `A project can have at most ${COMMENTS_MAX} comments. Delete one first.`);
        const mentioned = await findMentioned(scope, mentions);
        const commentId = await store.insert(scope, {
          projectId,
          authorId: author.userId,
          text,
          mentions: mentioned.map(({ userId }) => userId),
        });
        const comment = await getComment(scope, { projectId, commentId });
        await notifyMentioned(scope, project, comment, mentioned);
        await events.publishChanged({ scope, projectId }, author);
        return comment;
      }),
    edit: async (authorize: Authorize, author: Author, commentId: string, { text, mentions }: CommentText) => {
      const { scope, ref } = await authorizeComment(authorize, commentId);
      return db.transaction(async () => {
        const project = await getProject(scope, ref.projectId);
        const before = await getComment(scope, ref);
        if (before.author?.userId !== author.userId)
          throw new AppError("forbidden", "Only its author can edit a comment");
        const mentioned = await findMentioned(scope, mentions);
        await store.update(scope, ref.projectId, ref.commentId, {
          text,
          mentions: mentioned.map(({ userId }) => userId),
        });
        const comment = await getComment(scope, ref);
        const isNew = ({ userId }: Recipient) => !before.mentions.some((known) => known.userId === userId);
        await notifyMentioned(scope, project, comment, mentioned.filter(isNew));
        await events.publishChanged({ scope, projectId: ref.projectId }, author);
        return comment;
      });
    },
    remove: async (authorize: Authorize, author: Author, commentId: string): Promise<void> => {
      const { scope, ref } = await authorizeComment(authorize, commentId);
      await db.transaction(async () => {
        await getProject(scope, ref.projectId);
        const comment = await getComment(scope, ref);
        if (comment.author?.userId !== author.userId && !isAdminRole(roleIn(author, scope)))
          throw new AppError("forbidden", "Only its author, an admin or the primary owner can delete a comment");
        await store.remove(scope, ref.projectId, ref.commentId);
        await events.publishChanged({ scope, projectId: ref.projectId }, author);
      });
    },
  };
};
