import { message } from '@lyceum/contracts/messages';

export const platform = message('the platform');
export const contribution = message('a contribution');
export const titled = message('“{title}”');
export const yourPicture = message('your profile picture');
export const yourCover = message('the cover of your profile');
export const yourBio = message('your bio');
export const yourName = message('your name');

export const reported = message('reported {what} in {forum}');
export const held = message('wrote {what} in {forum}, which waits for your review');
export const appealed = message('appealed against a decision of the moderators of {forum}');

export const removed = message('A moderator of {forum} removed {what}: {reason}');
export const warned = message('A moderator of {forum} warned you about {what}: {reason}');
export const released = message('{what} is now shown in {forum}.');
export const upheld = message(
  'The moderators of {forum} looked at your appeal and kept their decision: {reason}',
);
export const reversed = message(
  'The moderators of {forum} looked at your appeal and took their decision back: {reason}',
);
export const thanks = message('A moderator of {forum} has looked at what you reported. Thank you!');
