import { message } from '@lyceum/contracts/messages';

export const welcome = message('Welcome');
export const welcomeTo = message('Welcome to {brandName}');
export const seeHowItWorks = message('See how it works, and who can read what you write.');
export const discoverMore = message('Discover More');
export const closeTheWelcome = message('Close the welcome');
