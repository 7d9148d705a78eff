import { message } from '@lyceum/contracts/messages';

export const newInYourForums = message('New in your forums');
export const openTheCommunity = message('Open the community');
export const writtenIn = message('{name} in {forum}, {when}');
export const unread = message('{count} unread');
export const newOne = message('New');
export const nothingNew = message(
  'Nothing is written in your forums yet. Be the first, or look at another forum.',
);
export const yourStudents = message('Your students');
export const unanswered = message('Unanswered for a day');
export const openYourStudents = message('All their threads');
export const continueYourDraft = message('Continue your draft');
export const untitled = message('Untitled thread');
export const replyTo = message('Reply to “{title}”');
export const savedIn = message('{forum}, saved {when}');
export const forumsForYou = message('Forums for you');
export const allForums = message('All forums');
export const join = message('Join');
export const joinForum = message('Join {displayName}');
export const firstStepsTitle = message('A few steps, and you are among people');
export const interestsStep = message('Say what interests you');
export const aboutInterests = message(
  'Forums about it are recommended first. Nobody else sees what you choose.',
);
export const avatarStep = message('Choose a picture');
export const aboutAvatar = message(
  'A drawn one, so that you have a face here. You can change it in the settings.',
);
export const takeAvatar = message('Take picture {place}');
export const anotherSix = message('Another six');
export const avatarNotSaved = message('Sorry, your picture was not saved. Please try again.');
export const joinStep = message('Join a forum');
export const aboutJoining = message(
  'A forum gathers people around one thing. You can leave again whenever you like.',
);
export const noForumToJoin = message('There is no forum to join just now.');
export const replyStep = message('Write your first reply');
export const aboutReplying = message('Pick a thread and say what you think. A sentence is enough.');
export const afterJoining = message('The threads of the forum you join stand here.');
export const noThreadYet = message('Nobody has written in your forums yet. Begin a thread yourself.');
export const writeAThread = message('Write a thread');
export const skip = message('Skip');
export const skipStep = message('Skip: {step}');
export const stepDone = message('Done');
export const skipFailed = message('Sorry, that did not arrive. Please try again.');
