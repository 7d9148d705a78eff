import { message } from '@lyceum/contracts/messages';

export const lessonBegins = message('The lesson begins');
export const homeworkIsDue = message('Homework is due');
export const homeworkWasDue = message('Homework was due');
