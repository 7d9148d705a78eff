import { randomUUID } from 'node:crypto';
import type { CreateLiveCourseInput, CreateLiveGroupInput } from '@lyceum/contracts/live-course';
import type { TestServer } from './test-server';

/** What makes a course of twelve lessons, of a code of its own. */
export const newLiveCourse = (overrides: Partial<CreateLiveCourseInput> = {}): CreateLiveCourseInput => ({
  tag: `C${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
  name: 'Writing with confidence',
  type: 'TWELVELESSON',
  subtitle: '',
  description: '',
  bannerUrl: '',
  thumbnailUrl: '',
  priceMinor: null,
  currency: null,
  isPublished: false,
  ...overrides,
});

/** The id of the course that a class is of. */
export async function courseOf(server: TestServer, group: { id: string }): Promise<string> {
  const [row] = await server.database.query<{ id: string }[]>(
    'SELECT c.id FROM live_courses c JOIN live_course_groups g ON g.course_tag = c.tag WHERE g.id = $1',
    [group.id],
  );
  return row?.id ?? '';
}

/** What makes a class of a course: lessons on Mondays and Thursdays at ten in Boston from a day on, as many as its type has. */
export const newLiveGroup = (
  course: { courseId: string; groupTag: string },
  overrides: Partial<CreateLiveGroupInput> = {},
): CreateLiveGroupInput => ({
  timeZone: 'America/New_York',
  weekdays: [1, 4],
  localTime: '10:00',
  minutes: 75,
  firstDay: '2027-02-01',
  holidays: [],
  seats: null,
  takesEnrolments: false,
  instructorTag: null,
  ...course,
  ...overrides,
});
