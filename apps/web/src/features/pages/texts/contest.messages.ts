import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** The college essay contest, for visitors. */
export const contestPages: readonly PlannedPage[] = [
  {
    paths: ['college-essay-contest'],
    gate: 'public',
    section: message('Essay contest'),
    title: message('College essay contest'),
    purpose: message(
      'Six hundred and fifty words, one prompt, and readers who have judged real applications. Every entry gets a written answer, not only the winners.',
    ),
    holds: [
      message('This year’s prompt and its deadline'),
      message('The rules and the prizes'),
      message('Last year’s winning essays'),
    ],
    drawing: 'letter',
    action: { label: message('Read what is open today'), path: '/help' },
  },
  {
    paths: ['college-essay-contest/application'],
    gate: 'public',
    section: message('Essay contest'),
    title: message('Enter the essay contest'),
    purpose: message(
      'The form for your entry: who you are, where you go to school, and your essay as you want it read.',
    ),
    holds: [
      message('A form that keeps your draft while you think'),
      message('A word counter that agrees with the judges’'),
      message('A confirmation by email'),
    ],
    drawing: 'letter',
    action: { label: message('Write to us about it'), path: '/contact' },
  },
  {
    paths: ['college-essay-contest/thankyou'],
    gate: 'public',
    section: message('Essay contest'),
    title: message('Thank you for writing'),
    purpose: message(
      'Where you land once an entry is in: what happens to it now, and when you will hear from the readers.',
    ),
    holds: [
      message('The dates of the three rounds of reading'),
      message('Where the results will be published'),
    ],
    drawing: 'letter',
    action: { label: message('Read what is open today'), path: '/help' },
  },
];
