import { message, plural } from '@lyceum/contracts/messages';

export const graded = message('Your homework “{topic}” is graded.');
export const alsoGraded = plural({
  one: 'Your homework “{topic}” and {count} other are graded.',
  other: 'Your homework “{topic}” and {count} others are graded.',
});
