import { message } from '@lyceum/contracts/messages';

export const pageTitle = message('{brandName} · Read closely, write often, take class together');
export const readClosely = message('Read closely.');
export const writeOften = message('Write often.');
export const takeClassTogether = message('Take class together.');
export const lead = message(
  '{brandName} is a learning community for high-school students and the people who teach them: a forum worth reading, a page of your own, and a room for each live class.',
);
export const createYourAccount = message('Create your account');
export const logIn = message('Log in');
export const seeCourses = message('See the live courses');
export const openNow = message('Open now:');
export const whatIsOpen = message('the forum, profiles, live courses and calls.');
export const next = message('Next:');
export const whatIsNext = message('the youth summit.');
