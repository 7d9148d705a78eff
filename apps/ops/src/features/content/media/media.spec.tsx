import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cmsErrors, type ContentDraft, formOf, mediaAddress, type MediaDetail } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createConsoleQueryClient } from '../../../app/query-client';
import { createTrpcClient, trpc } from '../../../app/trpc';
import { ChangeList } from '../change-list';
import { EntryFields } from '../entry-fields';
import { FocalPoint } from './focal-point';
import { PictureScreen } from './picture-screen';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });

const picture = (id: string, title: string, alt: string): MediaDetail => ({
  id,
  title,
  alt,
  url: `/files/media/site-pictures/${title}.webp`,
  width: 1200,
  height: 800,
  credit: '',
  focalX: 0.5,
  focalY: 0.5,
  revision: 1,
  sentById: null,
  sentBy: null,
  uses: [],
  useCount: 0,
  isShown: false,
  createdAt: '2026-11-28T10:00:00.000Z',
  updatedAt: '2026-11-28T10:00:00.000Z',
});
const river = picture('0195a000-0000-7000-8000-000000000001', 'River', 'A river between houses');
const hall = picture('0195a000-0000-7000-8000-000000000002', 'Hall', 'A round hall');

const { fetch } = globalThis;
let isOffline: boolean;
let library: MediaDetail[];
/** What an answer waits for. */
let held: Promise<unknown>;
beforeEach(() => {
  isOffline = false;
  held = Promise.resolve();
  library = [river, hall];
  globalThis.fetch = (url, { body } = {}) => {
    if (isOffline) return Promise.reject(new TypeError('offline'));
    const { pathname, searchParams } = new URL(url as string, 'http://localhost');
    const inputs = JSON.parse((body as string | undefined) ?? searchParams.get('input') ?? '{}') as Inputs;
    const answers = decodeURIComponent(pathname)
      .replace(/^.*\//, '')
      .split(',')
      .map((call, at) => (call === 'media.change' ? changed(inputs[at]!) : found(call, inputs[at]?.id)));
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answers) };
    return held.then(() => response as Response);
  };
});

type Inputs = Readonly<Record<number, MediaDetail>>;

function found(call: string, asked: string | undefined) {
  if (call !== 'media.get')
    return { result: { data: { rows: call === 'media.list' ? library : [], nextCursor: null } } };
  const picture = library.find(({ id }) => id === asked);
  return picture ? { result: { data: picture } } : refused(cmsErrors.PICTURE_NOT_FOUND);
}

const refused = (data: object) => ({ error: { message: 'Refused', code: -32_000, data } });

/** As the server does it: nobody overwrites what they have not seen. */
function changed({ id, revision, ...said }: MediaDetail) {
  if (library.find((it) => it.id === id)?.revision !== revision) return refused(cmsErrors.PICTURE_CHANGED);
  saves(id, said);
  return { result: { data: null } };
}
const saves = (id: string, said: Partial<MediaDetail>): void => {
  library = library.map((it) => (it.id === id ? { ...it, ...said, revision: it.revision + 1 } : it));
};

afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function Form({ data }: { readonly data: ContentDraft }) {
  const [draft, setDraft] = useState(data);
  return (
    <>
      <EntryFields shape={formOf('post')} data={draft} path="" issues={new Map()} onChange={setDraft} />
      <pre>{JSON.stringify(draft)}</pre>
    </>
  );
}

const written = () => JSON.parse(document.querySelector('pre')?.textContent ?? '') as ContentDraft;

function open(shown: () => ReactNode): void {
  const queryClient = createConsoleQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const root = createRootRoute();
  const form = createRoute({ getParentRoute: () => root, path: '/', component: shown });
  const detail = createRoute({ getParentRoute: () => root, path: '/media/$id' });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([form, detail]), history });
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>
          <RouterProvider router={router as never} />
        </LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

async function openForm(data: ContentDraft): Promise<void> {
  open(() => <Form data={data} />);
  await screen.findByRole('textbox', { name: /Title/ });
}

const choose = async (title: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Picture: choose from the library' }));
  await userEvent.click(await screen.findByRole('button', { name: title }));
};

describe('[208-216] the picture of an entry', () => {
  it('is chosen from the library with its words, and another one with its own', async () => {
    await openForm({ picture: '', pictureText: '' });
    await choose('River');
    expect(written()).toEqual({ picture: mediaAddress(river.id), pictureText: river.alt });
    expect(await screen.findByRole('img', { name: river.alt })).toBeTruthy();
    await choose('Hall');
    expect(written()).toEqual({ picture: mediaAddress(hall.id), pictureText: hall.alt });
  });

  it('keeps words that somebody wrote for it', async () => {
    await openForm({ picture: '/art/boston.svg', pictureText: 'Where we meet' });
    await choose('River');
    expect(written()).toEqual({ picture: mediaAddress(river.id), pictureText: 'Where we meet' });
    await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
    expect(written()['picture']).toBe('');
  });

  it('is said not to have come while the server is away, and asked for again', async () => {
    isOffline = true;
    await openForm({ picture: mediaAddress(river.id), pictureText: 'Kept' });
    const retry = await screen.findByRole('button', { name: /again/i });
    isOffline = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'River' })).toBeTruthy();
  });
});

