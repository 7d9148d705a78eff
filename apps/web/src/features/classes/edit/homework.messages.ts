import type { LateRule } from '@lyceum/contracts/live-course';
import { type Message, message } from '@lyceum/contracts/messages';

export { save, topic, updatedHomework } from '../classes.messages';
export const updatingHomeworkFailed = message(
  'Sorry, there was an error updating homework. Please try again.',
);
export const instruction = message('What is to be done');
export const opens = message('Opens, in your time');
export const isDue = message('Due, in your time');
export const aboutDue = message('To the end of that minute.');
export const mostPoints = message('Points');
export const whenLate = message('When it is late');
export const lateRuleLabels: Readonly<Record<LateRule, Message<string>>> = {
  ALWAYS: message('Taken, and marked as late'),
  UNTIL: message('Taken until a day and an hour'),
  PER_DAY: message('Taken for fewer points'),
  NEVER: message('Not taken'),
};
export const takenUntil = message('Taken until, in your time');
export const offPerDay = message('Per cent off for each day');
export const aboutOffPerDay = message('Of all its points, for each day that has begun.');
export const linkToTask = message('Link to the task');
export const takesAgain = message('Students can replace what they handed in');
export const addHomework = message('Add homework');
export const changeHomework = message('Change {topic}');
export const deleteHomework = message('Delete {topic}');
export const deleted = message('“{topic}” is deleted.');
export const restored = message('“{topic}” is back.');
export const undo = message('Undo');
