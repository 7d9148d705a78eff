import { message } from '@lyceum/contracts/messages';

export const inviteFriends = message('Invite friends to {forum}');
export const friends = message('Friends');
export const aboutInviting = message(
  'They come in as members. People who are in the forum already are not offered.',
);
export const cancel = message('Cancel');
export const confirm = message('Confirm');
export const invited = message('Invited {count} friend(s) to join {forum}');
