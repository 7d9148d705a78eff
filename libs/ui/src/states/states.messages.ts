import { message } from '@lyceum/contracts/messages';

export const didNotLoad = message('This did not load');
export const reference = message('Reference');
export const tryAgain = message('Try again');
export const offline = message(
  'You are offline. What you see may be old, and changes wait until you are back.',
);
export const fetchFailed = message('Sorry, there was an error fetching the data. Please try again.');
