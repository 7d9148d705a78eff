import { isStaff, type Role } from '@lyceum/contracts/auth';
import * as messages from './shell.messages';

/** What decides which tabs somebody has (checklist line 23). */
export interface TabFacts {
  readonly roles: readonly Role[];
  readonly isTeacher: boolean;
  readonly hasStudentCode: boolean;
  readonly hasLiveCourses: boolean;
  /** Whether the user is in the classroom of a summit cycle that is going on (checklist line 36). */
  readonly isInActiveCycle: boolean;
}

export interface SideTab {
  readonly id: 'konnect' | 'admin' | 'courses' | 'teaching' | 'studying' | 'live' | 'summit' | 'chats';
  readonly label: string;
  readonly path: string;
  /** What the address carries besides the path. */
  readonly search?: { readonly view: 'teacher' | 'student' };
}

/** The tabs of the left navigation, in their order; Log out comes after them. */
export function sideTabs(facts: TabFacts): SideTab[] {
  const { roles, isTeacher, hasStudentCode, hasLiveCourses, isInActiveCycle } = facts;
  const hasBothViews = isTeacher && hasStudentCode;
  const courses: SideTab[] = hasBothViews
    ? [
        { id: 'teaching', label: messages.teacher(), path: '/courses', search: { view: 'teacher' } },
        { id: 'studying', label: messages.student(), path: '/courses', search: { view: 'student' } },
      ]
    : [{ id: 'courses', label: messages.courses(), path: '/courses' }];
  return [
    { id: 'konnect', label: messages.konnect(), path: '/konnect' },
    ...when(isStaff(roles), { id: 'admin', label: messages.admin(), path: '/ops/' }),
    ...courses,
    ...when(hasLiveCourses, { id: 'live', label: messages.liveCourse(), path: '/lc-grouplist' }),
    ...when(isInActiveCycle, { id: 'summit', label: messages.mg20InAction(), path: '/mg20Tour' }),
    { id: 'chats', label: messages.chats(), path: '/chat' },
  ];
}

function when(condition: boolean, tab: SideTab): SideTab[] {
  return condition ? [tab] : [];
}
