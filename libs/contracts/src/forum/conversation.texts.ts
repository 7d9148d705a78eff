/** What the screens of conversations say (checklist line 82). */
export const conversationTexts = {
  /** Stands in the place of what was deleted, by whomever. */
  contentDeleted: 'Content deleted',
  deleteQuestion: 'Are you sure?',
  reported: 'Reported.',
} as const;