describe('[208-216] the difference between two versions', () => {
  const address = mediaAddress(river.id);
  const gone = mediaAddress('0195a000-0000-7000-8000-000000000009');
  const opened = (before: string, after: string) =>
    open(() => <ChangeList changes={[{ at: 'Picture', before, after }]} sides={['Before', 'After']} />);

  it('names pictures of the library, of the fields of a block, too, and says that one was deleted', async () => {
    opened(gone, `Heading: Banks\nPicture: ${address}\nWhat it shows: Houses`);
    await screen.findByText('River');
    expect(screen.getByRole('insertion').textContent).toBe(
      'AfterHeading: Banks\nPicture: River\nWhat it shows: Houses',
    );
    await waitFor(() =>
      expect(screen.getByRole('deletion').textContent).toBe('BeforeA picture that was deleted'),
    );
  });

  it('leaves every other address as it is', async () => {
    opened('/art/boston.svg', `Read ${address} first`);
    expect((await screen.findByRole('insertion')).textContent).toBe(`AfterRead ${address} first`);
    expect(screen.getByRole('deletion').textContent).toBe('Before/art/boston.svg');
  });
});

describe('[208-216] a picture that somebody else saves meanwhile', () => {
  const opened = async (): Promise<void> => {
    open(() => <PictureScreen id={river.id} />);
    await screen.findByRole('textbox', { name: /Title/ });
  };
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const typed = async (name: RegExp, text: string): Promise<void> => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const aim = async (): Promise<void> => {
    screen.getByRole('slider', { name: 'From the left' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
  };
  const saved = () => library[0];

  it('keeps what is typed and aimed, says what they changed, and saves it over theirs when asked to', async () => {
    await opened();
    await typed(/Title/, 'Rhine');
    await aim();
    saves(river.id, { alt: 'A river in spring' });
    await press('Save');
    expect(await screen.findByText('Somebody else saved this meanwhile')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('A river in spring')).toBeTruthy();
    expect(field(/Title/).value).toBe('Rhine');
    expect(saved()).toMatchObject({ title: 'River', alt: 'A river in spring', focalX: 0.5 });
    await press('Save mine instead');
    await waitFor(() => expect(screen.queryByText('Somebody else saved this meanwhile')).toBeNull());
    expect(saved()).toMatchObject({ title: 'Rhine', alt: river.alt, focalX: 0.49 });
  });

  it('gives way to theirs when asked to', async () => {
    await opened();
    await typed(/Title/, 'Rhine');
    await aim();
    saves(river.id, { alt: 'A river in spring' });
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field(/Title/).value).toBe('River');
    expect(field(/What it shows/).value).toBe('A river in spring');
    await typed(/Credit/, 'Mine');
    await press('Save');
    await waitFor(() =>
      expect(saved()).toMatchObject({ credit: 'Mine', alt: 'A river in spring', focalX: 0.5 }),
    );
  });

  it('shows theirs where nothing is typed', async () => {
    await opened();
    saves(river.id, { alt: 'A river in spring' });
    await press('Save');
    await waitFor(() => expect(field(/What it shows/).value).toBe('A river in spring'));
    expect(screen.getByText(cmsErrors.PICTURE_CHANGED.message)).toBeTruthy();
    expect(screen.queryByText('Somebody else saved this meanwhile')).toBeNull();
  });

  it('keeps what is typed while it is saved, and saves that, too', async () => {
    await opened();
    await typed(/Title/, 'Rhine');
    const { promise, resolve } = Promise.withResolvers();
    held = promise;
    await press('Save');
    await typed(/Credit/, 'Ours');
    resolve(null);
    await screen.findByText(/^Saved\./);
    expect(field(/Credit/).value).toBe('Ours');
    await press('Save');
    await waitFor(() => expect(saved()).toMatchObject({ title: 'Rhine', credit: 'Ours' }));
  });
});

function Aimed() {
  const [point, setPoint] = useState({ focalX: 0.5, focalY: 0.5 });
  return (
    <LyceumProvider>
      <FocalPoint src="/art/boston.svg" alt="Boston" point={point} onChange={setPoint} />
      <output>{JSON.stringify(point)}</output>
    </LyceumProvider>
  );
}

describe('[208-216] the focal point', () => {
  const point = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

  it('is set on the picture, and never beside it', () => {
    render(<Aimed />);
    const aim = screen.getByRole('img', { name: 'Boston' }).parentElement ?? document.body;
    // Jsdom has no pointers, whose events have the shape of the mouse's, and lays nothing out.
    const pointer = (type: string, init: MouseEventInit) =>
      fireEvent(aim, new MouseEvent(type, { bubbles: true, ...init }));
    aim.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    pointer('pointerdown', { clientX: 200, clientY: 200, buttons: 1 });
    expect(point()).toEqual({ focalX: 0.25, focalY: 0.75 });
    pointer('pointermove', { clientX: 900, clientY: 0, buttons: 1 });
    expect(point()).toEqual({ focalX: 1, focalY: 0 });
    pointer('pointermove', { clientX: 200, clientY: 200, buttons: 0 });
    expect(point()).toEqual({ focalX: 1, focalY: 0 });
  });

  it('is moved by keys', async () => {
    render(<Aimed />);
    screen.getByRole('slider', { name: 'From the top' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    screen.getByRole('slider', { name: 'From the left' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(point()).toEqual({ focalX: 0.49, focalY: 0.52 });
  });
});
