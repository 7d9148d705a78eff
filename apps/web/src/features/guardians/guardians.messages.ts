import type { GuardianTopicName } from '@lyceum/contracts/guardians';
import { message, plural } from '@lyceum/contracts/messages';

export const family = message('Family');
export const aboutFamily = message('How the students you look after are getting on here.');
export const theStudents = message('The students you look after');
export const whatThereIs = message('What there is to see');
export const chooseStudent = message('Whose page you see');
export const neverTexts = message(
  'You see how {firstName} is getting on, never what they write: no messages, no drafts, no posts. {firstName} sees this very page.',
);
export const since = message('Since {when}');
export const byMail = message('You consented to the account by mail, {when}');

export const topicTitles: Readonly<Record<GuardianTopicName, () => string>> = {
  TIMETABLE: message('Timetable'),
  HOMEWORK: message('Homework'),
  ATTENDANCE: message('Attendance'),
  TIME_SPENT: message('Time spent here'),
  FORUMS: message('Forums'),
  FRIENDS: message('Friends'),
  CHAT_GROUPS: message('Group chats'),
  CONSENTS: message('Consents'),
};

export const topicDetails: Readonly<Record<GuardianTopicName, () => string>> = {
  TIMETABLE: message('The next lessons of live courses.'),
  HOMEWORK: message('What is due and what is done, of four weeks before and after; not what was handed in.'),
  ATTENDANCE: message('In which lessons of the last eight weeks.'),
  TIME_SPENT: message('Minutes of each day, not what they were spent on. Days are those of UTC.'),
  FORUMS: message('Which ones, not what is read or written there.'),
  FRIENDS: message('How many, not who.'),
  CHAT_GROUPS: message('Who is in them, not what they are called or what is said there.'),
  CONSENTS: message('What was agreed to, and when.'),
};

export const dayMinutes = plural({ one: '{day}: {count} minute', other: '{day}: {count} minutes' });
export const minutesOfEachDay = message('Minutes of each day');
export const noTimeSpent = message('Not here in the last two weeks.');
export const noLessons = message('No lesson in the next four weeks.');
export const noHomework = message('No homework in these weeks.');
export const noAttendance = message('No lesson in the last eight weeks.');
export const noForums = message('In no forum yet.');
export const noChatGroups = message('In no group chat.');
export const noConsents = message('Nothing has been agreed to yet.');
export const onDay = message('On {day}');
export const keptToThemselves = message('{firstName} keeps this to themselves.');
export const notToldToGuardians = message('Your guardians are not told this.');
export const guardiansSeeThis = message('Guardians see this');
export const yoursToChooseFrom = message('Yours to choose from {age} on');

export const weeklyMail = message('Email me each week');
export const aboutWeeklyMail = message(
  'On Sunday evening, what this page says then. {firstName} is told that you get it, and each mail has a link that ends it.',
);
export const weeklyMailOn = message('You get the first email on Sunday evening. {firstName} is told.');
export const weeklyMailOff = message('You get no more of these emails.');
export const getsWeeklyMail = message('Is emailed each week what guardians see');

export const withdrawConsent = message('Withdraw my consent');
export const withdrawConsentQuestion = message('Withdraw your consent?');
export const aboutWithdrawing = message(
  'The account of {firstName} is locked at once, and nothing is deleted. The link in your mail gives the consent again.',
);
export const consentWithdrawn = message('You withdrew your consent. The account is locked.');

export const lookAfterAnother = message('Look after another student');
export const lookAfterAStudent = message('Look after a student');
export const aboutCodes = message(
  'A student from 13 to 17 makes a code under Settings, Guardians, and gives it to you. It holds for an hour.',
);
export const aboutNoStudents = message(
  'Here you will see how a student you look after is getting on. Ask them for a code: they make one under Settings, Guardians.',
);
export const underThirteen = message(
  'For a child under 13, open the link in the mail about your consent while you are logged in.',
);
export const code = message('The student’s code');
export const codeExample = message('7K2M-9QXA-4TCB');
export const becomeGuardian = message('Become their guardian');
export const nowGuardian = message('You look after {firstName} now.');

export const endLookingAfter = message('Stop looking after {firstName}');
export const endLookingAfterQuestion = message('Stop looking after {firstName}?');
export const aboutEndingAsGuardian = message('You see nothing of {firstName} any more, and they are told.');
export const ended = message('That is over.');

export const yourGuardians = message('Your guardians');
export const aboutYourGuardians = message('Who looks after you here, and everything they see.');
export const whoLooksAfterYou = message('Who looks after you');
export const aboutWho = message(
  'Each of you can end this at any time. On the day you are 18 it ends by itself.',
);
export const nobody = message('Nobody does yet.');
export const byCode = message('By your code, {when}');
export const byConsent = message('By their consent to your account, {when}');
export const endGuardian = message('End');
export const endGuardianOf = message('End that {name} is your guardian');
export const endGuardianQuestion = message('Is {firstName} your guardian no longer?');
export const aboutEndingAsStudent = message('{firstName} sees nothing of this any more, and is told.');
export const keep = message('Keep when I am 18');

export const addGuardian = message('Add a guardian');
export const aboutAdding = message(
  'Make a code and give it to a parent, or whoever looks after you. Whoever types it in sees what stands below, and is as near as a friend.',
);
export const giveToNobodyElse = message(
  'Give it to nobody else. Nobody who works here will ever ask you for it, and no teacher either.',
);
export const makeCode = message('Make a code');
export const makeAnotherCode = message('Make another code');
export const yourCode = message('Your code');
export const holdsUntil = message('It holds once, until {time}.');
export const anEarlierCode = message(
  'The code you made holds until {time}. It is shown only when it is made.',
);
export const copyCode = message('Copy');
export const copied = message('Copied.');
export const dropCode = message('Take it back');
export const codeTakenBack = message('The code holds no more.');
export const noCodesForYou = message(
  'Codes are for students from 13 to 17. For somebody younger, whoever consented by mail is the guardian.',
);

export const whatTheySee = message('What your guardian sees');
export const aboutWhatTheySee = message(
  'Exactly this, from the same place. Never what you write: no messages, no drafts, no posts.',
);
export const seeYourGuardians = message('Your guardians, and what they see');
export const aboutGuardiansSettings = message(
  'Who looks after you here, a code for somebody who does, and what they see of you.',
);
export const openYourGuardians = message('See your guardians');
export const openFamily = message('Open Family');
export const aboutFamilySettings = message(
  'Whom you look after, by a code of theirs or the mail about your consent.',
);

export const seeHowTheyGetOn = message('See how they are getting on');
export const aboutAttaching = message(
  'With an account of your own you see how much they are here, which forums they joined and more, never what they write.',
);
export const linkToMyAccount = message('Link to my account');
