import { message } from '@lyceum/contracts/messages';

export const ofClass = message('{course} ({groupTag})');
export const aboutClassForum = message('For the people of this class alone. Who is in the class is in it.');
