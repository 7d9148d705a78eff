import { message } from '@lyceum/contracts/messages';

export const youAreStaffHere = message('You are staff here');
export const aboutConsole = message('The accounts of everybody here, and what they may do.');
export const goodMorning = message('Good morning, {firstName}');
export const goodAfternoon = message('Good afternoon, {firstName}');
export const goodEvening = message('Good evening, {firstName}');
export const aboutHome = message('What is new in your forums, and what waits for you.');
export const home = message('Your home');
export const whatIsNext = message('What is next');
export const by = message('{label} {when}');
