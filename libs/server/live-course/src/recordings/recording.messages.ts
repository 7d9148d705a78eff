import { message } from '@lyceum/contracts/messages';

export const ready = message('The recording of lesson {number} of {course} can be watched.');
export const watchIt = message('Watch it in the class');
export const takenOut = message(
  'Who teaches {course}, or somebody of our staff, took you out of the recording of lesson {number}. You are not in it any more.',
);
