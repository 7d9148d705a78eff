/** The 21 roles a user can hold, any number at once (checklist line 47). */
export const roles = [
  'ADMIN',
  'STUDENT',
  'TEACHER',
  'SUPER_ADMIN',
  'EVENT_ADMIN',
  'SUMMIT_ADMIN',
  'COURSE_ADMIN',
  'INTERVIEWER',
  'AGENT',
  'PRINCIPLE',
  'SALES_TEAM',
  'BUSINESS_DEVELOPMENT',
  'SALES_ADMIN',
  'STUDENT_CLUB_ADMIN',
  'SCHOOL_ADMIN',
  'TESTER',
  'GUARDIAN',
  'NEXUS_ADMIN',
  'KIA_MENTOR',
  'KIA_TEACHER',
  'MIA_TEACHER',
] as const;

export type Role = (typeof roles)[number];

/** The ten roles that open the ops console; holding any of them is enough (checklist line 48). */
export const staffRoles = [
  'SUPER_ADMIN',
  'ADMIN',
  'STUDENT_CLUB_ADMIN',
  'EVENT_ADMIN',
  'SUMMIT_ADMIN',
  'COURSE_ADMIN',
  'BUSINESS_DEVELOPMENT',
  'SALES_ADMIN',
  'SALES_TEAM',
  'NEXUS_ADMIN',
] as const satisfies readonly Role[];

export type StaffRole = (typeof staffRoles)[number];

/** Whether any of `held` opens the ops console. */
export function isStaff(held: readonly Role[]): boolean {
  return held.some((role) => (staffRoles as readonly Role[]).includes(role));
}

/** Roles only a SUPER_ADMIN may give or take, because they can give every other one. */
export const guardedRoles = ['SUPER_ADMIN', 'ADMIN'] as const satisfies readonly Role[];

/** Roles of the house's own work, which say nothing to other people. */
export const internalRoles: readonly Role[] = ['TESTER', 'AGENT'];

/** Who works here is staff to others, whatever they do; a student who runs a club is that. */
export const isJustStaff = (role: Role): boolean => isStaff([role]) && role !== 'STUDENT_CLUB_ADMIN';

/** Those of somebody's roles that others may know by name. */
export const publicRoles = (held: readonly Role[]): Role[] =>
  held.filter((role) => !internalRoles.includes(role) && !isJustStaff(role));
