import { defineErrors } from '../common/define-errors';

export const cmsErrors = defineErrors('CMS', {
  /** Also of what is not published: nobody learns what is being written. */
  NOT_FOUND: { status: 404, message: 'There is no such page.' },
  /** To editors. */
  ENTRY_NOT_FOUND: { status: 404, message: 'There is no such entry.' },
  VERSION_NOT_FOUND: { status: 404, message: 'There is no such version.' },
  SAVED_MEANWHILE: {
    status: 409,
    message: '{who} saved this at {when}, after you opened it. Nothing of yours is lost.',
  },
  DELETED: { status: 409, message: 'This is deleted. Restore it first.' },
  SLUG_TAKEN: { status: 409, message: 'There is one with this name already: {title}.' },
  ADDRESS_FIXED: { status: 409, message: 'The address of this page is part of the product, and stays.' },
  HOME_STAYS: {
    status: 409,
    message: 'The home page is always there. It can be changed, and not taken away.',
  },
  REDIRECT_LOOP: { status: 409, message: 'This would lead back to where it begins. Choose another address.' },
  NOT_PUBLISHED: { status: 409, message: 'This is not published.' },
  SCHEDULE_PAST: { status: 400, message: 'This time has passed. Choose one that is to come.' },
  SCHEDULE_CROSSED: { status: 400, message: 'Choose a time after it is published.' },
  SCHEDULED_MEANWHILE: {
    status: 409,
    message:
      '{who} changed what is scheduled after you opened this. Look what is scheduled now, and choose again.',
  },
  OWN_CHANGE: {
    status: 409,
    message: 'You wrote part of what visitors do not read yet. Somebody else has to publish it.',
  },
  NOTHING_NEW: { status: 409, message: 'Visitors read all of it already.' },
  IN_REVIEW: { status: 409, message: 'It is handed in for review already.' },
  NOT_IN_REVIEW: { status: 409, message: 'It is not handed in for review.' },
  NOTHING_SCHEDULED: { status: 409, message: 'Nothing is scheduled.' },
  NO_PAGE: { status: 409, message: 'This has no page of its own that could be shown.' },
  TRANSLATED: { status: 409, message: 'There is one in this language already.' },
  TRANSLATION_DELETED: {
    status: 409,
    message: 'The one in this language is deleted. Restore it to go on with it.',
  },
  NOT_TRANSLATED: { status: 409, message: 'This is the same in all languages.' },
  PLACE_OF_ORIGINAL: { status: 409, message: 'It stands where the English one stands. Move that.' },
  NO_PREVIEW: { status: 409, message: 'There is no link to its draft.' },
  PICTURE_NOT_FOUND: { status: 404, message: 'There is no such picture.' },
  PICTURE_GONE: {
    status: 409,
    message: 'A picture of it is not in the library any more. Choose another one, and it is saved.',
  },
  PICTURE_THERE: { status: 409, message: 'This file is in the library already.' },
  PICTURE_CHANGED: {
    status: 409,
    message: 'Somebody changed this picture after you opened it. Look how it is now, and save again.',
  },
  PICTURE_SHOWN: { status: 409, message: 'It is shown in {where}. Choose another picture there first.' },
  TOO_LARGE: { status: 400, message: 'This is too long to be kept. Please shorten it, or divide it.' },
});
