import { message, plural } from '@lyceum/contracts/messages';

/** What staff are told of a mail: what kind of news it was, not which. */
export const newsOf = message('News at once: {what}');
export const newsOfADay = message('News of a day');
export const whyThisEmail = message('You get this email because your settings ask for it: {what}.');
export const newSinceYesterday = message('New for you since yesterday');
export const newThings = plural({
  one: 'One thing is new for you',
  other: '{count} things are new for you',
});
export const moreThanNew = message('More than {count} things are new for you');
export const newestOfMany = message('The newest {count}; the others are waiting for you on the site.');
export const openSite = message('Open the site');
export const onceADay = message(
  'You get this email once a day at most, and only when there is something new.',
);
export const unsubscribe = message('Unsubscribe: no more emails about {topics}');
