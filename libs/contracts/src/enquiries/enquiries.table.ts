import { defineTable } from '../ops/table';

export const enquiryTopicNames = {
  COURSES: 'Courses',
  COUNSELING: 'Counseling',
  SCHOOLS: 'Schools',
  ACCOUNT: 'Account',
  SAFETY: 'Safety',
  PRIVACY: 'Privacy',
  PRESS: 'Press',
  OTHER: 'Other',
} as const;

export const enquiryStateLabels = {
  NEW: 'New',
  TAKEN: 'Taken',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
} as const;

/** The console's inbox of what people write to the house. */
export const enquiriesTable = defineTable({
  name: 'enquiries',
  title: 'Enquiries',
  requires: 'enquiry.answer',
  searchLabel: 'Name, email or words',
  found: { label: 'name', detail: ['email'], by: ['name', 'email'] },
  columns: {
    name: { label: 'From', kind: 'text', isSortable: true },
    topic: { label: 'About', kind: 'choice', choices: enquiryTopicNames, isFilterable: true, isFact: true },
    text: { label: 'What they write', kind: 'text' },
    state: { label: 'State', kind: 'choice', choices: enquiryStateLabels, isFilterable: true, isFact: true },
    owner: { label: 'Whose', kind: 'text', isFilterable: true },
    createdAt: { label: 'Came', kind: 'time', isSortable: true, isFilterable: true },
    answeredAt: { label: 'Answered', kind: 'time', isExtra: true, isFilterable: true },
    email: { label: 'Email', kind: 'text', isExtra: true, isFilterable: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
