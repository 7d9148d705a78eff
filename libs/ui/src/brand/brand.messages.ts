import { message } from '@lyceum/contracts/messages';

export const switchToLight = message('Switch to light mode');
export const switchToDark = message('Switch to dark mode');
