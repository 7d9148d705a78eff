import { message } from '@lyceum/contracts/messages';

export const whatIsKept = message('What {brand} keeps about you, as of {time}.');
export const aFileAPart = message(
  'Each file is one part of the platform, in JSON, which any text editor shows. Times are in UTC.',
);
export const whatIsNotIn = message(
  'Your password, the keys of your passkeys and of your authenticator app, and codes are not in here: they are kept in a form that cannot be read back, or are of use to nobody but you.',
);
export const questions = message('Questions? Write to us at the address on {site}.');
