import { message } from '@lyceum/contracts/messages';

export const welcome = message('Welcome');
export const welcomeTo = message('Welcome to {brandName}');
export const seeWhoIsHere = message('See who is here, and what they talk about.');
export const discoverMore = message('Discover More');
export const closeTheWelcome = message('Close the welcome');
