import { message } from '@lyceum/contracts/messages';
import { openPages } from '@lyceum/contracts/site';
import type { PlannedPage } from '../planned-page.types';

/** The college essay contest, for visitors. */
export const contestPages: readonly PlannedPage[] = [
  {
    paths: [openPages.contest.path],
    title: openPages.contest.title,
    purpose: openPages.contest.purpose,
    gate: 'public',
    section: message('Essay contest'),
    holds: [
      message('This year’s prompt and its deadline'),
      message('The rules and the prizes'),
      message('Last year’s winning essays'),
    ],
    drawing: 'letter',
    action: { label: message('Read what is open today'), path: '/help' },
  },
  {
    paths: [openPages.contestApplication.path],
    title: openPages.contestApplication.title,
    purpose: openPages.contestApplication.purpose,
    gate: 'public',
    section: message('Essay contest'),
    holds: [
      message('A form that keeps your draft while you think'),
      message('A word counter that agrees with the judges’'),
      message('A confirmation by email'),
    ],
    drawing: 'letter',
    action: { label: message('Write to us about it'), path: '/contact' },
  },
  {
    paths: [openPages.contestThanks.path],
    title: openPages.contestThanks.title,
    purpose: openPages.contestThanks.purpose,
    gate: 'public',
    section: message('Essay contest'),
    holds: [
      message('The dates of the three rounds of reading'),
      message('Where the results will be published'),
    ],
    drawing: 'letter',
    action: { label: message('Read what is open today'), path: '/help' },
  },
];
