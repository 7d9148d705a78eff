import { message } from '@lyceum/contracts/messages';

export const pageTitle = message('{title} · {brandName}');
export const aThreadIn = message('A thread in {forum}');
export const joinToReadOn = message('Join to read on');
export const logIn = message('Log in');
export const aboutJoining = message(
  '{brandName} is a forum of high-school students and their teachers. Reading and answering is for members; joining costs nothing.',
);
