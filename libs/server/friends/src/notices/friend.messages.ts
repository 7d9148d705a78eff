import { message } from '@lyceum/contracts/messages';

export const requested = message('wants to be your friend.');
export const accepted = message('accepted your friend request.');
