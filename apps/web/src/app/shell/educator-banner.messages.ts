import { message } from '@lyceum/contracts/messages';

export const yourRequest = message('Your request to be an educator');
export const waits = message('Our staff look at your request to be an educator.');
export const untilThen = message(
  'That usually takes a day or two, and a mail tells you. Until then you see and do here what students do.',
);
export const putAway = message('Put this away');
