import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ContentDraft, formOf, mediaAddress, type MediaDetail } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createTrpcClient, trpc } from '../../../app/trpc';
import { EntryFields } from '../entry-fields';
import { FocalPoint } from './focal-point';

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
  createdAt: '2026-11-28T10:00:00.000Z',
  updatedAt: '2026-11-28T10:00:00.000Z',
});
const river = picture('0195a000-0000-7000-8000-000000000001', 'River', 'A river between houses');
const hall = picture('0195a000-0000-7000-8000-000000000002', 'Hall', 'A round hall');
const library = [river, hall];

const { fetch } = globalThis;
let isOffline: boolean;
beforeEach(() => {
  isOffline = false;
  globalThis.fetch = (url) => {
    if (isOffline) return Promise.reject(new TypeError('offline'));
    const asked = decodeURIComponent(url as string);
    const answers = asked
      .replace(/^.*\/([\w.,]+)\?.*$/, '$1')
      .split(',')
      .map((call) => ({
        result: {
          data:
            call === 'media.list'
              ? { rows: library, nextCursor: null }
              : library.find(({ id }) => asked.includes(id)),
        },
      }));
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answers) };
    return Promise.resolve(response as Response);
  };
});
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

async function open(data: ContentDraft): Promise<void> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute();
  const form = createRoute({ getParentRoute: () => root, path: '/', component: () => <Form data={data} /> });
  const shown = createRoute({ getParentRoute: () => root, path: '/media/$id' });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([form, shown]), history });
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>
          <RouterProvider router={router as never} />
        </LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  await screen.findByRole('textbox', { name: /Title/ });
}

const choose = async (title: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Picture: choose from the library' }));
  await userEvent.click(await screen.findByRole('button', { name: title }));
};

describe('[208-216] the picture of an entry', () => {
  it('is chosen from the library with its words, and another one with its own', async () => {
    await open({ picture: '', pictureText: '' });
    await choose('River');
    expect(written()).toEqual({ picture: mediaAddress(river.id), pictureText: river.alt });
    expect(await screen.findByRole('img', { name: river.alt })).toBeTruthy();
    await choose('Hall');
    expect(written()).toEqual({ picture: mediaAddress(hall.id), pictureText: hall.alt });
  });

  it('keeps words that somebody wrote for it', async () => {
    await open({ picture: '/art/boston.svg', pictureText: 'Where we meet' });
    await choose('River');
    expect(written()).toEqual({ picture: mediaAddress(river.id), pictureText: 'Where we meet' });
    await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
    expect(written()['picture']).toBe('');
  });

  it('is said not to have come while the server is away, and asked for again', async () => {
    isOffline = true;
    await open({ picture: mediaAddress(river.id), pictureText: 'Kept' });
    const retry = await screen.findByRole('button', { name: /again/i });
    isOffline = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'River' })).toBeTruthy();
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
