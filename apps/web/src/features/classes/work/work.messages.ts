import { message } from '@lyceum/contracts/messages';

export const orAFile = message('Or hand in a file');
export const aboutFiles = message(
  'PDF, Word, Excel, PowerPoint, OpenDocument, text or CSV up to 20 MB, or a picture up to 10 MB. Your teachers can open it, your classmates cannot.',
);
export const chooseFile = message('Choose a file');
export const chooseAnother = message('Choose another file');
export const handInFile = message('Hand in {name}');
export const takeBack = message('Not this file');
export const sending = message('Sending {name}: {percent} %');
export const saveWork = message('Save {name}');
export const fileFailed = message('The file could not be opened. Please try again.');
