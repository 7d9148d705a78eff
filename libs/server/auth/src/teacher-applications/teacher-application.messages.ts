import { message } from '@lyceum/contracts/messages';

export const youAreAnEducator = message('You are an educator now');
export const hello = message('Hello {firstName}');
export const approved = message(
  'Our staff have looked at your request: you are an educator on {brand} from now on. What you see changes at once.',
);
export const open = message('Open {brand}');
export const aboutYourRequest = message('About your request to be an educator');
export const refused = message('Our staff have looked at your request, and you stay a student for now.');
export const theirReason = message('What they wrote: {reason}');
export const writeToUs = message('If you think this is wrong, write to us.');
export const refusedNotice = message(
  'Your request to be an educator: you stay a student for now. What our staff wrote: {reason}',
);
