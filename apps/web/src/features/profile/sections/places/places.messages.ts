import { message } from '@lyceum/contracts/messages';

export const forums = message('Forums');
export const classes = message('Classes');
export const classesInCommon = message('Classes in common');
export const certificates = message('Certificates');
export const upcomingEvents = message('Upcoming events');
export const noForumsOfYours = message('You are in no forum yet.');
export const findForums = message('Find forums');
