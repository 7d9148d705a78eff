import { translationErrors } from './translation.errors';

/** What the screens of translation say (checklist lines 123, 124). */
export const translationTexts = {
  translated: 'Translated text:',
  failed: translationErrors.FAILED.message,
  notAvailable: translationErrors.NOT_AVAILABLE.message,
} as const;
