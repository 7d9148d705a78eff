import { message } from '@lyceum/contracts/messages';

export const announcement = message('Announcement');
export const forumIsOpen = message('The forum is open to students and educators.');
export const readHow = message('Read how it works');
