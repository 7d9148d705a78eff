import { type Message, message } from '@lyceum/contracts/messages';
import type { ProfileContentKind } from '@lyceum/contracts/profile';

export const reportOf = message('Report {name}');
export const what = message('What do you report?');
export const whatIsWrong = message('What is wrong with it?');
export const whoReadsReports = message('Staff read this. Nobody is told who reported it.');
export const sendReport = message('Send report');
export const reported = message('Thank you. Staff look at it.');

export const kinds: Readonly<Record<ProfileContentKind, Message<string>>> = {
  PICTURE: message('The picture'),
  COVER: message('The cover'),
  BIO: message('What they say about themselves'),
  NAME: message('The name'),
};
