import { threadErrors } from './thread.errors';

/** What the screens of threads say (checklist lines 79, 84, 89–97). */
export const threadTexts = {
  readMore: '... Read More',
  notFound: threadErrors.NOT_FOUND.message,
  deleted: threadErrors.DELETED.message,
  updated: 'Successfully updated thread content',
  deleteTitle: 'Delete thread',
  deleteQuestion: 'Are you sure?',
  deletedDone: 'Thread deleted.',
  reported: 'Thread reported.',
  noReplies: threadErrors.NO_REPLIES.message,
  noMorePosts: 'No more posts',
  teammates: 'Meet Your Teammates',
  pinned: 'Pinned',
} as const;
