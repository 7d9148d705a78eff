import { message } from '@lyceum/contracts/messages';

export const alreadyHaveAnAccount = message('Already have an account? {link}');
export const logIn = message('Log in');
export const rememberedIt = message('Remembered it? {link}');
export const goTo = message('Go to {brandName}');
export const noAccountYet = message('No account yet? {link}, then open the link in your mail again.');
export const createOne = message('Create one');
