import { message } from '@lyceum/contracts/messages';

export const goOn = message('Go on');
export const notNow = message('Not now');
export const iAmHereAs = message('I am here as');
export const aboutEducators = message('Educators start as students, until our staff have looked at it.');
export const country = message('Country you live in');
export const chooseACountry = message('Choose a country');
export const loggedOutElsewhere = message('You were logged out here from another device.');
export const passwordWasChanged = message(
  'Your password was changed, so you were logged out here. Log in with the new one.',
);
export const emailWasChanged = message(
  'The email of your account was changed, so you were logged out here. Log in with the new one.',
);
export const loggedOutForSafety = message(
  'For your safety you were logged out: somebody may have used a copy of your session.',
);
export const lockedUntilConsent = message(
  'This account is locked until your guardian agrees. Nothing is deleted.',
);
export const accountDeleted = message('This account has been deleted.');
export const sendItAgain = message('Send it again');
export const writeToThemAgain = message('Write to them again');
export const backToLogIn = message('Back to log in');
export const connectAndLogIn = message('Connect and log in');
export const loggingYouIn = message('Logging you in');
export const loadingTheNextStep = message('Loading the next step');
export const logIn = message('Log in');
export const aboutLoggingIn = message('With your email and your password.');
export const welcomeBack = message('Good to have you back.');
export const nearlyThere = message('One moment, you are nearly there.');
export const oneMoreStep = message('One more step');
export const aboutSecondFactor = message('Your account asks for a second proof that it is you.');
export const welcome = message('Welcome, {firstName}');
export const aboutRoles = message(
  'Before you begin, tell us who you are. Others see your role, and nothing else of it.',
);
export const weWroteToYourGuardian = message('We wrote to your guardian');
export const guardianHasToSayYes = message(
  'You are under 13, so a parent or guardian has to say yes. Log in again once they have opened the link in our mail.',
);
export const youHaveBeenHereBefore = message('You have been here before');
export const aboutConnecting = message(
  'There is already an account with your email. Enter its password once, and from then on both ways lead into it.',
);
export const notConnected = message('It is not connected');
export const confirmYourEmailFirst = message('Confirm your email first');
export const weSentALink = message('We sent a link to {email}. Open it, then come back and log in.');
export const guardianHasNotAgreed = message('Your guardian has not agreed yet');
export const guardianWasSentALink = message(
  'You are under 13, so a parent or guardian has to say yes. We sent them a link.',
);
export const keepMeLoggedIn = message('Keep me logged in');
export const or = message('or');
export const logInWithAPasskey = message('Log in with a passkey');
export const useAPasskey = message('Use a passkey');
export const useTheAuthenticatorApp = message('Use the authenticator app');
export const useARecoveryCode = message('Use a recovery code');
export const startAgain = message('Start again');
export const continueLogIn = message('Continue');
export const recoveryCode = message('Recovery code');
export const codeFromYourApp = message('Code from your app');
export const aboutRecoveryCodes = message(
  'One of the codes you kept when you set up the second factor. Each works once.',
);
export const aboutAppCodes = message('Six digits. They change every 30 seconds.');
export const otherServices = message('Log in with another service');
export const continueWith = message('Continue with {provider}');
