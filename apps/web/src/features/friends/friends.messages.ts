import type { FriendState, FriendSuggestionReason } from '@lyceum/contracts/friends';
import { type Message, message, plural } from '@lyceum/contracts/messages';

export const writeTo = message('Message {firstName}');
export const videoCallWith = message('Video call with {firstName}');
export const reject = message('Reject');
export const friendRequests = message('Friend requests');
export const aboutFriendRequests = message('People who asked to be your friend.');
export const asked = message('Asked {when}');
export const noFriendRequests = message('Nobody waits for your answer.');
export const requestsYouSent = message('Requests you sent');
export const aboutRequestsYouSent = message('They have not answered yet.');
export const sent = message('Sent {when}');
export const noRequestsYouSent = message('You wait for nobody.');
export const friends = message('Friends');
export const aboutFriends = message(
  'You can write to each other, and invite each other to forums. Calls between friends are not open yet.',
);
export const becameFriends = message('Became friends {when}');
export const noFriends = message(
  "No friends yet. Open somebody's card in a forum and press “Add as friend”.",
);
export const peopleYouMayKnow = message('People you may know');
export const aboutPeopleYouMayKnow = message(
  'From your friends’ friends, your classes, your school and your forums. Nobody is told that you see them here.',
);
export const findByName = message('Find by name');
export const nobodyYouMayKnow = message(
  'Nobody yet. Join a forum, add your school or make a first friend, and people you may know appear here.',
);
export const nobodyOfThisName = message('Nobody of “{search}” among the people you may know.');
/** Why somebody is suggested. */
export const suggestedFor: Readonly<Record<FriendSuggestionReason, Message<string>>> = {
  FRIENDS: message('Friends in common'),
  CLASS: message('Your class'),
  SCHOOL: message('Your school'),
  FORUM: message('Same forum'),
};
export const blockedPeople = message('Blocked people');
export const aboutBlockedPeople = message(
  'You and they see nothing of each other. Nobody is told that they are blocked.',
);
export const blocked = message('Blocked {when}');
export const noBlockedPeople = message('You have blocked nobody.');
export const loadMore = message('Load more');
export const acceptPerson = message('Accept friend {name}');
export const rejectPerson = message('Reject {name}');
export const takeBackRequest = message('Take back the request to {name}');
export const takeBack = message('Take back');
export const endFriendshipWith = message('End friendship with {name}');
export const endFriendship = message('End friendship');
export const unblockPerson = message('Unblock {name}');
export const unblock = message('Unblock');
export const endFriendshipQuestion = message('End this friendship?');
export const aboutEndingFriendship = message('{firstName} is not told. You can ask each other again.');
export const loadingCard = message('Loading the card');
export const tryAgain = message('Try again');
export const member = message('Member');
export const forumsInCommon = plural({ one: '{count} forum in common', other: '{count} forums in common' });
export const friendsInCommon = plural({
  one: '{count} friend in common',
  other: '{count} friends in common',
});
export const online = message('Online');
export const away = message('Away');
export const offline = message('Offline');
export const block = message('Block');
export const personUnblocked = message('{firstName} is no longer blocked.');
export const personBlocked = message('{firstName} is blocked.');
export const blockQuestion = message('Block {firstName}?');
export const aboutBlocking = message(
  'You will see nothing of each other: no messages, calls, mentions, requests or invitations. A friendship between you ends. Nobody is told.',
);
export const takingBackFailed = message(
  'Sorry, there was an error taking the friend request back. Please try again.',
);
export const endingFailed = message('Sorry, there was an error ending the friendship. Please try again.');
export const requestTakenBack = message('Friend request taken back.');
export const friendshipEnded = message('You are no longer friends.');
export const openProfile = message('Open profile');

/** What the friend button says in each state (checklist line 137); on one's own card it says `you`. */
export const friendButton: Readonly<Record<FriendState, Message<string>>> = {
  NO_RELATION: message('Add as friend'),
  REQUEST_SENT: message('Request sent'),
  REQUEST_RECEIVED: message('Accept friend'),
  FRIENDS: message('Connected'),
};
export const you = message('You');
export const noRequestsBetween = message('You cannot send each other friend requests.');
export const requestSent = message('Friend request sent!');
export const newFriend = message('You have a new friend!');
export const requestRejected = message('Friend request rejected.');
export const requestGone = message('This request is no longer open.');
export const addAsFriendToUnlock = message('Add as friend to unlock');
export const contactLocked = message('{label}. Add as friend to unlock');
/** Until there are calls no button may promise them: the words are those of a page that is not open yet. */
export const becomeFriends = {
  Message: message('Please become friends to enable Message'),
  Video: message('Please become friends to enable Video'),
};
export const cardFailed = message('Oops, something went wrong...');
