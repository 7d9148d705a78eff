import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lesson } from '../class-queries';
import { LessonSchedule } from './lesson-schedule';

const lesson = {
  id: 'lesson',
  lessonNumber: 3,
  sequence: 7,
  status: 'PLANNED',
  startDateTime: '2027-11-20T18:00:00.000Z',
  endDateTime: '2027-11-20T19:00:00.000Z',
  zoomLink: 'https://example.com/old',
  substitute: null,
} as unknown as Lesson;

const { fetch } = globalThis;
let asked: unknown[];
/** How many lessons the server says are changed, or why it refuses. */
let answer: number | { readonly code: string; readonly status: number; readonly message: string };
beforeEach(() => {
  asked = [];
  globalThis.fetch = (_, { body } = {}) => {
    const { variables } = JSON.parse(typeof body === 'string' ? body : '{}') as { variables: unknown };
    asked.push(variables);
    const result =
      typeof answer === 'number'
        ? { data: { setLiveLessonMeeting: Array.from({ length: answer }, () => ({ id: 'lesson' })) } }
        : { errors: [{ message: answer.message, extensions: answer }] };
    const json = () => Promise.resolve(result);
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json } as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

async function open(): Promise<HTMLInputElement> {
  const routeTree = createRootRoute({ component: () => <LessonSchedule lesson={lesson} /> });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  await press('Change link');
  return screen.findByLabelText('Link to the meeting');
}

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('[175] the link to the meeting of a lesson', () => {
  it('is changed, of a lesson and those after it', async () => {
    answer = 4;
    const field = await open();
    expect(field.value).toBe('https://example.com/old');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://example.com/new');
    await userEvent.selectOptions(screen.getByLabelText('Which lessons?'), 'FOLLOWING');
    await press('Save');
    expect(await screen.findByText('4 lessons are held there.')).toBeTruthy();
    const edit = { lessonId: 'lesson', sequence: 7, scope: 'FOLLOWING' };
    expect(asked).toEqual([{ ...edit, meetingLink: 'https://example.com/new' }]);
    expect(screen.queryByLabelText('Link to the meeting')).toBeNull();
  });

  it('may be left empty, which takes it away', async () => {
    answer = 1;
    const field = await open();
    expect(field.required).toBe(false);
    expect(screen.getByText(/Leave it empty for no link\./)).toBeTruthy();
    await userEvent.clear(field);
    await press('Save');
    expect(await screen.findByText('1 lesson has no link any more.')).toBeTruthy();
    expect(asked).toEqual([{ lessonId: 'lesson', sequence: 7, scope: 'ONE', meetingLink: '' }]);
  });

  it('stays in its field where it is none, and where somebody else was first', async () => {
    answer = liveCourseErrors.LESSON_CHANGED;
    const field = await open();
    await userEvent.clear(field);
    await userEvent.type(field, 'in room 4');
    await press('Save');
    expect(await screen.findByText('Enter an address like https://example.com.')).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'https://example.com/new');
    await press('Save');
    expect(await screen.findByText(liveCourseErrors.LESSON_CHANGED.message)).toBeTruthy();
    expect(asked).toHaveLength(1);
    expect(field.value).toBe('https://example.com/new');
  });
});
