import { message } from '@lyceum/contracts/messages';

export const firstName = message('First name');
export const lastName = message('Last name');
export const email = message('Email');
export const password = message('Password');
export const showPassword = message('Show password');
export const aboutNewPassword = message('At least {minimum} characters. A short sentence works well.');
export const cancel = message('Cancel');
export const tooManyTries = message('Too many tries. Try again in {wait}.');
