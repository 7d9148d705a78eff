import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demoAccounts, expect } from '../fixtures/test.ts';
import { fetchToken, giveRoles } from './people.ts';

/**
 * A class of which one leads a lesson that goes on, in the call of a chat, and the other is a student. As staff and a teacher make one.
 * @returns its code
 */
export async function lessonInCall(
  request: APIRequestContext,
  [teacher, student]: readonly { readonly email: string; readonly password: string }[],
  link: string,
): Promise<string> {
  if (!teacher || !student) throw new Error('A lesson has a teacher and a student');
  await giveRoles(request, teacher.email, ['TEACHER']);
  const staff = { authorization: `Bearer ${await fetchToken(request, demoAccounts.admin)}` };
  const call = async (name: string, data: object): Promise<Record<string, string>> => {
    const answer = await request.post(`/trpc/${name}`, { headers: staff, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { result: { data?: Record<string, string> } }).result.data ?? {};
  };
  const tag = `R${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
  const about = { name: 'Recorded', subtitle: '', description: '', bannerUrl: '', thumbnailUrl: '' };
  const free = { priceMinor: null, currency: null, isPublished: false };
  const { courseId } = await call('liveCourses.create', { tag, type: 'SIXLESSON', ...about, ...free });
  const begins = new Date(Date.now() - 5 * 60_000).toISOString();
  const groupTag = `${tag}-2027-A`;
  const { groupId } = await call('liveGroups.create', {
    courseId,
    groupTag,
    seats: null,
    takesEnrolments: false,
    instructorTag: null,
    timeZone: 'UTC',
    firstDay: begins.slice(0, 10),
    localTime: begins.slice(11, 16),
    minutes: 60,
    weekdays: [new Date(begins).getUTCDay() || 7],
  });
  await call('liveGroups.enter', { groupId, email: teacher.email, role: 'TEACHER' });
  await call('liveGroups.enrol', { groupId, text: student.email });
  const { lessons } = (await call('liveGroups.get', { groupId })) as unknown as {
    lessons: { id: string; sequence: number }[];
  };
  const token = await fetchToken(request, teacher);
  const held = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($id: ID!, $sequence: Int!, $link: String!) {
        setLiveLessonMeeting(lessonId: $id, sequence: $sequence, scope: ONE, meetingLink: $link) { id } }`,
      variables: { id: lessons[0]?.id, sequence: lessons[0]?.sequence, link },
    },
  });
  expect(await held.text()).toContain('"id"');
  return groupTag;
}
