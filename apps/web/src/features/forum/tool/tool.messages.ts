import { message } from '@lyceum/contracts/messages';

export const forumTool = message('Forum tool');
export const loadingTheTool = message('Loading the forum tool');
export const backToTheForum = message('Back to the forum');
export const forItsAdmins = message('This part is for its admins');
export const youAreNeither = message(
  '{forum} is looked after by its admins and moderators, and you are neither.',
);
export const more = message('More');
export const reason = message('Reason');
export const sayWhy = message('Say why.');
export const banEndsInTheFuture = message('The end of a ban lies in the future.');
export const banWithoutEnd = message('Left empty, the ban has no end.');

export const requests = message('Requests');
export const requestsToJoin = message('Requests to join');
export const aboutRequests = message('The longest waiting first. Whoever asks is told what you decide.');
export const nobodyWaits = message('Nobody is waiting to be let in.');
export const asked = message('asked {when}');
export const approve = message('Approve');
export const approvePerson = message('Approve {person}');
export const deny = message('Deny');
export const denyPerson = message('Deny {person}');
export const nowMember = message('{person} is a member now.');
export const requestDenied = message('The request of {person} was denied.');

export const invited = message('Invited');
export const aboutInvited = message('Invited by a member who is their friend; they have not answered yet.');
export const invite = message('Invite');
export const noInvitations = message('No invitation is open.');
export const invitedWhen = message('invited {when}');

export const membersAndRoles = message('Members and roles');
export const aboutRoles = message(
  'Admins decide on everything here. Moderators let people in, look after reports and pin threads.',
);
export const admin = message('Admin');
export const moderator = message('Moderator');
export const member = message('Member');
export const members = message('Members');
export const searchMembers = message('Search members');
export const nobodyOfThisName = message('Nobody of this name is a member.');
export const roleChanged = message('{person}: {role}.');
export const threadsRead = message('{threads} read');
export const roleOf = message('Role of {person}');
export const remove = message('Remove');
export const removePerson = message('Remove {person}');
export const removeQuestion = message('Remove {person}?');
export const aboutRemoving = message(
  'They are no longer a member, and may come back the way others come in. They are told why.',
);
export const noLongerMember = message('{person} is no longer a member.');
export const ban = message('Ban');
export const banPerson = message('Ban {person}');
export const banQuestion = message('Ban {person}?');
export const aboutBanning = message(
  'They lose the forum at once: reading, search and notifications. They are told why.',
);
export const banned = message('{person} is banned.');
export const until = message('Until');
export const addSomebody = message('Add somebody');
export const aboutAdding = message('Nobody can ask to join a closed forum: its admins put people in.');
export const addToTheForum = message('Add to the forum');

export const bans = message('Bans');
export const aboutBans = message('Whoever is banned neither reads nor finds anything of this forum.');
export const nobodyIsBanned = message('Nobody is banned from this forum.');
export const bannedBy = message('by {person} {when}, without end');
export const bannedByUntil = message('by {person} {when}, until {day}');
export const unban = message('Unban');
export const unbanPerson = message('Unban {person}');
export const noLongerBanned = message('{person} is no longer banned.');

export const record = message('Record');
export const aboutRecord = message('What admins and moderators did here, the latest first.');
export const nothingDecidedHere = message('Nothing has been decided here yet.');
export const entry = message('{action}, {when}');
export const entryAboutSomebody = message('{action}: {person}, {when}');
export const quoted = message('“{reason}”');
