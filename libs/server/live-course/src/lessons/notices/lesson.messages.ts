import { message, plural } from '@lyceum/contracts/messages';

export const moved = message('Lesson {number} of {course} is moved: from {was} to {at}.');
export const movedToo = plural({
  one: '{moved} {count} lesson after it moves the same way.',
  other: '{moved} {count} lessons after it move the same way.',
});
export const canceled = message('Lesson {number} of {course} on {at} does not take place.');
export const canceledToo = plural({
  one: '{canceled} Nor does {count} lesson after it.',
  other: '{canceled} Nor do {count} lessons after it.',
});
export const restored = message('Lesson {number} of {course} takes place after all: {at}.');
export const hasPlace = message('Lesson {number} of {course}, {at}, is now held at {host}.');
export const hasPlaceToo = plural({
  one: '{said} So is {count} lesson after it.',
  other: '{said} So are {count} lessons after it.',
});
export const hasSubstitute = message('Another teacher stands in for lesson {number} of {course}, {at}.');
export const hasNoSubstitute = message(
  'Lesson {number} of {course}, {at}, is with its own teacher after all.',
);
export const youStandIn = message('You stand in for the teacher of lesson {number} of {course}, {at}.');
export const youDoNotStandIn = message('You no longer stand in for lesson {number} of {course}, {at}.');
export const openTheClass = message('Open the class');
