import type { ErrorDefinition } from '@lyceum/contracts/common';
import { commentErrors, postErrors, type ReplyType } from '@lyceum/contracts/forum';

/** Where replies of a type are kept, and what is said of them. */
interface ReplyTypeEntry {
  readonly table: 'posts' | 'comments';
  readonly clapsTable: 'post_claps' | 'comment_claps';
  /** The column of the claps by which they name it. */
  readonly clapsKey: 'post_id' | 'comment_id';
  readonly errors: Readonly<
    Record<'NOT_FOUND' | 'DELETED' | 'NOT_THE_AUTHOR' | 'NO_REPLIES' | 'NOT_REMOVABLE', ErrorDefinition>
  >;
}

/** Posts and comments are written, changed, clapped for and taken away alike; this is what differs. */
export const replyTypeTable: Readonly<Record<ReplyType, ReplyTypeEntry>> = {
  POST: { table: 'posts', clapsTable: 'post_claps', clapsKey: 'post_id', errors: postErrors },
  COMMENT: {
    table: 'comments',
    clapsTable: 'comment_claps',
    clapsKey: 'comment_id',
    errors: commentErrors,
  },
};

/** One post or comment. */
export interface ReplyKey {
  readonly type: ReplyType;
  readonly id: string;
}
