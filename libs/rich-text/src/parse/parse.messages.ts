import { message } from '@lyceum/contracts/messages';

export const noRichText = message('This is not a rich text.');
export const tooDeep = message('Lists and quotes lie too deep in each other.');
export const partsDoNotFit = message('The parts of this text do not fit into each other.');
export const tooLong = message('This is too long to be posted. Make it shorter.');
export const partWithoutKind = message('A part has no kind.');
export const partWithoutText = message('A part has no text.');
export const unknownPart = message("Parts of the kind '{kind}' cannot be posted.");
export const unknownMark = message("Text of the kind '{kind}' cannot be posted.");
export const headingLevels = message('Headings have level 1 or 2.');
export const picturesUploaded = message(
  'Pictures must be uploaded here; a picture of another site cannot be posted.',
);
export const videosUploaded = message(
  'Videos must be uploaded here, or come from YouTube, Vimeo or Bilibili.',
);
export const videoServices = message('Only videos of YouTube, Vimeo and Bilibili can be shown.');
export const mentionOfNobody = message('A mention names nobody.');
export const linkTargets = message('Links must lead to a web page (http, https) or an e-mail address.');
