import { type HeadOf, noIndex, type ServedHead } from './served-head';

/** Public addresses that only a link leads to, each of somebody: nothing is told of them, and nobody is to find them. */
const linkedOnly = [
  ...[
    '/shared/',
    '/hash/',
    '/guardian/',
    '/confirm-email/',
    '/email-change/',
    '/newsletter/',
    '/certificates/',
  ],
  ...['/receipts/', '/payments/', '/email-subscriptions', '/mg20-welcome/', '/uikit'],
];

/** What is nobody's to find: screens of people who are signed in, and what only a link leads to. */
export const unlisted: readonly string[] = [
  ...['/ops/', '/konnect', '/settings', '/chat', '/u/', '/preview/'],
  ...linkedOnly,
];

const head: ServedHead = { status: 200, elements: [noIndex] };

/** The head of what only a link leads to: no search engine keeps it, whoever comes by a link that somebody published. */
export const unlistedHead: HeadOf = (path) =>
  Promise.resolve(linkedOnly.some((begin) => path.startsWith(begin)) ? head : null);
