import { message } from '@lyceum/contracts/messages';

export const announcement = message('Announcement');
export const more = message('Read more');
