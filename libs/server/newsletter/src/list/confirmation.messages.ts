import { message, plural } from '@lyceum/contracts/messages';

export const subject = message('Confirm that you want our newsletter');
export const hello = message('Hello {name}');
export const oneMoreStep = message(
  'One more step: confirm that this is your email, and we will write to you about this: {topic}.',
);
export const confirm = message('Confirm');
export const linkLasts = plural({
  one: 'The link works for {count} day.',
  other: 'The link works for {count} days.',
});
export const wasNotYou = message(
  'You did not ask for this? Then do nothing: without this step we do not write to you.',
);
