import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import type { AttendedFragment } from '@lyceum/web-graphql';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassAttendance } from './class-attendance';

const row: AttendedFragment = {
  lessonId: 'lesson',
  lessonNumber: 3,
  lessonTopic: 'Fractions',
  startDateTime: '2026-01-01T10:00:00Z',
  studentId: 'student',
  firstName: 'Ada',
  lastName: 'Tester',
  state: 'EXCUSED',
  minutes: 0,
  meetingMinutes: null,
  late: false,
  leftEarly: false,
  reason: 'Ill.',
};
const said = { id: '1', state: 'EXCUSED', minutes: null, reason: 'Ill.', correctedAt: row.startDateTime };

const { fetch } = globalThis;
/** What is asked of the server, and the corrections it keeps. */
let asked: { operationName: string; variables: Record<string, unknown> }[];
let kept: object[];
beforeEach(() => {
  asked = [];
  kept = [{ ...said, correctedBy: 'Grace Teacher' }];
  globalThis.fetch = (_, { body } = {}) => {
    const call = JSON.parse(String(body)) as (typeof asked)[number];
    asked.push(call);
    if (call.operationName === 'CorrectAttendance')
      kept.unshift({ ...said, id: '2', ...call.variables, correctedBy: null });
    const data = { getLiveCourseAttendance: [row], getLiveAttendanceCorrections: kept };
    const json = () => Promise.resolve({ data });
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json } as Response);
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <ClassAttendance groupTag="A" />
      </LyceumProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const corrections = async (): Promise<string[]> =>
  (await screen.findAllByText(/Ill\.|phone/, { selector: 'li' })).map(({ textContent }) => textContent);

it('[O] tells who corrected an attendance, when and why, once somebody looks', async () => {
  await userEvent.click(await screen.findByText('Corrections'));
  const [only, ...others] = await corrections();
  expect(only).toContain('Excused · Ill.');
  expect(only).toContain('Grace Teacher');
  expect(only).toContain('Jan 1');
  expect(others).toEqual([]);
});

it('[O] corrects it with minutes, and nothing but a number of them', async () => {
  await userEvent.click(await screen.findByText('Corrections'));
  await userEvent.click(screen.getByRole('button', { name: /^Correct attendance of Ada/ }));
  await userEvent.selectOptions(screen.getByLabelText('What is true'), 'PRESENT');
  const minutes = screen.getByLabelText(/^Minutes they were there/);
  await userEvent.type(minutes, 'half');
  await userEvent.type(screen.getByLabelText(/^Why/), 'The phone did not count.');
  const changes = () => asked.filter(({ operationName }) => operationName === 'CorrectAttendance');
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect(minutes.getAttribute('aria-invalid')).toBe('true');
  expect(changes()).toEqual([]);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '40');
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText('Attendance is corrected.')).toBeTruthy();
  expect(changes()[0]?.variables).toMatchObject({ state: 'PRESENT', minutes: 40 });
  const [latest] = await corrections();
  expect(latest).toContain('Somebody whose account is gone');
});
