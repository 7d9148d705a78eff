import { message } from '@lyceum/contracts/messages';

export const clapped = message('clapped for your thread “{title}”');
