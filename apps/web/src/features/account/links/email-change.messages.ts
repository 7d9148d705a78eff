import { message } from '@lyceum/contracts/messages';

export const confirmNewEmail = message('Is this your email?');
export const aboutNewEmail = message('{firstName} wants to log in with {email} from now on.');
export const confirmIt = message('Yes, it is mine');
export const changeYourEmail = message('Change your email?');
export const aboutOldEmail = message(
  'Hello {firstName}. Somebody, probably you, wants to change it to {email}.',
);
export const confirmChange = message('Yes, change it');
export const stopChange = message('No, stop it');
export const oneIsMissing = message('Thank you, one more to go');
export const aboutMissing = message(
  'Your email changes once the link in the other mail is confirmed as well.',
);
export const emailIsChanged = message('Your email is changed');
export const aboutChanged = message(
  'From now on you log in with the new one. The old one can undo this for a week.',
);
export const stopped = message('Your email stays as it is');
export const aboutStopped = message(
  'If it was not you who asked for it, choose a new password: somebody may know yours.',
);
export const putBack = message('Put your old email back?');
export const aboutPuttingBack = message(
  'Hello {firstName}. Choose a new password: your account gets {email} back, and everybody is logged out.',
);
export const whatGoes = message(
  'Ways to log in that were added since the change go with it: passkeys, an authenticator app, and accounts of other services.',
);
export const putEmailBack = message('Put my email back');
export const newPassword = message('New password');
export const isBack = message('Your old email is back');
export const aboutBack = message(
  'Everybody is logged out, and ways to log in that came since the change are gone. Log in with the old email and the new password.',
);
export const aboutDeadLinks = message(
  'You find a change that waits, and new links for it, in your settings.',
);
