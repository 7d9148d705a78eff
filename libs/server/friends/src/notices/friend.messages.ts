import { message } from '@lyceum/contracts';

export const requested = message('wants to be your friend.');
export const accepted = message('accepted your friend request.');
