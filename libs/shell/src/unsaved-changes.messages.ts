import { message } from '@lyceum/contracts/messages';

export const leaveWithoutSaving = message('Leave without saving?');
export const notSaved = message('What you changed here has not been saved.');
export const leave = message('Leave');
export const stay = message('Stay');
