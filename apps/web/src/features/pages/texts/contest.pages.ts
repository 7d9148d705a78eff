import type { PlannedPage } from '../planned-page.types';

/** The college essay contest, for visitors. */
export const contestPages: readonly PlannedPage[] = [
  {
    paths: ['college-essay-contest'],
    gate: 'public',
    section: 'Essay contest',
    title: 'College essay contest',
    purpose:
      'Six hundred and fifty words, one prompt, and readers who have judged real applications. Every entry gets a written answer, not only the winners.',
    holds: ['This year’s prompt and its deadline', 'The rules and the prizes', 'Last year’s winning essays'],
    drawing: 'letter',
    action: { label: 'How to enter', path: '/college-essay-contest/application' },
  },
  {
    paths: ['college-essay-contest/application'],
    gate: 'public',
    section: 'Essay contest',
    title: 'Enter the essay contest',
    purpose:
      'The form for your entry: who you are, where you go to school, and your essay as you want it read.',
    holds: [
      'A form that keeps your draft while you think',
      'A word counter that agrees with the judges’',
      'A confirmation by email',
    ],
    drawing: 'letter',
    action: { label: 'Read about the contest', path: '/college-essay-contest' },
  },
  {
    paths: ['college-essay-contest/thankyou'],
    gate: 'public',
    section: 'Essay contest',
    title: 'Thank you for writing',
    purpose:
      'Where you land once an entry is in: what happens to it now, and when you will hear from the readers.',
    holds: ['The dates of the three rounds of reading', 'Where the results will be published'],
    drawing: 'letter',
    action: { label: 'Read something while you wait', path: '/blogs' },
  },
];
