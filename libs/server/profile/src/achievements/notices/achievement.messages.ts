import { message } from '@lyceum/contracts/messages';

export const earned = message('You earned the achievement “{title}”.');
export const given = message('You were given the badge “{title}”.');
export const takenBack = message('“{title}” was taken back by staff: {reason}');
