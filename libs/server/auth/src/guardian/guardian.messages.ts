import { message, plural } from '@lyceum/contracts/messages';

export const needsConsent = message('{childName} needs your consent');
export const wouldLikeToJoin = message('{childName} would like to join');
export const namedYou = message('{childName} has signed up and named you as parent or guardian.');
export const whoNeedsConsent = message(
  'Somebody under {age} needs the consent of a parent or guardian. Until you agree, the account stays locked.',
);
export const readAndDecide = message('Read more and decide');
export const linkLasts = plural({
  one: 'The link works once, for {count} minute. If it is too old, {childName} can have a new one sent to you.',
  other:
    'The link works once, for {count} minutes. If it is too old, {childName} can have a new one sent to you.',
});
export const doNotAgree = message('You do not agree, or do not know this child? Then do nothing.');

export const agreed = message('You agreed that {childName} may take part');
export const thankYou = message('Thank you');
export const keepThisMail = message(
  'You agreed that {childName} may use an account here. Keep this mail: its link stays valid.',
);
export const canWithdraw = message(
  'With it you can withdraw your consent at any time. The account is then locked at once, and nothing is deleted.',
);
export const seeOrWithdraw = message('See or withdraw your consent');
export const doNotPassOn = message('Whoever has this link can lock the account. Do not pass it on.');

export const accountIsLocked = message('The account of {childName} is locked');
export const youWithdrew = message('You withdrew your consent');
export const lockedSince = message(
  'The account of {childName} is locked since then: nobody can log in to it or find it. Nothing is deleted.',
);
export const canAgreeAgain = message('If you change your mind, agree again by this link. It stays valid.');
export const seeOrGive = message('See or give your consent');

export const canLogIn = message('You can log in now');
export const goodNews = message('Good news, {firstName}');
export const guardianAgreed = message('Your guardian has agreed. You can log in now.');
export const logIn = message('Log in');

export const yourAccountIsLocked = message('Your account is locked');
export const hello = message('Hello {firstName}');
export const guardianWithdrew = message(
  'Your guardian no longer agrees that you use your account, so it is locked. Nothing is deleted.',
);
export const talkToThem = message('Talk to them: they can agree again by the link in their mail.');

export const useOfTheAccount = message('Use of the account');
export const byAGuardian = message('Given by a guardian, by mail');
export const termsOfService = message('Terms of service');
export const byTheStudent = message('Agreed to by the student');
