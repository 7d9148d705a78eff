import { message } from '@lyceum/contracts/messages';

export const firstName = message('First name');
export const lastName = message('Last name');
