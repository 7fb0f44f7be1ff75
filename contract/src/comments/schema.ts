import { z } from "zod";
import { text } from "../kernel/route.ts";
import { ProfilePicture } from "../profile-picture/schema.ts";
import { Role } from "../session/schema.ts";

export const COMMENT_MAX = 4_000;
const COMMENT_MENTIONS_MAX = 20;
/** Per project. The list is read as a whole. */
export const COMMENTS_MAX = 500;

const CommentPerson = z.object({ userId: z.uuid(), name: z.string(), profilePicture: ProfilePicture });

/** A person who can be mentioned: everyone entitled to the channel. */
export const MentionablePerson = CommentPerson.extend({ role: Role });
export type MentionablePerson = z.infer<typeof MentionablePerson>;

export const ProjectComment = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null if the person's account was deleted. */
  author: CommentPerson.nullable(),
  mentions: z.array(CommentPerson.pick({ userId: true, name: true })),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ProjectComment = z.infer<typeof ProjectComment>;

/** `mentions` are the people whose names follow an @ in the text. */
export const CommentText = z.object({
  text: text(COMMENT_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  mentions: z.array(z.uuid()).max(COMMENT_MENTIONS_MAX).default([]),
});
export type CommentText = z.infer<typeof CommentText>;
