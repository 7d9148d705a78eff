import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { GradebookStudent } from '@lyceum/contracts/live-course';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ClassListScreen } from './class-list-screen';
import type { Lesson, OwnHomework } from './class-queries';
import { ClassroomScreen } from './classroom-screen';
import { HandInForm } from './edit/hand-in-form';
import { HomeworkForm } from './edit/homework-form';
import { MaterialEditor } from './edit/material-editor';
import { TopicForm } from './edit/topic-form';
import { ExtraTimeForm } from './gradebook/extra-time-form';
import { GradebookScreen } from './gradebook/gradebook-screen';
import { ReadingScreen } from './reading/reading-screen';

const { fetch } = globalThis;
/** What calls that change something are answered; those that read are refused. */
let isTaken: boolean;
beforeEach(() => {
  isTaken = false;
  // Jsdom has no fetch of its own.
  globalThis.fetch = (_, { body } = {}) => {
    const { operationName } = JSON.parse(String(body)) as { operationName: string };
    const isChange = /^(?:HandIn|Save|Update)/.test(operationName);
    const answer = isChange && isTaken ? { data: {} } : failure;
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(answer),
    } as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const failure = { errors: [{ message: 'Not now.', extensions: { code: 'COMMON_INTERNAL', status: 500 } }] };

const lesson = {
  id: 'lesson',
  lessonTopic: 'Voice',
  startDateTime: '2026-11-20T18:00:00.000Z',
  endDateTime: '2026-11-20T19:00:00.000Z',
  lessonHomeworks: [],
} as unknown as Lesson;
const work = {
  id: null,
  lessonId: 'lesson',
  submitted: false,
  submittedLink: null,
  liveLessonHomework: { id: 'homework' },
} as unknown as OwnHomework;
const student: GradebookStudent = ['mei', 'Mei', 'Tanaka', 0, 0, 0, []];
const nothing = () => undefined;

function open(part: ReactNode): void {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const addMaterial = async (): Promise<void> => {
  await press('Add material');
  await type('Title', 'Slides of the lesson');
  await type('Link', 'https://example.com/slides');
  await press('Save');
};

/** What is read, on which part, and what is done there. */
const changes: readonly [what: string, part: () => ReactNode, act: () => Promise<void>, done: string][] = [
  [
    'updating student homework',
    () => <HandInForm work={work} groupTag="ESSAY-1" me="mei" onDone={nothing} />,
    async () => {
      await type('Link to your work', 'https://example.com/essay');
      await press('Hand in');
    },
    'Successfully updated homework.',
  ],
  [
    'updating lessons',
    () => <TopicForm groupTag="ESSAY-1" lesson={lesson} onDone={nothing} />,
    async () => {
      await type('Topic', 'Point of view');
      await press('Save');
    },
    'Successfully updated lessons.',
  ],
  [
    'updating lesson material',
    () => <MaterialEditor documents={[]} place={{ lessonId: 'lesson' }} />,
    addMaterial,
    'Successfully updated lesson material.',
  ],
  [
    'updating course material',
    () => <MaterialEditor documents={[]} place={{ groupTag: 'ESSAY-1' }} />,
    addMaterial,
    'Successfully updated course material.',
  ],
  [
    'updating homework',
    () => <HomeworkForm lesson={lesson} homework={null} onDone={nothing} />,
    async () => {
      await type('Topic', 'A scene that shows');
      await press('Save');
    },
    'Successfully updated homework.',
  ],
];

const textOf = (what: string): string => `Sorry, there was an error ${what}. Please try again.`;

it.each(changes)('[188] says that there was an error %s', async (what, part, act) => {
  open(part());
  await act();
  expect(await screen.findByText(textOf(what))).toBeTruthy();
});

it.each(changes)('[180][181][182][183] where there was none %s, says so', async (what, part, act, done) => {
  isTaken = true;
  open(part());
  await act();
  await waitFor(() => expect(screen.getAllByText(done).length).toBeGreaterThan(0));
  expect(screen.queryByText(textOf(what))).toBeNull();
});

it('[188] says that there was an error updating student student live course data', async () => {
  open(<ExtraTimeForm groupTag="ESSAY-1" student={student} />);
  await press('Give extra time');
  expect(await screen.findByText(textOf('updating student student live course data'))).toBeTruthy();
});

// Of one course by its address: `features/courses`.
it.each<[what: string, part: ReactNode]>([
  [
    'fetching user live courses data',
    <ClassListScreen key="list" calendarLink={null} coursesLink={null} readingLink={() => null} />,
  ],
  ['fetching livecourse classroom data', <ClassroomScreen key="room" groupTag="ESSAY-1" notFound={null} />],
  [
    'fetching student list and classroom data',
    <GradebookScreen key="book" groupTag="ESSAY-1" notFound={null} />,
  ],
  ['fetching classroom list', <ReadingScreen key="reading" />],
])('[188] says that there was an error %s, and asks again', async (what, part) => {
  open(part);
  expect(await screen.findByText(textOf(what))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
