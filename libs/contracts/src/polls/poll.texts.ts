/** What the screens of polls say (checklist line 126). */
export const pollTexts = {
  open: 'Anyone can add options',
  canSelectMultiple: 'Users can select multiple options',
} as const;
