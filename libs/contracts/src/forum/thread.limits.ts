/** Bounds of threads; texts are in characters. */
export const threadLimits = {
  titleLength: 200,
  /** Bytes of a thread's content as it is sent. */
  contentBytes: 100_000,
  tags: 5,
  tagLength: 30,
  /** Threads a page (checklist line 85). */
  pageSize: 10,
  /** How far from the end of a list the next page is fetched, in px (checklist line 85). */
  nextPageWithinPixels: 400,
  /** How long a thread's window waits before it shows that it is loading, in ms (checklist line 86). */
  loadingDelayMilliseconds: 500,
  /** Claps of one person for one thread (checklist line 93). */
  claps: 10,
  /** A reader's view counts once in so many minutes (checklist line 94). */
  viewMinutes: 30,
  /** Where a preview ends, in graphemes (checklist line 84). */
  plainPreviewLength: 150,
  richPreviewLength: 175,
  /** Faces in a stack (checklist line 88). */
  stackedFaces: 5,
  /** Unread posts are counted up to this. */
  unreadMaximum: 99,
  /** A thread the reader has not opened is new for so many days. */
  newDays: 14,
  /** A question of a student is overdue after so many hours without an answer, and past asking about after so many days. */
  answerHours: 24,
  askedDays: 60,
  /** How far ahead a thread may be due. */
  dueWithinDays: 365,
  /** People in the list of who may see a thread. */
  authorizedUsers: 50,
  /** Threads of somebody new to the platform that wait for a moderator, where the forum wants it. */
  reviewedFirst: 2,
  /** Content with this many links waits for a moderator, where the forum wants it. */
  reviewedLinks: 3,
  /** Threads one person writes within an hour. */
  threadsPerHour: 60,
  /** Threads a page of those somebody follows or has muted. */
  watchedPageSize: 20,
  /** Followers who are told of a reply in one transaction. */
  followersAtOnce: 200,
  /** Pinned threads of one forum. */
  pinned: 20,
} as const;
