import { message } from '@lyceum/contracts/messages';

/** The mail with an answer to what somebody wrote. */
export const subject = message('An answer to what you wrote to us');
export const hello = message('Hello');
export const youWrote = message('You wrote');
export const writeAgain = message('If that does not answer it, reply to this mail.');
