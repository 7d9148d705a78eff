import { message } from '@lyceum/contracts/messages';

export const welcome = message('Welcome to {brand}! Here you find what is new for you.');
export const noRoles = message('Your roles changed: you have none now.');
export const newRoles = message('Your roles changed: you are now {roles}.');
export const guardianWithdrew = message('the guardian withdrew their consent, and the account is locked.');
