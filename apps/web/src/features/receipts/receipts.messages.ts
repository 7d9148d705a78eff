import type { WorkKind } from '@lyceum/contracts/live-course';
import { type Message, message } from '@lyceum/contracts/messages';

export const theReceipt = message('Receipt of homework');
export const isGenuine = message('This receipt is genuine.');
export const aboutGenuine = message(
  'It was signed when the work was handed in, and the work that is kept here is the same.',
);
export const loading = message('Checking the receipt');
export const checkingFailed = message('The receipt could not be checked');
export const handedIn = message('Handed in');
export const whatWas = message('What was handed in');
export const kinds: Readonly<Record<WorkKind, Message<string>>> = {
  LINK: message('A link'),
  FILE: message('A file'),
};
export const fingerprint = message('Fingerprint of it (SHA-256)');
export const signedWith = message('Signed with key (Ed25519)');
export const aboutWho = message(
  'This page names nobody. Who handed in what stands in the receipt file that its owner keeps, and can be checked with it.',
);
export const saveReceipt = message('Save the receipt');
export const publicKeys = message('Public keys');
export const doesNotHold = message('This receipt does not hold');
export const aboutNotHolding = message(
  'What is kept under this code is not what was signed. Please ask whoever showed it to you for the receipt file.',
);
export const notThere = message('There is no such receipt');
export const aboutNotThere = message(
  'Its address may be incomplete, or the account it belongs to is gone. A receipt file can still be checked without us.',
);
