import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  liveCourseErrors,
  type PlannedLesson,
  type StaffGroup,
  type StaffLiveCourse,
} from '@lyceum/contracts/live-course';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTrpcClient, trpc } from '../../app/trpc';
import { IssueForm } from './certificates/issue-form';
import { EnrolForm } from './enrol-form';
import { NewGroupForm } from './new-group-form';
import { RefuseForm } from './refuse-form';
import { ReportsForm } from './reports/reports-form';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });
Element.prototype.scrollIntoView = () => undefined;

const id = '0197a000-0000-7000-8000-0000000000d1';
const course: StaffLiveCourse = {
  id,
  tag: 'VERSE',
  name: 'Verse and voice',
  type: 'SIXLESSON',
  subtitle: '',
  description: '',
  bannerUrl: '',
  thumbnailUrl: '',
  priceMinor: null,
  currency: null,
  isPublished: false,
  revision: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const group: StaffGroup = {
  id,
  groupTag: 'VERSE-2027-A',
  course: { id, tag: 'VERSE', name: 'Verse and voice', type: 'SIXLESSON' },
  timeZone: 'America/New_York',
  state: 'AHEAD',
  startsAt: '2027-02-01T05:00:00.000Z',
  endsAt: '2027-04-01T04:00:00.000Z',
  firstDay: '2027-02-01',
  lastDay: '2027-03-31',
  seats: 1,
  takesEnrolments: false,
  students: 0,
  waiting: 0,
  instructor: null,
  revision: 1,
  lessons: [],
  others: [],
};

const { fetch } = globalThis;
type Answer =
  | { readonly data: unknown }
  | { readonly refused: { status: number; message: string; code: string } };
/** What was sent, by procedure, and what is answered, one after the other. */
let sent: [procedure: string, input: Record<string, unknown>][];
let answers: Answer[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (input, { body } = {}) => {
    const address = new URL(String(input as string), 'http://localhost');
    const procedure = address.pathname.split('/').at(-1) ?? '';
    const said = (body as string | undefined) ?? address.searchParams.get('input') ?? '{}';
    const given = JSON.parse(said) as Record<string, unknown>;
    const isBatch = '0' in given;
    // What a screen of another file still asks for when this one begins takes no answer of its own.
    if (!procedure.startsWith('live')) return Promise.reject(new TypeError('offline'));
    sent.push([procedure, (isBatch ? given['0'] : given) as Record<string, unknown>]);
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('offline'));
    const result =
      'data' in answer
        ? { result: { data: answer.data } }
        : { error: { message: answer.refused.message, code: -32_000, data: answer.refused } };
    const status = 'data' in answer ? 200 : answer.refused.status;
    const json = () => Promise.resolve(isBatch ? [result] : result);
    return Promise.resolve({ ok: status < 400, status, headers: new Headers(), json } as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(form: ReactNode): void {
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={new QueryClient()}>
      <QueryClientProvider client={new QueryClient()}>
        <LyceumProvider>{form}</LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const field = (name: RegExp): HTMLElement => screen.getByLabelText(name);
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('[233] a class from a template', () => {
  const lesson = (day: string, lessonNumber: number): PlannedLesson => ({
    lessonNumber,
    local: `${day}T17:00`,
    startDateTime: `${day}T22:00:00.000Z`,
    endDateTime: `${day}T23:00:00.000Z`,
    isPast: false,
  });
  const fill = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mon' }));
    await userEvent.type(field(/First day/), '2027-02-01');
  };

  it('is made as its lessons were shown; what is changed afterwards is shown again first', async () => {
    const lessons = [lesson('2027-02-01', 1), lesson('2027-02-08', 2)];
    answers = [{ data: lessons }, { data: [lessons[0]] }, { data: { groupId: id } }];
    const onMade = jest.fn();
    open(<NewGroupForm course={course} onMade={onMade} onClose={() => undefined} />);
    await fill();
    await press('Show its lessons');
    expect(await screen.findByText('Mon, Feb 8, 2027, 05:00 PM')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /^Lessons/ }), '1');
    expect(screen.queryByText('Mon, Feb 8, 2027, 05:00 PM')).toBeNull();
    await press('Show its lessons');
    await screen.findByText(/One lesson/);
    await press('Create the class');
    await waitFor(() => expect(onMade).toHaveBeenCalledWith(id));
    expect(sent.map(([procedure]) => procedure)).toEqual([
      'liveGroups.preview',
      'liveGroups.preview',
      'liveGroups.create',
    ]);
    expect(sent.at(-1)?.[1]).toMatchObject({
      courseId: id,
      weekdays: [1],
      count: 1,
      seats: null,
      minutes: 60,
    });
  });

  it('is not looked at with a day that is none, nor without days of the week', async () => {
    answers = [];
    open(<NewGroupForm course={course} onMade={() => undefined} onClose={() => undefined} />);
    await userEvent.type(field(/Days without a lesson/), 'Easter');
    await press('Show its lessons');
    expect((await screen.findAllByText(/“Easter” is none/)).length).toBeGreaterThan(0);
    await userEvent.clear(field(/Days without a lesson/));
    await press('Show its lessons');
    expect((await screen.findAllByText('Choose a day of the week.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});

describe('[233] enrolling by a list', () => {
  const rows = [
    { line: 1, text: 'mei@x.example', name: 'Mei Lin', result: 'ENROLLED' },
    { line: 2, text: 'bo@x.example', name: 'Bo Ek', result: 'WAITING' },
    { line: 3, text: 'no@x.example', name: null, result: 'UNKNOWN' },
  ];

  it('shows what becomes of each line, and enrols after that', async () => {
    answers = [{ data: { seats: 1, rows } }, { data: { seats: 1, rows } }];
    const onDone = jest.fn();
    open(<EnrolForm group={group} onDone={onDone} />);
    const typed = 'mei@x.example\nbo@x.example\nno@x.example';
    await userEvent.click(field(/Emails/));
    await userEvent.paste(typed);
    await press('Show what becomes of them');
    expect(await screen.findByText('Line 3: no@x.example')).toBeTruthy();
    await press('Enrol: 1 enrolled, 1 waiting');
    expect(await screen.findByRole('region', { name: 'What became of them' })).toBeTruthy();
    expect(sent).toEqual([
      ['liveGroups.previewEnrolment', { groupId: id, text: typed }],
      ['liveGroups.enrol', { groupId: id, text: typed }],
    ]);
    await press('Done');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('that is refused says why and keeps the list; of nobody new there is nothing to enrol', async () => {
    answers = [{ refused: liveCourseErrors.GROUP_OVER }, { data: { seats: 1, rows: rows.slice(2) } }];
    open(<EnrolForm group={group} onDone={() => undefined} />);
    await userEvent.click(field(/Emails/));
    await userEvent.paste('no@x.example');
    await press('Show what becomes of them');
    expect(await screen.findByText(liveCourseErrors.GROUP_OVER.message)).toBeTruthy();
    await press('Show what becomes of them');
    expect(await screen.findByText('Nobody new would come in.')).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Show what becomes of them' }).disabled,
    ).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Emails/ }).value).toBe('no@x.example');
  });
});

describe('[233] certificates of a class', () => {
  const row = (name: string, result: string) => ({
    studentId: name,
    name,
    attendance: 80,
    points: null,
    result,
  });

  it('are given to whom was shown; another rule is looked at again first', async () => {
    const first = { rows: [row('Mei Tanaka', 'ISSUED'), row('Tom Reed', 'NO_NAME')] };
    const second = { rows: [row('Mei Tanaka', 'ISSUED'), row('Tom Reed', 'TOO_FEW_LESSONS')] };
    answers = [{ data: first }, { data: second }, { data: second }];
    open(<IssueForm group={group} onDone={() => undefined} />);
    await press('Show who is given one');
    expect(await screen.findByText('Tom Reed: 80 % of lessons')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Give 1 certificates' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only who has completed it' }));
    expect(screen.queryByRole('button', { name: 'Give 1 certificates' })).toBeNull();
    await press('Show who is given one');
    await screen.findByText(/Were in too few lessons/);
    await press('Give 1 certificates');
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    const rule = { groupId: id, onlyCompleted: true, leastAttendance: 0, leastPoints: 0 };
    expect(sent.filter(([procedure]) => procedure === 'liveCertificates.issue')).toEqual([
      ['liveCertificates.issue', rule],
    ]);
  });
});

describe('[233] somebody who asks to come into a class', () => {
  it('is refused with a reason, and what was typed stays where it is not taken', async () => {
    answers = [{ refused: liveCourseErrors.NOT_WAITING }];
    open(<RefuseForm id={id} name="Ada" onDone={() => undefined} />);
    await press('Refuse');
    expect(sent).toEqual([]);
    await userEvent.type(field(/Reason/), 'This class is for pupils.');
    await press('Refuse');
    expect(await screen.findByText(liveCourseErrors.NOT_WAITING.message)).toBeTruthy();
    expect(sent).toEqual([['liveGroups.refuse', { askingId: id, reason: 'This class is for pupils.' }]]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe(
      'This class is for pupils.',
    );
  });
});

describe('[233] reports of a class', () => {
  const other = '0197a000-0000-7000-8000-0000000000d2';
  const student = (memberId: string, name: string, hasReport = false) => ({
    memberId,
    userId: memberId,
    name,
    hasReport,
  });
  const students = [student(id, 'Mei Tanaka'), student(other, 'Tom Reed', true)];
  const choose = async (rows: readonly { readonly file: string }[]): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const files = rows.map(({ file }) => new File(['%PDF-1.4'], file, { type: 'application/pdf' }));
    await userEvent.upload(input ?? document.body, files);
  };
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

  it('are shown with whose they are and why; what no name says is chosen by hand, or not sent', async () => {
    const rows = [
      { file: 'Mei Tanaka.pdf', match: 'MATCHED', clue: 'NAME', memberId: id },
      { file: 'scan.pdf', match: 'UNKNOWN', clue: null, memberId: null },
      { file: 'notes.docx', match: 'NO_PDF', clue: null, memberId: null },
    ];
    answers = [{ data: { rows, students } }];
    open(<ReportsForm group={group} onDone={() => undefined} />);
    await choose(rows);
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Mei Tanaka.pdf' })).value).toBe(
      id,
    );
    expect(select('scan.pdf').value).toBe('');
    expect(screen.getByText('By the student’s name')).toBeTruthy();
    expect(screen.getByText('No student is named like this')).toBeTruthy();
    expect(screen.getByText('Not a PDF file')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send 1 report' })).toBeTruthy();
    await userEvent.selectOptions(select('scan.pdf'), other);
    expect(screen.getByRole('button', { name: 'Send 2 reports' })).toBeTruthy();
    await userEvent.selectOptions(select('Mei Tanaka.pdf'), '');
    expect(screen.queryByText('By the student’s name')).toBeNull();
    expect(sent).toEqual([
      ['liveGroups.matchReports', { groupId: id, files: ['Mei Tanaka.pdf', 'scan.pdf', 'notes.docx'] }],
    ]);
  });

  it('of two students of one name say which is which', async () => {
    const rows = [{ file: 'Mei Tanaka.pdf', match: 'AMBIGUOUS', clue: 'NAME', memberId: null }];
    answers = [{ data: { rows, students: [...students, student(id.replace(/d1$/, 'ff'), 'Mei Tanaka')] } }];
    open(<ReportsForm group={group} onDone={() => undefined} />);
    await choose(rows);
    await screen.findByRole('combobox', { name: 'Mei Tanaka.pdf' });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([
      'Nobody: not sent',
      'Mei Tanaka (id …0000d1)',
      'Tom Reed (has a report, which this one replaces)',
      'Mei Tanaka (id …0000ff)',
    ]);
  });

  it.each(['canceled', 'closed'])(
    'stay whose they are while they are sent, and are sent no more once that is %s',
    async (how) => {
      const rows = [
        { file: 'Mei Tanaka.pdf', match: 'MATCHED', clue: 'NAME', memberId: id },
        { file: 'Tom Reed.pdf', match: 'MATCHED', clue: 'NAME', memberId: other },
      ];
      answers = [{ data: { rows, students } }];
      const onDone = jest.fn();
      open(<ReportsForm group={group} onDone={onDone} />);
      await choose(rows);
      await screen.findByRole('combobox', { name: 'Tom Reed.pdf' });
      // The first file is on its way until it is let arrive.
      const asked: (AbortSignal | null | undefined)[] = [];
      const onItsWay = Promise.withResolvers<Response>();
      globalThis.fetch = (_, init) => {
        asked.push(init?.signal);
        return onItsWay.promise;
      };
      await press('Send 2 reports');
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(rows.map(({ file }) => select(file).disabled)).toEqual([true, true]);
      if (how === 'closed') cleanup();
      else {
        await press('Cancel');
        expect(onDone).toHaveBeenCalledTimes(1);
      }
      expect(asked[0]?.aborted).toBe(true);
      onItsWay.reject(new DOMException('Called off.', 'AbortError'));
      if (how === 'canceled') await waitFor(() => expect(select('Tom Reed.pdf').disabled).toBe(false));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(asked).toHaveLength(1);
    },
  );
});
