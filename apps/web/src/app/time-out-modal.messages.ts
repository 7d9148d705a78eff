import { message } from '@lyceum/contracts';

export const youWereAway = message('You were away');
export const goOn = message('Continue');
