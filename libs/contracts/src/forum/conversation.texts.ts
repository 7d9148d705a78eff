/** What the server writes in a conversation (checklist line 82). */
export const conversationTexts = {
  /** Stands in the place of what was deleted, by whomever. */
  contentDeleted: 'Content deleted',
} as const;
