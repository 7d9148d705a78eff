import { message } from '@lyceum/contracts/messages';

export const documentTitle = message('Preview: {title} · {brandName}');
export const isPreview = message('This is a preview of a draft, until {when}.');
export const aboutPreview = message('Visitors of the site do not see it, and it may still change.');
export const previewFailed = message('This preview could not be fetched.');
export const notThere = message('This preview is not there');
export const aboutNotThere = message(
  'Its link may be wrong, or may have been ended. Ask whoever sent it to you for another one.',
);
