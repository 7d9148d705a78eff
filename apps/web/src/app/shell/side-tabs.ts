import { isStaff, type Role } from '@lyceum/contracts/auth';
import * as messages from './shell.messages';

/** What decides which tabs somebody has (checklist line 23). */
export interface TabFacts {
  readonly roles: readonly Role[];
  readonly isTeacher: boolean;
  readonly hasStudentCode: boolean;
  readonly hasLiveCourses: boolean;
  /** Whether there is a student they look after. */
  readonly looksAfterStudents: boolean;
  /** Whether there is a school they are entered as staff of. */
  readonly worksAtSchool: boolean;
  /** Whether the user is in the classroom of a summit cycle that is going on (checklist line 36). */
  readonly isInActiveCycle: boolean;
}

export interface SideTab {
  readonly id:
    | 'konnect'
    | 'community'
    | 'admin'
    | 'courses'
    | 'teaching'
    | 'studying'
    | 'live'
    | 'calendar'
    | 'summit'
    | 'family'
    | 'school'
    | 'agent'
    | 'chats';
  readonly label: string;
  readonly path: string;
  /** First segments of the addresses that belong to it besides its own. */
  readonly covers?: readonly string[];
  /** What the address carries besides the path. */
  readonly search?: { readonly view: 'teacher' | 'student' };
}

/** The tabs of the left navigation, in their order; Log out comes after them. Who has no area has no tab of it. */
export function sideTabs(facts: TabFacts): SideTab[] {
  const {
    roles,
    isTeacher,
    hasStudentCode,
    hasLiveCourses,
    looksAfterStudents,
    worksAtSchool,
    isInActiveCycle,
  } = facts;
  const hasBothViews = isTeacher && hasStudentCode;
  const courses: SideTab[] = hasBothViews
    ? [
        { id: 'teaching', label: messages.teacher(), path: '/courses', search: { view: 'teacher' } },
        { id: 'studying', label: messages.student(), path: '/courses', search: { view: 'student' } },
      ]
    : when(isTeacher || hasStudentCode, { id: 'courses', label: messages.courses(), path: '/courses' });
  return [
    { id: 'konnect', label: messages.konnect(), path: '/konnect' },
    { id: 'community', label: messages.community(), path: '/community', covers: ['thread'] },
    ...when(isStaff(roles), { id: 'admin', label: messages.admin(), path: '/ops/' }),
    ...courses,
    ...when(hasLiveCourses, {
      id: 'live',
      label: messages.liveCourse(),
      path: '/lc-grouplist',
      covers: ['lc-dashboard', 'to-look-at'],
    }),
    ...when(hasLiveCourses, { id: 'calendar', label: messages.calendar(), path: '/calendar' }),
    ...when(isInActiveCycle, { id: 'summit', label: messages.mg20InAction(), path: '/mg20Tour' }),
    ...when(looksAfterStudents, { id: 'family', label: messages.family(), path: '/guardian' }),
    ...when(worksAtSchool, { id: 'school', label: messages.school(), path: '/school' }),
    ...when(roles.includes('AGENT'), { id: 'agent', label: messages.agent(), path: '/agent' }),
    { id: 'chats', label: messages.chats(), path: '/chat', covers: ['chat-group-dashboard'] },
  ];
}

/** Whether an address lies in the area of a tab, which is then marked. */
export function isInside({ path, covers = [] }: Pick<SideTab, 'path' | 'covers'>, address: string): boolean {
  const [, own] = path.split('/');
  const [, first = ''] = address.split('/');
  return first === own || covers.includes(first);
}

/** Where the phone's button leads that begins a thread: into the forum one is in (checklist line 19). */
export function writingPath(address: string): string {
  const [, area, forum, ...below] = address.split('/');
  const isForum = area === 'community' && forum !== undefined && forum !== 'p' && forum !== 'createThread';
  return isForum && below.every((part) => part === '')
    ? `/community/${forum}/createThread`
    : '/community/createThread';
}

function when(condition: boolean, tab: SideTab): SideTab[] {
  return condition ? [tab] : [];
}
