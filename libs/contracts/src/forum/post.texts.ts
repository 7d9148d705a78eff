/** What the server writes in the place of a post or comment that is gone, and of a name (checklist line 108). */
export const postTexts = {
  deletedContent: 'Content deleted',
  /** Who is mentioned and may not be named to the reader. */
  somebody: 'somebody',
} as const;
