import { message, plural } from '@lyceum/contracts/messages';

export const chats = message('Chats');
export const chatsSubject = message('Your chats');
export const messagesSubject = message('The messages');
export const newMessageFrom = message('New message from {firstName}');
export const sent = message('Sent');
export const delivered = message('Delivered');
export const read = message('Read');
export const readBy = plural({ one: 'Read by {count}', other: 'Read by {count}' });
export const deliveredTo = plural({ one: 'Delivered to {count}', other: 'Delivered to {count}' });
export const oneWrites = message('{firstName} is writing…');
export const severalWrite = plural({
  one: '{count} person is writing…',
  other: '{count} people are writing…',
});
export const preferencesSubject = message('Your choices about chats');
export const showReading = message('Show when I have read messages');
export const aboutShowReading = message(
  'If you turn this off, nobody sees when you have read what they wrote, and you do not see it of them.',
);
export const messagesWith = message('Messages with {name}');
export const namelessGroup = message('A group without a name');
export const goneChat = message('No such chat');
export const aboutGoneChat = message('You are not in this chat any more, or it was never yours.');
export const reportName = message('Report the name of this group');
export const whatStaffReadOfName = message(
  'Staff read this and the name, and nothing of what is said here. Nobody is told who reported it.',
);
export const reportWhatTheyWrote = message('Report what they wrote');
export const writtenBefore = message('What {name} wrote to you before');
export const nothingWritten = message('They wrote you nothing that is still there.');
export const writtenSubject = message('What they wrote');
export const noChats = message('No chats yet');
export const aboutNoChats = message(
  'You can write to your friends, and to groups of them. Open somebody’s card in a forum and press “Add as friend”.',
);
export const chatGroups = message('Chat groups');
export const noGroups = message('No groups yet');
export const aboutNoGroups = message(
  'Make one of your friends: for a project, a debate, or the way to school.',
);
export const moreChats = message('More chats');
export const newChat = message('New chat');
export const newGroup = message('New group');
export const chooseAFriend = message('Choose a friend');
export const aboutNewChat = message('Whom do you want to write to?');
export const noFriends = message('You have no friends here yet.');
export const friendsSubject = message('Your friends');
export const moreFriends = message('More friends');
export const groupName = message('Name of the group');
export const whoIsIn = message('Who is in it');
export const create = message('Create group');
export const cancel = message('Cancel');
export const nothingOpen = message('Choose a chat');
export const aboutNothingOpen = message(
  'What you write is read by whoever is in the chat, and by nobody else.',
);
export const unreadMessages = plural({ one: '{count} unread message', other: '{count} unread messages' });
export const youSaid = message('You: {text}');
export const theySaid = message('{firstName}: {text}');
export const deletedMessage = message('Message deleted');
export const hiddenMessage = message('Hidden: there is a block between you');
export const fileLost = message(
  'The file of this message is not there any more. Please discard it and choose the file again.',
);
export const messageNotThere = message('This message is not there any more, or not for you to read.');
export const edited = message('edited');
export const olderMessages = message('Earlier messages');
export const nothingSaid = message('Say hello.');
export const writeAMessage = message('Write a message');
export const send = message('Send');
export const sending = message('Sending…');
export const notSent = message('Not sent. Try again');
export const neverSent = message('This was not sent, and cannot be any more.');
export const waitingForTheNetwork = message('Waits for the network');
export const discard = message('Discard');
export const closeWindow = message('Close the chat with {name}');
export const backToChats = message('Back to your chats');
export const chatWith = message('Chat with {name}');
export const options = message('Options of this chat');
export const muteHour = message('Mute for an hour');
export const muteDay = message('Mute for a day');
export const muteWeek = message('Mute for a week');
export const unmute = message('Hear of it again');
export const muted = message('Muted');
export const leave = message('Leave group');
export const leaveQuestion = message('Leave this group?');
export const aboutLeaving = message(
  'You will no longer read or write here. Who is in it can bring you back.',
);
export const editMessage = message('Edit');
export const deleteMessage = message('Delete');
export const deleteQuestion = message('Delete this message?');
export const aboutDeleting = message('Everybody sees that there was a message, and not what it said.');
export const react = message('React');
export const reactions = message('Reactions');
export const reactedBy = message('{sign}: {names}');
export const yourself = message('you');
export const somebody = message('somebody');
/** What screen readers call the signs. */
export const signs = {
  '👍': message('Thumbs up'),
  '❤️': message('Heart'),
  '😂': message('Laughing'),
  '😮': message('Surprised'),
  '😢': message('Sad'),
  '🎉': message('Celebration'),
  '🙏': message('Thank you'),
  '👏': message('Applause'),
} as const;
export const searchMessages = message('Search messages');
export const searchThisChat = message('Search in this chat');
export const searchIn = message('Search in {name}');
export const aboutSearching = message('Two letters or more. Only what you can read is found.');
export const nothingFound = message('Nothing found');
export const nothingHasWords = message('No message that you can read has “{words}” in it.');
export const foundSubject = message('What was found');
export const save = message('Save for me');
export const unsave = message('Remove from saved');
export const saved = message('Saved messages');
export const savedSubject = message('What you saved');
export const nothingSaved = message('Nothing saved yet');
export const aboutNothingSaved = message(
  'Save a message to find it here again. Nobody else learns that you did.',
);
export const moreSaved = message('More saved messages');
export const goToDate = message('Go to a date');
export const dateIn = message('Go to a date in {name}');
export const date = message('Date');
export const go = message('Go');
export const nothingSince = message('Nothing was said on that day or after it.');
export const readingEarlier = message('You are reading what was said earlier.');
export const backToLatest = message('Back to the latest');
export const laterMessages = message('Later messages');
export const pin = message('Pin for everybody here');
export const unpin = message('Unpin');
export const pinned = plural({ one: '{count} pinned message', other: '{count} pinned messages' });
export const pinnedIn = message('Pinned in {name}');
export const pinnedSubject = message('What is pinned');
export const nothingPinned = message('Nothing is pinned');
export const aboutNothingPinned = message('What was is unpinned or deleted.');
export const replyTo = message('Reply');
export const replyingTo = message('Reply to {firstName}');
export const noReply = message('Do not reply to it');
export const messageActions = message('What to do with this message');
export const copyText = message('Copy text');
export const textCopied = message('Copied.');
export const copyCallLink = message("Copy the call's link");
export const callLinkCopied = message('Copied. Only people of this chat can come in by it.');
export const callLinkNotCopied = message('Your browser does not let us copy. The link is {address}.');
export const textNotCopied = message('Your browser does not let us copy. Select the text instead.');
export const friendsNoMore = message(
  'You are not friends any more, so neither of you can write here. What you wrote stays.',
);
export const silentInGroup = message(
  'You cannot write here: somebody in this group is not a friend of yours. You can read on, or leave the group.',
);
export const sendFriendRequest = message('Become friends to write to {firstName}.');
export const friendRequestSent = message(
  'You asked {firstName} to be your friend. You can write once they accept.',
);
export const friendRequestReceived = message('{firstName} wants to be your friend.');
export const friendRequestDeclined = message('{firstName} did not accept your request.');
export const personSubject = message('This person');
export const couldNotSend = message('This did not work. Please try again.');
export const reportMessage = message('Report this message');
export const whatIsWrong = message('What is wrong with it?');
export const whatStaffRead = message(
  'Staff read this, the message, and the ones right before and after it, and can see and hear their pictures and voice messages; nothing else of the chat. Nobody is told who reported it.',
);
export const sendReport = message('Send report');
export const reported = message('Thank you. Staff look at it.');
export const reconnecting = message('Reconnecting… What you write is kept, and sent as soon as it can be.');
export const today = message('Today');
export const yesterday = message('Yesterday');
export const people = plural({ one: '{count} person', other: '{count} people' });
export const groupMade = message('Your group is there.');
export const membersOf = message('People of this group');
export const addFriends = message('Add friends');
export const remove = message('Remove {name}');
export const rename = message('Rename');
export const owner = message('Owner');
export const thinkFirst = message('Think first.');
/** What a message gives away or asks for, by its kind. */
export const risks = {
  PHONE: message('This looks like a phone number.'),
  ADDRESS: message('This looks like an address.'),
  ELSEWHERE: message('This asks to go on in another app, where nobody can look after you.'),
  MONEY: message('This is about money.'),
} as const;
export const riskAdvice = message(
  'Do not give away what you would not tell a stranger, and tell an adult you trust if somebody asks for it.',
);
export const showMessage = message('Show the message');
/** In a list, or quoted: what was written is covered until its reader wants to see it. */
export const coveredMessage = message('A message to think about first');
export const sendAnyway = message('Send it anyway');
export const changeIt = message('Change it');
