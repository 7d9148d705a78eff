import { message } from '@lyceum/contracts/messages';

export const calendar = message('Calendar');
export const aboutCalendar = message('Lessons and what is due, on your clock.');
export const view = message('View');
export const month = message('Month');
export const agenda = message('Agenda');
export const previousMonth = message('Previous month');
export const nextMonth = message('Next month');
export const thisMonth = message('This month');
export const nothing = message('Nothing in this month');
export const aboutNothing = message('Lessons of your classes and homework that is due stand here.');
export const canceled = message('canceled');

export const inOtherCalendars = message('In your own calendar');
export const aboutFeed = message(
  'Google, Apple and Outlook show all of this where you add this address, and follow every change. Whoever has the address reads your calendar: keep it to yourself.',
);
export const makeAddress = message('Make an address');
export const address = message('Secret address');
export const copy = message('Copy');
export const copied = message('The address is copied.');
export const copyFailed = message('The address could not be copied. Please mark and copy it yourself.');
export const renew = message('New address');
export const renewQuestion = message('Make a new address?');
export const aboutRenewing = message(
  'The present one ends at once, and calendars that have it show nothing new.',
);
export const renewed = message('Here is your new address.');
export const revoke = message('End it');
export const revokeQuestion = message('End this address?');
export const revoked = message('The address has ended.');
export const changingFailed = message('This did not work. Please try again.');
