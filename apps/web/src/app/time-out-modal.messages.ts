import { message } from '@lyceum/contracts/messages';

export const youWereAway = message('You were away');
export const goOn = message('Continue');
