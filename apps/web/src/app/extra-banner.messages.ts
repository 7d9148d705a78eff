import { message } from '@lyceum/contracts/messages';

export const announcement = message('Announcement');
export const contestIsOpen = message('The college essay contest is open to everybody in grades 9 to 12.');
export const readHow = message('Read how');
