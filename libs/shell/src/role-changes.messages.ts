import { message } from '@lyceum/contracts/messages';

export const noRoles = message('Your roles changed: you hold none now.');
export const newRoles = message('Your roles changed: you are now {roles}.');
