import { message } from '@lyceum/contracts/messages';

export const confirm = message('Confirm');
export const cancel = message('Cancel');
export const dismiss = message('Dismiss');
