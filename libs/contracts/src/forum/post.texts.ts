/** What stands in the place of a post or comment that is gone, and what screens say of them (checklist lines 108, 111). */
export const postTexts = {
  deletedContent: 'Content deleted',
  /** Who is mentioned and may not be named to the reader. */
  somebody: 'somebody',
  postReported: 'Post reported.',
  commentReported: 'Comment reported.',
} as const;
