import { message } from '@lyceum/contracts/messages';

export const enrolled = message('You are enrolled in {course}.');
export const waiting = message('{course} is full. You wait for a place, and are told when it is yours.');
export const promoted = message('A place in {course} is free, and it is yours: you are enrolled.');
export const moved = message('You are in another class of {course} now.');
export const refused = message('Our staff did not let you into {course}: {reason}');
export const refusedSubject = message('Your place in {course}');
export const openClass = message('Open the class');
export const openCourse = message('Open the course');
