import { message } from '@lyceum/contracts/messages';

export const partNeedsConnection = message(
  'No connection. This part opens by itself when you are back online.',
);
