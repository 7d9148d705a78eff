import { defineErrors } from '../common/define-errors';

export const translationErrors = defineErrors('TRANSLATION', {
  /** This installation has no provider. */
  NOT_AVAILABLE: { status: 503, message: 'Translation is not available here.' },
  /** The provider did not answer, or not with a translation (checklist line 124). */
  FAILED: { status: 502, message: 'Sorry, there was an error fetching the data. Please try again.' },
  LANGUAGE_NOT_SUPPORTED: { status: 400, message: 'This language is not among those that can be chosen.' },
  TEXT_TOO_LONG: { status: 400, message: 'This text is too long to be translated.' },
  /** One answer for a text that stands elsewhere, and for a row that is not there or not the caller's to read. */
  NOT_READ_HERE: {
    status: 403,
    message:
      'Only what you can read here, or what you are writing, can be translated. It may have changed just now.',
  },
  QUOTA_USED_UP: { status: 429, message: 'You have had a lot translated. Please try again later.' },
});
