import { defineTable } from '../ops/table';

/** Why somebody who enrolled themself is not in the class yet. */
export const askingCauses = {
  PRICE: 'The course costs something',
  BLOCK: 'There is a block with somebody of the class',
  AGE: 'Grown up, or never said when they were born',
  BEFORE: 'Asked before this was let in by itself',
} as const;
export type AskingCause = keyof typeof askingCauses;

/** Who enrolled themself and waits for the word of staff, of all classes that are not over; the longest waiting first. */
export const liveAskingTable = defineTable({
  name: 'live-asking',
  title: 'Who asks to come into a class',
  requires: 'liveCourse.oversee',
  searchLabel: 'Name, email or class',
  columns: {
    name: { label: 'Name', kind: 'text', personId: 'userId' },
    groupTag: { label: 'Class', kind: 'text', isFact: true },
    course: { label: 'Course', kind: 'text' },
    cause: {
      label: 'Why they wait',
      kind: 'choice',
      choices: askingCauses,
      isFilterable: true,
      isFact: true,
    },
    since: { label: 'Asked', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    seats: { label: 'Free seats', kind: 'number' },
    email: { label: 'Email', kind: 'text', personal: 'email', isExtra: true },
    dateOfBirth: { label: 'Date of birth', kind: 'text', personal: 'dateOfBirth' },
    userId: { label: 'Id of person', kind: 'text', isExtra: true },
    groupId: { label: 'Id of class', kind: 'text', isExtra: true },
  },
  sort: { by: 'since', direction: 'asc' },
  open: { searchLabel: 'Name or class', sort: { by: 'since', direction: 'asc' } },
});
