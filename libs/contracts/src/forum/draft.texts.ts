/** What the screens of drafts say (checklist line 120). */
export const draftTexts = {
  saved: 'Successfully saved draft!',
} as const;
