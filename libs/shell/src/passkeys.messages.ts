import { message } from '@lyceum/contracts/messages';

export const alreadyHere = message('This device already holds a passkey for your account.');
export const notUsed = message('The passkey was not used. Try again, or go another way.');
