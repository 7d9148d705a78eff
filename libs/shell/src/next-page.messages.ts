import { message } from '@lyceum/contracts/messages';

export const didNotCome = message('The next page did not load. Please try again.');
