import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cmsErrors, type ContentDetail, type ContentPresence, contentTable } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsoleQueryClient } from '../../app/query-client';
import { createTrpcClient, trpc } from '../../app/trpc';
import { EntryScreen } from './entry-screen';
import { at, questionEntry } from './testing/question-entry';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });

type Input = Partial<ContentDetail> & { readonly before?: object };

const { fetch } = globalThis;
let entry: ContentDetail;
let others: ContentPresence['others'];
/** Calls whose answers do not arrive, though they are done. */
let lost: number;
let saves: Input[];
beforeEach(() => {
  [entry, others, lost, saves] = [{ ...questionEntry, savedBy: 'Ruth Tester' }, [], 0, []];
  globalThis.fetch = (url, { body } = {}) => {
    const { pathname, searchParams } = new URL(url as string, 'http://localhost');
    const inputs = JSON.parse((body as string | undefined) ?? searchParams.get('input') ?? '{}') as Input[];
    const answers = decodeURIComponent(pathname)
      .replace(/^.*\//, '')
      .split(',')
      .map((call, place) => calls[call]?.(inputs[place] ?? {}) ?? told({ rows: [], nextCursor: null }));
    if (body !== undefined && lost > 0) {
      lost -= 1;
      return Promise.reject(new TypeError('offline'));
    }
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answers) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const told = (data: unknown) => ({ result: { data } });
const refused = (data: object) => ({ error: { message: 'Refused', code: -32_000, data } });
const bySomebody = (changed: Partial<ContentDetail>): void => {
  entry = { ...entry, version: entry.version + 1, savedBy: 'Omar Tester', ...changed };
};

/** As the server does it: nobody overwrites what they have not seen, and what is said twice is done once. */
const calls: Readonly<Record<string, (input: Input) => object>> = {
  'content.get': () => told(entry),
  'content.presence': () => told({ version: entry.version, others }),
  'content.versions': () => told({ versions: [], hasMore: false }),
  'content.check': () => told({ issues: [], hints: [] }),
  'content.site': () => told({ addresses: [] }),
  'content.save': (input) => {
    saves.push(input);
    const { version, data = {} } = input;
    const isRepeated =
      version === entry.version - 1 &&
      entry.savedBy === 'Ruth Tester' &&
      JSON.stringify(data) === JSON.stringify(entry.data);
    if (version !== entry.version && !isRepeated) return refused(cmsErrors.SAVED_MEANWHILE);
    if (!isRepeated) bySomebody({ data, savedBy: 'Ruth Tester' });
    return told({ version: entry.version, savedAt: at, needsOther: false });
  },
  'content.schedule': ({ publishAt = null, unpublishAt = null, before, version }) => {
    if (version !== entry.version) return refused(cmsErrors.SAVED_MEANWHILE);
    const now = { publishAt: entry.publishAt, unpublishAt: entry.unpublishAt };
    if (JSON.stringify(before) !== JSON.stringify(now)) return refused(cmsErrors.SCHEDULED_MEANWHILE);
    entry = { ...entry, publishAt, unpublishAt, publishVersion: version, scheduledBy: 'Ruth Tester' };
    return told(null);
  },
};

async function open(): Promise<void> {
  const queryClient = createConsoleQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const root = createRootRoute();
  const screenRoute = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <EntryScreen id={entry.id} />,
  });
  const list = createRoute({ getParentRoute: () => root, path: `/${contentTable.name}` });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([screenRoute, list]), history });
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>
          <RouterProvider router={router as never} />
        </LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  await screen.findByRole('textbox', { name: /Answer/ });
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lookAgain = () => fireEvent(window, new Event('visibilitychange'));
const isKept = () => screen.findByText(/^Draft saved/);
const crossed = () => screen.findByRole('dialog', { name: 'Somebody else saved this meanwhile' });

describe('an entry that somebody else has open, too', () => {
  it('says who, and no more once they are gone', async () => {
    others = [
      { id: entry.id, name: 'Omar Tester' },
      { id: questionEntry.id, name: 'Lea Tester' },
    ];
    await open();
    expect(await screen.findByText('Omar Tester and Lea Tester have this open, too.')).not.toBeNull();
    others = [];
    lookAgain();
    await waitFor(() => expect(screen.queryByText(/open, too/)).toBeNull());
  });

  it('shows what they save while nothing is typed, and goes on from there', async () => {
    await open();
    bySomebody({ data: { ...entry.data, answer: 'By Omar.' } });
    lookAgain();
    await waitFor(() => expect(field(/Answer/).value).toBe('By Omar.'));
    type(/Question/, 'And why not?');
    await waitFor(() => expect(saves).toMatchObject([{ version: 4 }]));
    expect(entry.data).toMatchObject({ question: 'And why not?', answer: 'By Omar.' });
  });
});

