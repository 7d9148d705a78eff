import { afterEach, expect, it } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { LyceumProvider } from '@lyceum/ui';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CourseArticle } from './course-article';
import { CourseListScreen } from './course-list-screen';
import { CoursePageScreen } from './course-page-screen';
import { OwnGroups } from './own-groups';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const refusal = ({ code, message, status }: { code: string; message: string; status: number }) => ({
  errors: [{ message, extensions: { code, message, status } }],
});
const failure = refusal(liveCourseErrors.NOT_ENROLLABLE);
const missing = refusal(liveCourseErrors.COURSE_NOT_FOUND);

/** Shows a screen on a server that answers these operations, each with one thing after the other, the last from then on. */
function show(screenShown: ReactNode, answers: Readonly<Record<string, object[]>> = {}): string[] {
  const asked: string[] = [];
  globalThis.fetch = (_, init) => {
    const text = String(init?.body as string);
    const name = Object.keys(answers).find((operation) => text.includes(operation));
    const [answer] = name === undefined ? [] : (answers[name] ?? []);
    if (name === undefined || !answer) return new Promise(() => undefined);
    asked.push(name);
    if ((answers[name]?.length ?? 0) > 1) answers[name]?.shift();
    return Promise.resolve(answerOf(answer));
  };
  render(<LyceumProvider>{screenShown}</LyceumProvider>);
  return asked;
}

const course: CoursePageFragment['course'] = {
  id: 'course',
  courseTag: 'ESSAY',
  courseName: 'Writing that is read',
  courseSubtitle: 'Eight evenings',
  desc: 'We read short essays.',
  bannerUrl: null,
  thumbnailUrl: null,
  priceMinor: null,
  currency: null,
  published: true,
};

const pageOf = (seatsLeft: number | null, facts: Partial<typeof course> = {}): CoursePageFragment => ({
  course: { ...course, ...facts },
  teachers: [{ showName: 'Ada Obi', title: 'Teacher of writing', bio: 'She rewrites.', imgUrl: null }],
  groups: [
    {
      id: 'group',
      groupTag: 'ESSAY-1',
      timeZone: 'America/New_York',
      sessionStartDateTime: '2030-01-07T23:00:00.000Z',
      sessionEndDateTime: '2030-03-04T23:00:00.000Z',
      lessonsCnt: 8,
      lessonMinutes: 75,
      seats: 10,
      seatsLeft,
      instructor: 'Ada Obi',
      nextLessons: [{ startDateTime: '2030-01-07T23:00:00.000Z', endDateTime: '2030-01-08T00:15:00.000Z' }],
    },
  ],
});

const links = {
  visitorLinks: <a href="/signup">Sign up to enrol</a>,
  allCourses: <a href="/live-courses">All live courses</a>,
  askLink: <a href="/contact">Ask us</a>,
  checkoutLink: null,
  classroomLink: (groupTag: string) => <a href={`/lc-dashboard/${groupTag}`}>Open the classroom</a>,
};

const pageScreen = (served?: CoursePageFragment | null) => (
  <CoursePageScreen served={served} courseTag="ESSAY" notFound={<p>Nothing here</p>} {...links} />
);

