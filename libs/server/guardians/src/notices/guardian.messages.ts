import { message } from '@lyceum/contracts/messages';

export const youHaveAGuardian = message(
  'You have a new guardian here. Look who it is, and what guardians see.',
);
export const anotherGuardian = message('A student you look after has another guardian now.');
export const digestBegun = message(
  'Your guardian now gets an email each week with what guardians see of you. Look what that is.',
);
export const studentEnded = message('A student you were the guardian of has ended that.');
export const guardianEnded = message('Somebody is your guardian no longer: they have ended that.');
export const endedByAge = message('You are 18: your guardians here see nothing of you any more.');
export const studentIsOfAge = message(
  'A student you looked after is 18. You are their guardian here no longer.',
);
export const endsSoon = message(
  'You will soon be 18. Your guardians then see nothing more, unless you keep them.',
);
