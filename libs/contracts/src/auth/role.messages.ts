import { type Message, message } from '../messages';
import type { Role } from '../permissions/role.enums';

export const roleLabels: Readonly<Record<Role, Message<string>>> = {
  ADMIN: message('Admin'),
  STUDENT: message('Student'),
  // Users never read "Teacher" (checklist line 49).
  TEACHER: message('Educator'),
  SUPER_ADMIN: message('Super admin'),
  EVENT_ADMIN: message('Event admin'),
  SUMMIT_ADMIN: message('Summit admin'),
  COURSE_ADMIN: message('Course admin'),
  INTERVIEWER: message('Interviewer'),
  AGENT: message('Agent'),
  // The wire value is misspelt in the specification; the label is not.
  PRINCIPLE: message('Principal'),
  SALES_TEAM: message('Sales team'),
  BUSINESS_DEVELOPMENT: message('Business development'),
  SALES_ADMIN: message('Sales admin'),
  STUDENT_CLUB_ADMIN: message('Student club admin'),
  SCHOOL_ADMIN: message('School admin'),
  TESTER: message('Tester'),
  GUARDIAN: message('Guardian'),
  NEXUS_ADMIN: message('Nexus admin'),
  KIA_MENTOR: message('KIA mentor'),
  KIA_TEACHER: message('KIA educator'),
  MIA_TEACHER: message('MIA educator'),
};

/** Who works here, to others. */
export const staff = message('Staff');
