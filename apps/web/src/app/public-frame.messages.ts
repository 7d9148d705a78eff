import { message } from '@lyceum/contracts/messages';

export const home = message('{brandName}, home');
export const toolBar = message('Tool bar');
export const myLearning = message('My learning');
export const logOut = message('Log out');
export const logIn = message('Log in');
export const signUp = message('Sign up');
