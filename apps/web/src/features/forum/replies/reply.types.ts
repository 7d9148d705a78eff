import type { ReplyParts } from '@lyceum/contracts/forum';
import type { CommentFieldsFragment, PostFieldsFragment } from '@lyceum/web-graphql';

/** A reply to a thread, with the first of its comments. */
export type PostItem = PostFieldsFragment & Record<keyof ReplyParts, unknown>;

/** A comment below a reply, one of up to five levels (checklist line 106). */
export type CommentItem = CommentFieldsFragment & Record<keyof ReplyParts, unknown>;

/** A reply or a comment, where it makes no difference which. */
export type ReplyItem = PostItem | CommentItem;

/** Comments belong to a post; posts belong to a thread. */
export const isPost = (item: ReplyItem): item is PostItem => 'threadId' in item;
