import { message } from '@lyceum/contracts/messages';

export const there = message('Your report of {course} is there.');
export const openTheClass = message('Open the class');
