import { message } from '@lyceum/contracts/messages';

export const attachedFiles = message('Files that go with your message');
export const tooMany = message('Send at most {most} files at once.');
export const uploading = message('Uploading {name}');
export const takeOut = message('Remove {name}');
export const callOff = message('Cancel {name}');
export const tryAgain = message('Try again');
export const openPicture = message('Open the picture {name}');
export const save = message('Save');
export const notLoaded = message('This could not be loaded.');
export const megabytes = message('{size} MB');
export const kilobytes = message('{size} kB');
