import type { CommentItem, PostItem } from '../reply.types';

/** A post for tests; what a test does not care about is filled in. */
export function madePost(number: number, parts: Partial<PostItem> = {}): PostItem {
  return {
    ...shared(`post-${String(number)}`),
    threadId: 'thread',
    number,
    numOfComments: parts.comments?.length ?? 0,
    comments: [],
    commentsCursor: null,
    ...parts,
  };
}

/** A comment for tests. */
export function madeComment(
  id: string,
  level: number,
  parentId: string | null = null,
  parts: Partial<CommentItem> = {},
): CommentItem {
  return {
    ...shared(id),
    postId: 'post-1',
    parentId,
    level,
    isHighlighted: false,
    highlightable: false,
    ...parts,
  };
}

function shared(id: string) {
  return {
    id,
    student: {
      id: 'author',
      firstName: 'Noor',
      lastName: 'Haddad',
      requestingUserIsTheTeacherOfThisUser: false,
      userProfile: { profilePictureUrl: null },
    },
    createdAt: '2026-11-21T10:00:00.000Z',
    editedAt: null,
    content: `What ${id} says`,
    isRich: false,
    claps: 0,
    requestingUserClapCnt: 0,
    requestingUserHasReported: false,
    status: 'VISIBLE' as const,
    deleted: false,
    editable: false,
    deletable: false,
    removable: false,
    cursor: `after ${id}`,
  };
}
