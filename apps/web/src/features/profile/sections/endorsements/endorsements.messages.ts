import { message } from '@lyceum/contracts/messages';

export const endorsements = message('Endorsements');
export const noneOfYours = message(
  'What friends, classmates and teachers say for you stands here. You choose which of it others see.',
);
export const noneYet = message('Nobody has endorsed {firstName} yet.');
export const endorse = message('Endorse {firstName}');
export const yourEndorsement = message('What you say for {firstName}');
export const aboutWriting = message(
  'What is {firstName} good at, and how did you see it? Whoever may see this page reads it, with your name.',
);
export const submit = message('Submit endorsement');
export const submitted = message('Endorsement submitted.');
export const savingFailed = message('Sorry, there was an error saving endorsement. Please try again.');
export const fetchingFailed = message(
  'Sorry, there was an error fetching user received endorsements. Please try again.',
);
export const loading = message('Loading the endorsements');
export const didNotLoad = message('The endorsements did not load');
export const showMore = message('Show more');
export const you = message('You');
export const edit = message('Edit');
export const editYours = message('Edit your endorsement');
export const waiting = message('A moderator looks at this before others see it.');
export const isHidden = message('Hidden: only you and {firstName} see this.');
export const moreAbout = message('More about the endorsement of {name}');
export const hide = message('Hide from others');
export const show = message('Show to others');
export const hidden = message('Others do not see it any more.');
export const shown = message('Others see it again.');
export const report = message('Report');
export const reportEndorsement = message('Report this endorsement');
export const whatIsWrong = message('What is wrong with it?');
export const whoReadsReports = message('Moderators read this. The author is not told who reported it.');
export const sendReport = message('Send report');
export const reported = message('Endorsement reported.');
export const loadingTheForm = message('Loading the form');
