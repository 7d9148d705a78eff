import { message } from '@lyceum/contracts/messages';

export const close = message('Close');
