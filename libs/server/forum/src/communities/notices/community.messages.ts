import { message } from '@lyceum/contracts/messages';

export const joinRequested = message('asks to join {forum}.');
export const joinApproved = message('You are now a member of {forum}.');
export const joinDenied = message('Your request to join {forum} was not approved.');
export const invited = message('invites you to join {forum}.');

export const removed = message('You were removed from {forum}: {reason}');
export const removedHeading = message('You were removed from {forum}');
export const banned = message('You are banned from {forum}: {reason}');
export const bannedUntil = message('You are banned from {forum} until {day}: {reason}');
export const bannedHeading = message('You are banned from {forum}');
export const reasonGiven = message('The moderators wrote: {reason}');
export const banEnds = message('The ban ends on {day}. Until then you can neither read nor write there.');
export const banStays = message('You can neither read nor write there until they lift the ban.');
export const haveALook = message('Have a look');
export const unbanned = message('Your ban from {forum} was lifted.');
export const unbannedBecause = message('Your ban from {forum} was lifted: {reason}');

export const nowAdmin = message('You are now an admin of {forum}.');
export const nowModerator = message('You are now a moderator of {forum}.');
export const nowMember = message('You are now an ordinary member of {forum}.');

export const proposed = message('Somebody asks for a new forum: {forum}.');
export const proposalApproved = message('The forum you asked for is there: {forum}. You are its admin.');
export const proposalDenied = message('Your request for the forum {forum} was not approved.');
