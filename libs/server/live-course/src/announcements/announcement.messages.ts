import { message } from '@lyceum/contracts/messages';

export const announced = message('There is an announcement in {course}.');
export const readIt = message('Read it');
