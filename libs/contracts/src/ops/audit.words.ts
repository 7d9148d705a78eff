/** What the audit log is about, as a kind of thing. */
export const auditKinds = {
  user: 'person',
  order: 'order',
  promoCode: 'promo code',
  school: 'school',
  achievement: 'achievement or badge',
  liveCourse: 'live course',
  liveGroup: 'class',
  liveInstructor: 'instructor',
  feature: 'feature',
  upload: 'file',
  moderationCase: 'case of moderation',
  moderationReason: 'reason for decisions',
  job: 'job',
  task: 'scheduled task',
  table: 'list',
  view: 'saved view',
} as const satisfies Readonly<Record<string, string>>;

export type AuditKind = keyof typeof auditKinds;

/**
 * What was done, in words: said of who did it, with `{what}` for what it was done to. An action without words here does
 * not compile where it is written down, and one that nobody writes down any more stays for the entries there are.
 */
export const auditActions = {
  'account.addPasskey': 'added a passkey to their account',
  'account.agreeToTerms': 'agreed to the terms',
  'account.chooseRole': 'chose their role',
  'account.delete': 'asked to delete their account',
  'account.disableTotp': 'switched the authenticator app off',
  'account.enableTotp': 'switched the authenticator app on',
  'account.erase': 'erased the account {what}',
  'account.keep': 'kept their account after all',
  'account.linkProvider': 'linked another way to log in',
  'account.removePasskey': 'removed a passkey from their account',
  'account.renewRecoveryCodes': 'made new recovery codes',
  'account.requestTeacher': 'asked to be a teacher',
  'account.unlinkProvider': 'unlinked a way to log in',
  'achievement.create': 'made {what}',
  'achievement.restore': 'put {what} to use again',
  'achievement.retire': 'retired {what}',
  'achievement.update': 'changed {what}',
  'feature.addEmails': 'added e-mails to {what}',
  'feature.create': 'made {what}',
  'feature.removeEmails': 'removed e-mails from {what}',
  'feature.replaceEmails': 'replaced the e-mails of {what}',
  'feature.setLanding': 'changed where {what} leads',
  'guardian.begin': 'became a guardian of {what}',
  'guardian.chooseDigest': 'chose whether to be mailed weekly about a student',
  'guardian.chooseTopic': 'chose what their guardians see',
  'guardian.end': 'ended that somebody is a guardian of {what}',
  'guardian.keep': 'chose whether a guardian stays when they are 18',
  'job.discard': 'discarded {what}',
  'job.retry': 'had {what} tried again',
  'job.runTask': 'had {what} run',
  'liveCourse.create': 'made {what}',
  'liveCourse.update': 'changed {what}',
  'moderation.decide': 'decided {what}',
  'moderation.liftBan': 'lifted a ban of {what}',
  'moderation.removeReason': 'removed {what}',
  'moderation.saveReason': 'kept {what}',
  'moderation.undo': 'took their decision back about {what}',
  'order.cancel': 'canceled {what}',
  'order.create': 'made {what}',
  'promoCode.create': 'made {what}',
  'promoCode.disable': 'disabled {what}',
  'promoCode.enable': 'enabled {what}',
  'promoCode.update': 'changed {what}',
  'agent.name': 'named an agent of {what}',
  'agent.takeBack': 'took back an agent of {what}',
  'school.create': 'added {what}',
  'school.enterStaff': 'entered staff of {what}',
  'school.exportStudents': 'took out the students of {what} as a file',
  'school.join': 'said that they go to {what}',
  'school.merge': 'merged {what} into another one',
  'school.takeIn': 'merged another school into {what}',
  'school.takeStaffAway': 'took staff of {what} away',
  'school.update': 'changed {what}',
  'table.export': 'exported {what}',
  'table.selectMatching': 'selected all that match in {what}',
  'upload.create': 'uploaded {what}',
  'upload.remove': 'removed {what}',
  'upload.replace': 'replaced {what}',
  'upload.restore': 'restored {what}',
  'user.approveTeacher': 'made {what} an educator, as they had asked',
  'user.cancelEmailChange': 'called off the change of their email',
  'user.changeEmail': 'changed their email',
  'user.changePassword': 'changed their password',
  'user.correctCertificateName': 'corrected the certificate name of {what}',
  'user.endSession': 'ended a session of {what}',
  'user.giveBadge': 'gave {what} a badge',
  'user.guardianConsent': 'got their guardian’s consent',
  'user.guardianWithdraw': 'lost their guardian’s consent',
  'user.note': 'wrote a note about {what}',
  'user.refuseTeacher': 'refused to make {what} an educator',
  'user.removeNote': 'removed a note about {what}',
  'user.requestEmailChange': 'asked for another email',
  'user.resetPassword': 'set a new password by mail',
  'user.sendPasswordReset': 'sent a link for a new password to {what}',
  'user.setRoles': 'changed the roles of {what}',
  'user.setSuspended': 'suspended {what}, or let them in again',
  'user.takeBackAchievement': 'took an achievement or a badge of {what} back',
  'user.undoEmailChange': 'put their old email back',
  'user.viewAs': 'looked at the site as {what}',
  'view.remove': 'removed {what}',
  'view.rename': 'renamed {what}',
  'view.save': 'saved {what}',
  'view.setDefault': 'changed the usual view to {what}',
  'view.share': 'changed who sees {what}',
} as const satisfies Readonly<Record<string, string>>;

export type AuditAction = keyof typeof auditActions;

/** Fields of a change that hold the id of a record: what a page calls them, and who names such records in the server. */
export const auditReferences: Readonly<Record<string, { readonly label: string; readonly kind: string }>> = {
  authorId: { label: 'Author', kind: 'user' },
  achievementId: { label: 'Achievement or badge', kind: 'achievement' },
  banId: { label: 'Ban', kind: 'ban' },
  communityId: { label: 'Forum', kind: 'forum' },
  mergedInto: { label: 'Merged into', kind: 'school' },
  formerId: { label: 'School before', kind: 'school' },
  ownerId: { label: 'Owner', kind: 'user' },
};

const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The actions as choices of a filter: `Changed the roles of …`. */
export const auditActionChoices: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(auditActions).map(([action, words]) => [action, capitalized(words.replace('{what}', '…'))]),
);

export const auditKindChoices: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(auditKinds).map(([kind, words]) => [kind, capitalized(words)]),
);
