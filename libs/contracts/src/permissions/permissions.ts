import { type Role, roles, staffRoles } from './role.enums';

/**
 * Every coarse right a door can ask for and who holds it. `'EVERYONE'` means every signed-in user.
 * Fine rules (whose row, which state) are policies of the domain; this table only opens the door.
 */
export const permissionTable = {
  'account.read': 'EVERYONE',
  'account.write': 'EVERYONE',
  'realtime.connect': 'EVERYONE',
  'notification.read': 'EVERYONE',
  'notification.write': 'EVERYONE',
  'friend.read': 'EVERYONE',
  'friend.write': 'EVERYONE',
  'forum.read': 'EVERYONE',
  'forum.write': 'EVERYONE',
  /** Sees and moderates every forum, private ones too, without being a member. */
  'forum.oversee': ['SUPER_ADMIN', 'ADMIN'],
  /** Deletes any post, whoever wrote it (checklist line 109). */
  'forum.deleteAnyPost': ['SUPER_ADMIN'],
  'forum.create': staffRoles,
  /** Looks after students in forums: sees what they ask, sets a date until which a thread is to be answered. */
  'forum.teach': ['TEACHER'],
  'profile.read': 'EVERYONE',
  'profile.write': 'EVERYONE',
  /** Has guardians or children, and sees what there is to be seen of the children. */
  'guardian.read': 'EVERYONE',
  'guardian.write': 'EVERYONE',
  'search.use': 'EVERYONE',
  'translation.use': 'EVERYONE',
  /** Finds schools, and adds one that is not there. */
  'school.read': 'EVERYONE',
  'school.write': 'EVERYONE',
  /** Corrects schools, and merges those that are the same. */
  'school.oversee': ['SUPER_ADMIN', 'ADMIN'],
  /** Sees the students of the schools that staff entered them for: names, classes, attendance and certificates. */
  'school.readStudents': ['PRINCIPLE', 'SCHOOL_ADMIN'],
  /** Takes the same out as a file. */
  'school.exportStudents': ['PRINCIPLE', 'SCHOOL_ADMIN'],
  /** Names agents, and takes that back. */
  'agent.read': 'EVERYONE',
  'agent.write': 'EVERYONE',
  /** Sees the students who named them, no more of each than a school does. */
  'agent.readStudents': ['AGENT'],
  /** One's own classes; what somebody may do in one, its roles say (checklist line 184). */
  'liveCourse.read': 'EVERYONE',
  'liveCourse.write': 'EVERYONE',
  /** Looks after all live courses and classes, and who is in them. Enrolling by e-mail says which of them are accounts. */
  'liveCourse.oversee': ['SUPER_ADMIN', 'ADMIN', 'COURSE_ADMIN'],
  'upload.write': 'EVERYONE',
  'feature.read': 'EVERYONE',
  'learning.read': 'EVERYONE',
  /** Enters the ops console, keeps views of its tables and takes out files of those it may read. */
  'console.use': staffRoles,
  /** Renames and removes views that others share. */
  'view.administer': ['SUPER_ADMIN', 'ADMIN'],
  /** Names and roles of people; the rest as `personalFields` has it. */
  'user.list': staffRoles,
  /** Of everybody; others who may list see the people of their own forums and groups (checklist line 48). */
  'user.listAll': [
    'SUPER_ADMIN',
    'ADMIN',
    'EVENT_ADMIN',
    'SUMMIT_ADMIN',
    'COURSE_ADMIN',
    'BUSINESS_DEVELOPMENT',
    'SALES_ADMIN',
    'SALES_TEAM',
    'NEXUS_ADMIN',
  ],
  /** Reads one account: its profile, sessions and what was done to it. */
  'user.read': ['SUPER_ADMIN', 'ADMIN'],
  /** Writes notes about people for other staff, and reads theirs. */
  'user.note': ['SUPER_ADMIN', 'ADMIN'],
  /** Puts right the name that somebody confirmed for certificates. */
  'user.correctCertificateName': ['SUPER_ADMIN', 'ADMIN'],
  'user.setRoles': ['SUPER_ADMIN', 'ADMIN'],
  /** Gives and takes roles that can themselves give roles, and acts on who holds one. */
  'user.setGuardedRoles': ['SUPER_ADMIN'],
  'user.suspend': ['SUPER_ADMIN', 'ADMIN'],
  'user.sendPasswordReset': ['SUPER_ADMIN', 'ADMIN'],
  /** Sees the web app as somebody else does, without changing anything. */
  'user.viewAs': ['SUPER_ADMIN', 'ADMIN'],
  /** Makes, changes and retires what can be earned and given. */
  'achievement.edit': ['SUPER_ADMIN', 'ADMIN'],
  /** Gives people badges, and takes back what they have. */
  'achievement.award': ['SUPER_ADMIN', 'ADMIN', 'COURSE_ADMIN', 'EVENT_ADMIN', 'SUMMIT_ADMIN'],
  'promoCode.read': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN', 'SALES_TEAM', 'BUSINESS_DEVELOPMENT'],
  /** One's own codes. */
  'promoCode.write': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN', 'SALES_TEAM'],
  /** Everybody's codes. */
  'promoCode.writeAll': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN'],
  'paymentLink.read': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN', 'SALES_TEAM', 'BUSINESS_DEVELOPMENT'],
  'paymentLink.write': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN', 'SALES_TEAM'],
  'order.write': 'EVERYONE',
  /** All orders, with what happened to them. */
  'order.oversee': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN'],
  'order.refund': ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN'],
  /** Looks after the files that staff sent. */
  'upload.administer': [
    'SUPER_ADMIN',
    'ADMIN',
    'EVENT_ADMIN',
    'SUMMIT_ADMIN',
    'COURSE_ADMIN',
    'BUSINESS_DEVELOPMENT',
  ],
  /** Looks after everybody's files: what people who are no staff sent, applications among it, is for admins alone. */
  'upload.administerAll': ['SUPER_ADMIN', 'ADMIN'],
  /** Writes the public site: drafts of its pages, posts and all that they list. */
  'content.edit': ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_DEVELOPMENT'],
  /** Decides what visitors see of them, and deletes them. */
  'content.publish': ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_DEVELOPMENT'],
  /** Writes mail campaigns and sees what became of them: numbers, and nobody's address. */
  'campaign.edit': ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_DEVELOPMENT'],
  /** Sends them, halts them and ends them. */
  'campaign.send': ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_DEVELOPMENT'],
  /** Sees which addresses get no campaigns, news and digests, and takes one off the list. */
  'mailSuppression.administer': ['SUPER_ADMIN', 'ADMIN'],
  'featureUsers.read': ['SUPER_ADMIN', 'ADMIN', 'NEXUS_ADMIN', 'COURSE_ADMIN', 'BUSINESS_DEVELOPMENT'],
  'featureUsers.write': ['SUPER_ADMIN', 'ADMIN', 'NEXUS_ADMIN', 'COURSE_ADMIN'],
  'activity.write': 'EVERYONE',
  'analytics.read': ['SUPER_ADMIN', 'ADMIN', 'NEXUS_ADMIN', 'SALES_ADMIN', 'BUSINESS_DEVELOPMENT'],
  'audit.read': ['SUPER_ADMIN', 'ADMIN'],
  'job.read': ['SUPER_ADMIN', 'ADMIN'],
  'job.retry': ['SUPER_ADMIN', 'ADMIN'],
  'chat.read': 'EVERYONE',
  'chat.write': 'EVERYONE',
  /** Takes and answers what people write by the form, as far as sales look after it. */
  'enquiry.answer': ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_DEVELOPMENT', 'SALES_ADMIN', 'SALES_TEAM'],
  /** The same of every topic, among them what is not safe. */
  'enquiry.oversee': ['SUPER_ADMIN', 'ADMIN'],
} as const satisfies Record<string, 'EVERYONE' | readonly Role[]>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as Permission[];

/** Whether somebody signed in with these roles holds the right. */
export function holdsPermission(held: readonly Role[], permission: Permission): boolean {
  const holders: 'EVERYONE' | readonly Role[] = permissionTable[permission];
  return holders === 'EVERYONE' || held.some((role) => holders.includes(role));
}

/** Whether staff who see the platform as somebody else do without it: they do not read what is said in private. */
export function isClosedToViewers(permission: Permission): boolean {
  return permission === 'chat.read';
}

/** Whether every signed-in user holds the right. */
export function isForEveryone(permission: Permission): boolean {
  return permissionTable[permission] === 'EVERYONE';
}

/** The roles that hold a right. */
export function rolesHolding(permission: Permission): readonly Role[] {
  const holders: 'EVERYONE' | readonly Role[] = permissionTable[permission];
  return holders === 'EVERYONE' ? roles : holders;
}
