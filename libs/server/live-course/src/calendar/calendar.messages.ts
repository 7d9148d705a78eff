import { message } from '@lyceum/contracts/messages';

export const lessonOf = message('Lesson of {course}');
export const homeworkIsDue = message('Homework of {course} is due');
export const yourCalendar = message('Your calendar of {brand}');
export const openIt = message('Join and read on {url}');