describe('what two typed', () => {
  const both = async (): Promise<void> => {
    await open();
    type(/Question/, 'Mine?');
    type(/Answer/, 'By me.');
    bySomebody({ data: { ...entry.data, question: 'Theirs?' } });
    await crossed();
    await screen.findByRole('radiogroup', { name: 'What stays: Question' });
  };

  it('is chosen part by part; what one changed alone is chosen already, and the form goes on', async () => {
    await both();
    const question = screen.getByRole('radiogroup', { name: 'What stays: Question' });
    const answer = screen.getByRole('radiogroup', { name: 'What stays: Answer' });
    expect(within(answer).getByRole('radio', { name: 'Mine', checked: true })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Go on with what is chosen' })).toHaveProperty(
      'disabled',
      true,
    );
    await userEvent.click(within(question).getByRole('radio', { name: 'Theirs' }));
    await press('Go on with what is chosen');
    await waitFor(() => expect(entry.data).toMatchObject({ question: 'Theirs?', answer: 'By me.' }));
    await waitFor(() => expect(field(/Question/).value).toBe('Theirs?'));
    await isKept();
    type(/Answer/, 'By me again.');
    await waitFor(() => expect(entry).toMatchObject({ version: 6, data: { answer: 'By me again.' } }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is theirs as a whole where all of theirs is taken: nothing is saved over it, and the form goes on', async () => {
    await both();
    await press('All of theirs');
    await waitFor(() => expect(field(/Question/).value).toBe('Theirs?'));
    expect(field(/Answer/).value).toBe('So.');
    expect(saves).toHaveLength(1);
    type(/Answer/, 'Later.');
    await waitFor(() => expect(entry.data).toMatchObject({ question: 'Theirs?', answer: 'Later.' }));
  });

  it('is mine as a whole where all of mine is kept, on top of theirs', async () => {
    await both();
    await press('All of mine');
    await waitFor(() => expect(entry.data).toMatchObject({ question: 'Mine?', answer: 'By me.' }));
    expect(saves.at(-1)).toMatchObject({ version: 4, goesOn: false });
  });
});

it('a save whose answer was lost is no conflict with oneself', async () => {
  await open();
  lost = 1;
  type(/Question/, 'Once?');
  await screen.findByRole('button', { name: 'Save now' });
  expect(entry.version).toBe(4);
  type(/Question/, 'Once more?');
  await waitFor(() => expect(entry).toMatchObject({ version: 5, data: { question: 'Once more?' } }));
  await isKept();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the form of times', () => {
  const form = () => screen.getByRole('dialog', { name: 'Schedule' });
  const times = { publishAt: '2027-03-02T15:30:00.000Z', publishVersion: 3, scheduledBy: 'Omar Tester' };
  const opened = async (): Promise<HTMLElement> => {
    await open();
    await press('Schedule');
    return screen.findByLabelText('Publish version 3 at');
  };

  it('never replaces unseen what a colleague scheduled: it is shown, and taken or replaced in the same form', async () => {
    fireEvent.change(await opened(), { target: { value: '2027-05-01T10:00' } });
    entry = { ...entry, ...times };
    await userEvent.click(within(form()).getByRole('button', { name: 'Schedule' }));
    const alert = await within(form()).findByText('What is scheduled has changed meanwhile');
    expect(entry.publishAt).toBe(times.publishAt);
    expect(alert.closest('[role=alert]')?.textContent).toMatch(
      /Version 3 goes live .*Scheduled by Omar Tester/,
    );
    await userEvent.click(within(form()).getByRole('button', { name: 'Schedule mine instead' }));
    await waitFor(() => expect(entry.scheduledBy).toBe('Ruth Tester'));
  });

  it('shows a colleague’s times where nothing is typed, or theirs are taken', async () => {
    const shown = await opened();
    fireEvent.change(shown, { target: { value: '2027-05-01T10:00' } });
    entry = { ...entry, ...times };
    await userEvent.click(within(form()).getByRole('button', { name: 'Schedule' }));
    await userEvent.click(await within(form()).findByRole('button', { name: 'Take theirs' }));
    expect(within(form()).getByLabelText('Publish version 3 at')).toHaveProperty(
      'value',
      expect.stringMatching(/^2027-03-02T/),
    );
    expect(within(form()).queryByRole('alert')).toBeNull();
  });

  it('has what a colleague schedules in its fields while nothing is typed', async () => {
    const shown = await opened();
    entry = { ...entry, ...times, version: 4 };
    lookAgain();
    await waitFor(() => expect(shown.isConnected).toBe(false));
    expect(screen.getByLabelText('Publish version 3 at')).toHaveProperty(
      'value',
      expect.stringMatching(/^2027-03-02T/),
    );
  });

  it('is of the version that was looked at; of a later one once that is said to be meant', async () => {
    const field = await opened();
    fireEvent.change(field, { target: { value: '2027-05-01T10:00' } });
    bySomebody({ data: { ...entry.data, answer: 'By Omar.' } });
    await userEvent.click(within(form()).getByRole('button', { name: 'Schedule' }));
    await userEvent.click(await within(form()).findByRole('button', { name: 'Go on with version 4' }));
    expect(entry.publishAt).toBeNull();
    await userEvent.click(within(form()).getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(entry.publishVersion).toBe(4));
  });
});
