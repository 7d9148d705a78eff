import { message } from '@lyceum/contracts/messages';

export const friends = message('Friends');
export const noFriendsOfYours = message(
  'You have no friends here yet. Ask somebody from your class or a forum of yours, by the button on their page.',
);
export const moreFriends = message('More friends');
export const yourFriendToo = message('Your friend, too');
