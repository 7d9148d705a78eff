import { message } from '@lyceum/contracts/messages';

export const justNow = message('just now');
