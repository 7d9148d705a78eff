import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OwnHomework } from '../class-queries';
import { HandInFile } from './hand-in-file';

const { fetch, XMLHttpRequest: realRequest } = globalThis;
const path = '/files/documents/homework/general/mina/essay.txt';
let uploads: number;
let handedIn: object[];
let refusals: object[];

/** A PUT that arrives at once. */
class FakeRequest {
  status = 200;
  upload = {};
  onload: (() => void) | undefined;
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send(): void {
    setTimeout(() => this.onload?.());
  }
}

const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const file = (name: string, type: string) => new File(['An essay.'], name, { type });
const choose = (chosen: File) => {
  const input = document.querySelector('input[type=file]');
  fireEvent.change(input ?? document.body, { target: { files: [chosen] } });
};
const handIn = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Hand in ${name}` }));

const work = { id: null, lessonId: 'lesson', liveLessonHomework: { id: 'homework' } } as OwnHomework;
let onDone: jest.Mock<() => void>;

beforeEach(async () => {
  [uploads, handedIn, refusals, onDone] = [0, [], [], jest.fn<() => void>()];
  globalThis.fetch = (input, { body } = {}) => {
    const address = String(input as string);
    if (address.includes('getSignedUrl')) {
      uploads += 1;
      return Promise.resolve(answerOf({ data: { uploadId: '1', signedUrl: '/put', headers: {} } }));
    }
    if (address.includes('/complete')) return Promise.resolve(answerOf({ data: { url: path } }));
    handedIn.push((JSON.parse(String(body)) as { variables: object }).variables);
    const taken = { data: { saveStudentLiveCourseHomeworkFile: { id: 'mine' } } };
    return Promise.resolve(answerOf(refusals.shift() ?? taken));
  };
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  const root = createRootRoute({ component: () => <HandInFile work={work} me="mina" onDone={onDone} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </LyceumProvider>,
  );
  await screen.findByRole('button', { name: 'Choose a file' });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  globalThis.XMLHttpRequest = realRequest;
});

describe('[178] a file that is handed in', () => {
  it('is sent when it is said so, and not when it is chosen', async () => {
    choose(file('essay.txt', 'text/plain'));
    await screen.findByRole('button', { name: 'Hand in essay.txt' });
    expect(uploads).toBe(0);
    await handIn('essay.txt');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(handedIn).toEqual([
      { path, ownId: null, homeworkId: 'homework', userId: 'mina', lessonId: 'lesson' },
    ]);
  });

  it('stays chosen where it is refused, and is sent once for two tries', async () => {
    const { code, message, status } = liveCourseErrors.NOT_OPEN_YET;
    refusals.push({ errors: [{ message, extensions: { code, status, message } }] });
    choose(file('essay.txt', 'text/plain'));
    await handIn('essay.txt');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await handIn('essay.txt');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect([uploads, handedIn.length]).toEqual([1, 2]);
  });

  it('of another type is refused before it is sent, with what is taken; another one takes its place', async () => {
    choose(file('film.mp4', 'video/mp4'));
    await handIn('film.mp4');
    expect((await screen.findByRole('alert')).textContent).toContain('Please choose a PDF, Word');
    expect(uploads).toBe(0);
    choose(file('essay.txt', 'text/plain'));
    expect(await screen.findByRole('button', { name: 'Hand in essay.txt' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not this file' }));
    expect(screen.queryByRole('button', { name: /^Hand in/ })).toBeNull();
  });
});
