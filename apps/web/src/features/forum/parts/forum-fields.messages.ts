import { message } from '@lyceum/contracts/messages';

export const name = message('Name');
export const inOneLine = message('In one line');
export const whatItIsAbout = message('What it is about');
export const whoMaySeeIt = message('Who may see it');
