import { message } from '@lyceum/contracts/messages';

export const youAreStaffHere = message('You are staff here');
export const aboutConsole = message('The accounts of everybody here, and what they may do.');
export const goodMorning = message('Good morning, {firstName}');
export const goodAfternoon = message('Good afternoon, {firstName}');
export const goodEvening = message('Good evening, {firstName}');
export const konnect = message('Konnect');
export const aboutHome = message('What is new in your forums, and your account.');
export const myAccount = message('My account');
export const myFeed = message('My feed');
export const yourAccount = message('Your account');
export const roles = message('Roles');
export const noRolesYet = message(
  'None yet. Staff give them out, and this page tells you the moment they do.',
);
export const memberSince = message('Member since');
