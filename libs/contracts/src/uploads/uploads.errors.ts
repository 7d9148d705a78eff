import { defineErrors } from '../common/define-errors';

/** What can be wrong with a file (checklist lines 117, 121, 122). Nothing is kept of a file that was refused. */
export const uploadsErrors = defineErrors('UPLOADS', {
  BUCKET_UNKNOWN: { status: 400, message: 'Files cannot be uploaded to this place.' },
  FOLDER_UNKNOWN: { status: 400, message: 'Files cannot be uploaded to this folder.' },
  KIND_NOT_TAKEN: { status: 400, message: 'This kind of file cannot be uploaded to this folder.' },
  SVG_REFUSED: {
    status: 415,
    message: 'SVG pictures cannot be uploaded. Please choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  },
  MOV_REFUSED: {
    status: 415,
    message:
      'QuickTime films (MOV) do not play in every browser. Please export the film as MP4 and choose that.',
  },
  TYPE_NOT_TAKEN: {
    status: 415,
    message:
      'This type of file cannot be uploaded. Please choose a PNG, JPEG, WebP, GIF or AVIF picture, or an MP4, WebM or Ogg video.',
  },
  /** Where documents are taken. */
  NO_DOCUMENT: {
    status: 415,
    message:
      'This type of file is not taken here. Please choose a PDF, Word, Excel, PowerPoint, OpenDocument, text or CSV file, or a picture.',
  },
  ONLY_PDF: {
    status: 415,
    message: 'Only PDF files are taken here. Please save it as a PDF and choose that.',
  },
  EXTENSION_MISMATCH: { status: 400, message: 'The name of the file does not fit its type.' },
  EMPTY: { status: 400, message: 'This file is empty.' },
  TOO_LARGE: { status: 413, message: 'This file is too large: at most {megabytes} MB can be uploaded.' },
  QUOTA_USED_UP: {
    status: 413,
    message: 'There is no room left for your files. Please write to us.',
  },
  TOO_MANY_PENDING: {
    status: 429,
    message: 'Too many of your uploads are under way. Please wait until some of them are done.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'There is no such upload, or it has run out. Please choose the file again.',
  },
  NOT_YOURS: { status: 403, message: 'Only the person who began an upload can finish it.' },
  SIGNATURE_WRONG: {
    status: 403,
    message: 'This upload address is not right. Please choose the file again.',
  },
  EXPIRED: { status: 403, message: 'The time for this upload has run out. Please choose the file again.' },
  ALREADY_SENT: { status: 409, message: 'This file has been uploaded already.' },
  BEING_SENT: {
    status: 409,
    message: 'This file is being uploaded or checked already. Please wait a moment.',
  },
  WRONG_SIZE: { status: 400, message: 'The file does not have the size that was announced.' },
  WRONG_TYPE: { status: 415, message: 'The file does not have the type that was announced.' },
  CUT_OFF: { status: 400, message: 'The file did not arrive whole. Please try again.' },
  NOT_SENT: { status: 409, message: 'The file has not arrived yet. Please upload it first.' },
  CONTENT_MISMATCH: {
    status: 415,
    message: 'The file is not what its name says. It was not kept.',
  },
  DAMAGED: { status: 422, message: 'The file is damaged and cannot be read. It was not kept.' },
  TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has too many pixels. Please choose a smaller one. It was not kept.',
  },
  CANNOT_BE_CLEANED: {
    status: 422,
    message:
      'This file holds notes about its place or device that cannot be taken out. Please export it again without them. It was not kept.',
  },
  NOT_SAFE: {
    status: 422,
    message:
      'This file is locked, or holds something that could run or do harm on other devices. Please take it out. It was not kept.',
  },
  /** The disk, or the object store, is full. */
  STORE_FULL: {
    status: 507,
    message: 'There is no room for files on the server at the moment. Please try again later.',
  },
  TOOK_TOO_LONG: {
    status: 503,
    message: 'Checking this file took too long. Please try again in a few minutes.',
  },
  REFUSED: { status: 410, message: 'This upload was refused. Please choose the file again.' },
  NOT_A_FILE_OF_YOURS: {
    status: 400,
    message: 'Choose a file that you uploaded here for this purpose.',
  },
  /** To staff: it is gone, was never there, or is not one they look after. */
  FILE_NOT_FOUND: { status: 404, message: 'This file is not there any more.' },
  NOT_A_REPLACEMENT: {
    status: 400,
    message: 'Choose a file of your own, of the same kind and in the same folder.',
  },
  /** To staff: another file would come, or go, wherever the library's picture is shown. */
  IN_LIBRARY: {
    status: 409,
    message: 'This file is of the library of pictures. Replace or delete the picture under Pictures.',
  },
  /** Deleted, or removed together with what it was for. */
  GONE: { status: 410, message: 'This file is not there any more.' },
  RANGE_NOT_THERE: { status: 416, message: 'The file does not have this part.' },
});
