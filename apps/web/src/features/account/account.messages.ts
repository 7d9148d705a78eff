import { message } from '@lyceum/contracts/messages';

export const sentAgain = message('If it can be sent, it is on its way. Look into the spam folder too.');
export const actionIn = message('{action} in {wait}');
export const dateOfBirth = message('Date of birth');
export const guardianEmail = message('Email of a parent or guardian');
export const aboutGuardianEmail = message(
  'You are under 13, so they need to agree first. We send them a link.',
);
