import { message } from '@lyceum/contracts/messages';

export const createAccount = message('Create account');
export const createYourAccount = message('Create your account');
export const aboutSigningUp = message('A few lines, and you are in.');
export const aboutEducators = message(
  'As an educator. You start as a student: our staff look at it, and tell you by mail.',
);
export const whoSeesWhat = message(
  'Others here see your name, your picture and what you write. Your email and date of birth are for the staff who look after accounts, and nobody else.',
);
export const termsAndPrivacy = message(
  'Before you begin we ask you to agree to the {terms}. The {privacy} says what we keep, and why.',
);
export const termsOfUse = message('terms of use');
export const privacyPolicy = message('privacy policy');
export const or = message('or');
export const checkYourEmail = message('Check your email');
export const weWroteToYou = message(
  'We wrote to {email}. Open the link in that mail to confirm that it is yours. It works for {hours} hours.',
);
export const weWroteToYourGuardian = message(
  'We also wrote to {email}. You can log in as soon as they have agreed.',
);
export const sendItAgain = message('Send it again');
