import { message } from '@lyceum/contracts/messages';

export const titled = message('{title} · {brandName}');
export const logIn = message('Log in');
export const aboutLoggingIn = message('Log in to {brandName} and go on where you were.');
export const createAccount = message('Create your account');
export const aboutSigningUp = message(
  'Create an account on {brandName}, the learning community for high-school students and the people who teach them.',
);
export const forgotPassword = message('Forgot your password?');
export const aboutForgotPassword = message(
  'Have a link sent to you by which you choose a new password for {brandName}.',
);
