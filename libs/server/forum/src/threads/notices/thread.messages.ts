import { message } from '@lyceum/contracts';

export const clapped = message('clapped for your thread “{title}”');
