import { type Message, message } from '../messages';

/** A public page that no editor writes, as it is called and told of. */
export interface OpenPage {
  /** Without the first slash. */
  readonly path: string;
  readonly title: Message<string>;
  /** What it is for, in a sentence or two. */
  readonly purpose: Message<'{brandName}'>;
  /** It says what it will be: no search engine is told of it yet. */
  readonly isToCome?: true;
}

/** All of them: the web app shows them, the server tells of them in their heads. */
export const openPages = {
  help: {
    path: 'help',
    title: message('Help'),
    purpose: message(
      'How {brandName} works today, who sees what you write, and what to do when something is wrong.',
    ),
  },
  contact: {
    path: 'contact',
    title: message('Contact'),
    purpose: message('How to reach the people who run {brandName}, and what reaches them fastest.'),
  },
  terms: {
    path: 'terms-conditions',
    title: message('Terms of use'),
    purpose: message('What you may expect from us here, and what we expect from you.'),
  },
  privacy: {
    path: 'privacy-policy',
    title: message('Privacy policy'),
    purpose: message('What we keep about you, why, for how long, and how to have it deleted.'),
  },
  contest: {
    path: 'college-essay-contest',
    isToCome: true,
    title: message('College essay contest'),
    purpose: message(
      'Six hundred and fifty words, one prompt, and readers who have judged real applications. Every entry gets a written answer, not only the winners.',
    ),
  },
  contestApplication: {
    path: 'college-essay-contest/application',
    isToCome: true,
    title: message('Enter the essay contest'),
    purpose: message(
      'The form for your entry: who you are, where you go to school, and your essay as you want it read.',
    ),
  },
  contestThanks: {
    path: 'college-essay-contest/thankyou',
    isToCome: true,
    title: message('Thank you for writing'),
    purpose: message(
      'Where you land once an entry is in: what happens to it now, and when you will hear from the readers.',
    ),
  },
} as const satisfies Readonly<Record<string, OpenPage>>;
