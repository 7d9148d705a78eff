import { message } from '@lyceum/contracts/messages';

export const createAccount = message('Create account');
export const createYourAccount = message('Create your account');
export const aboutSigningUp = message('A few lines, and you are in.');
export const or = message('or');
export const checkYourEmail = message('Check your email');
export const weWroteToYou = message(
  'We wrote to {email}. Open the link in that mail to confirm that it is yours. It works for {hours} hours.',
);
export const weWroteToYourGuardian = message(
  'We also wrote to {email}. You can log in as soon as they have agreed.',
);
export const sendItAgain = message('Send it again');
