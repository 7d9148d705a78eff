import { message } from '@lyceum/contracts/messages';

export const willBeDeleted = message('Your account will be deleted on {day}');
export const goodbye = message('Goodbye, {firstName}');
export const whatGoes = message(
  'As you asked, your account will be deleted on {day}. What is about you alone goes with it; what you wrote in conversations stays, without your name.',
);
export const canChangeYourMind = message(
  'You can change your mind until then: log in and keep your account.',
);
export const keepMyAccount = message('Keep my account');
export const wasNotYou = message('It was not you? Log in, keep your account, and change your password.');
