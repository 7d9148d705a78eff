import { message } from '@lyceum/contracts/messages';

export const lessonTomorrow = message('Lesson {number} of {course}, {topic}, begins {at}.');
export const lessonSoon = message(
  'Lesson {number} of {course}, {topic}, begins in ten minutes. You can join now.',
);
export const homeworkTomorrow = message('{topic} of {course} is due {at}.');
