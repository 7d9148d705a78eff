import { message } from '@lyceum/contracts/messages';

export const ready = message('The recording of lesson {number} of {course} can be watched.');
export const watchIt = message('Watch it in the class');