it('[185] says what a course is, who teaches it, when, what it costs and what seats are left', () => {
  show(pageScreen(pageOf(3)));
  for (const text of ['Writing that is read', 'Eight evenings', 'We read short essays.', 'Free', 'Ada Obi'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByText('3 seats left')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up to enrol' })).toBeTruthy();
  cleanup();
  show(pageScreen(pageOf(0, { priceMinor: 18_000, currency: 'USD' })));
  expect(screen.getByText('$180.00')).toBeTruthy();
  expect(screen.getByText('Paying for a course here is not open yet.')).toBeTruthy();
  expect(screen.getByText(/There is a waiting list/)).toBeTruthy();
});

it('[185] tells staff of a course that is not published that nobody else sees it', () => {
  show(<CourseArticle page={pageOf(3, { published: false })} {...links} />);
  expect(screen.getByRole('note').textContent).toContain('This course is not published.');
  expect(screen.queryByRole('link', { name: 'Sign up to enrol' })).toBeNull();
});

it('[185, 188] says that a course loads, that it did not come, and where there is none', async () => {
  show(pageScreen());
  expect(screen.getByRole('status').textContent).toBe('Loading the course');
  cleanup();
  show(pageScreen(), { PublicCoursePage: [failure, { data: { getLiveCoursePage: pageOf(3) } }] });
  expect(
    await screen.findByText('Sorry, there was an error fetching single live courses data. Please try again.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 seats left')).toBeTruthy();
  cleanup();
  show(pageScreen(), { PublicCoursePage: [missing] });
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  cleanup();
  show(pageScreen(null));
  expect(screen.getByText('Nothing here')).toBeTruthy();
});

const place = (state: string, waitBefore: number | null = null) => ({
  courseTag: 'ESSAY',
  groupTag: 'ESSAY-1',
  state,
  role: state === 'ENROLLED' ? 'STUDENT' : null,
  waitBefore,
});
const places = (...all: object[]) => ({ data: { getUserClassEnrollmentStatus: all } });
const own = (seatsLeft: number | null) => (
  <OwnGroups me="mina" page={pageOf(seatsLeft)} classroomLink={links.classroomLink} checkoutLink={null} />
);

it('[185] enrols, and leads to the classroom', async () => {
  show(own(3), {
    OwnPlaces: [places(), places(place('ENROLLED'))],
    EnrolInCourse: [failure, { data: { enrolInLiveCourse: place('ENROLLED') } }],
    PublicCoursePage: [{ data: { getLiveCoursePage: pageOf(2) } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Enrol' }));
  expect((await screen.findByRole('alert')).textContent).toBe(liveCourseErrors.NOT_ENROLLABLE.message);
  await userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
  expect(await screen.findByText('You are enrolled.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the classroom' })).toBeTruthy();
  expect(screen.getByText('2 seats left')).toBeTruthy();
});

it.each([
  ['who is next', 0, 0, 'You are the next.'],
  ['who comes after others', 0, 2, '2 people are before you.'],
  ['whom staff let in', 3, 0, 'Our staff look at it before you are enrolled.'],
] as const)(
  '[185] says where %s stands in the list, which they can leave',
  async (_, seatsLeft, before, said) => {
    show(own(seatsLeft), {
      OwnPlaces: [places(place('WAITING', before)), places()],
      LeaveWaitingList: [{ data: { leaveLiveCourseWaitingList: true } }],
      PublicCoursePage: [{ data: { getLiveCoursePage: pageOf(seatsLeft) } }],
    });
    expect((await screen.findByRole('status')).textContent).toBe(`You are on the waiting list. ${said}`);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    expect(
      await screen.findByRole('button', { name: seatsLeft === 0 ? 'Join the waiting list' : 'Enrol' }),
    ).toBeTruthy();
  },
);

it('[185] says that it does not know whether one is enrolled, and asks again', async () => {
  show(own(3), { OwnPlaces: [failure, places()] });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Whether you are enrolled could not be fetched.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Enrol' })).toBeTruthy();
});

it('[185, 188] lists published courses, or says that there are none, or that they did not come', async () => {
  const courseLink = (tag: string, name: string) => <a href={`/live-course-p/${tag}`}>{name}</a>;
  const listed = { course, openGroupsCnt: 2, hasSeats: true, nextDateTime: null };
  show(<CourseListScreen served={[listed]} courseLink={courseLink} />);
  expect(screen.getByRole('link', { name: 'Writing that is read' })).toBeTruthy();
  expect(screen.getByText('Free · 2 classes to join')).toBeTruthy();
  cleanup();
  show(<CourseListScreen served={[]} courseLink={courseLink} />);
  expect(screen.getByText('No live courses at the moment')).toBeTruthy();
  cleanup();
  show(<CourseListScreen served={undefined} courseLink={courseLink} />, {
    PublishedCourses: [failure, { data: { getPublishedLiveCourses: [listed] } }],
  });
  expect(
    await screen.findByText('Sorry, there was an error fetching user live courses data. Please try again.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Writing that is read' })).toBeTruthy();
});
