import { message } from '@lyceum/contracts/messages';

export const sentAgain = message('If it can be sent, it is on its way. Look into the spam folder too.');
export const email = message('Email');
export const showPassword = message('Show password');
export const password = message('Password');
export const actionIn = message('{action} in {wait}');
