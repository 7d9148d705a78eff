import { message } from '@lyceum/contracts/messages';

export const sendMeAnotherLink = message('Send me another link');
export const confirmYourEmail = message('Confirm your email');
export const aboutConfirming = message('One press, and your account is ready.');
export const yourEmailIsConfirmed = message('Your email is confirmed');
export const welcome = message('Welcome. Log in and look around.');
export const deadLink = message('This link does not work any more');
export const checkYourEmail = message('Check your email');
export const anotherLinkIsOnItsWay = message(
  'If this email belongs to an account that is not confirmed yet, another link is on its way.',
);
export const confirmMyEmail = message('Confirm my email');
export const whoIsAsked = message('The account is that of {name}. You are asked as {email}.');
export const withYourConsent = message('With your consent, {fullName} can:');
export const takeCourses = message('take courses and hand in work to educators,');
export const useForums = message('read and write in forums with other students,');
export const chat = message('chat with the people of their courses.');
export const whatWeKeep = message(
  'We keep their name, email, date of birth and country, and what they write and learn here. {terms}',
);
export const sendItAgain = message('Send it again');
export const forgotYourPassword = message('Forgot your password?');
export const aboutForgotPassword = message(
  'It happens. Tell us your email, and we send you a link to choose a new one.',
);
export const resetLinkSent = message(
  'If there is an account for {email}, a link to a new password is on its way. It works once, for {minutes} minutes.',
);
export const sendMeALink = message('Send me a link');
export const thankYou = message('Thank you');
export const aboutGivenConsent = message(
  '{firstName} can log in now. We send you a link by which you can withdraw your consent at any time.',
);
export const consentQuestion = message('May {firstName} use {brandName}?');
export const whyYouAreAsked = message('{firstName} is under 13 and named you as parent or guardian.');
export const iAgree = message('I agree');
export const aboutDisagreeing = message(
  'If you do not, close this page: the account stays locked. If you agree, you can withdraw it later.',
);
export const oneMoment = message('One moment');
export const weAreLookingAtYourLink = message('We are looking at your link.');
export const lookingAtYourLink = message('Looking at your link');
export const yourLink = message('Your link');
export const linkNotLookedAt = message('We could not look at it just now.');
export const linkDidNotOpen = message('The link did not open');
export const agreedOn = message('You agreed on {day}. Withdrawing locks the account and deletes nothing.');
export const withdrawMyConsent = message('Withdraw my consent');
export const withdrewOn = message('You withdrew your consent on {day}.');
export const iAgreeAgain = message('I agree again');
export const yourConsent = message('Your consent');
export const aboutYourConsent = message(
  '{childName} may use their account. You can withdraw your consent at any time.',
);
export const accountLocked = message('The account is locked');
export const aboutLockedAccount = message(
  'Nobody can log in to the account of {childName} or find it. Nothing is deleted.',
);
export const nothingToDecide = message('Nothing to decide any more');
export const childIsOfAge = message('{childName} is 18 or older and decides alone.');
export const passwordIsNew = message('Your password is new');
export const everybodyLoggedOut = message(
  'Everybody who was logged in to your account is logged out. Log in with the new password.',
);
export const chooseNewPassword = message('Choose a new password');
export const aboutEndingSessions = message(
  'Hello {firstName}. This ends every session of your account, on every device.',
);
export const saveNewPassword = message('Save new password');
export const newPassword = message('New password');
export const aboutDeadLinks = message(
  "For a new password, ask for another link. For a child's account, let them send it again.",
);
export const readThePrivacyPolicy = message('Read the privacy policy.');
