import { message } from '@lyceum/contracts/messages';

export const noConnection = message('No connection');
export const notOnDevice = message(
  'This page is not on your device yet. It opens by itself when you are back online.',
);
export const didNotOpen = message('This page did not open');
export const ourFault = message(
  'Something went wrong on our side. Your work is safe. Try again in a moment.',
);
export const skipToContent = message('Skip to content');
