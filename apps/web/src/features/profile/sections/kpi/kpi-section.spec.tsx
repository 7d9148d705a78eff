import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '../../profile-query';
import { KpiSection } from './kpi-section';

const { fetch, matchMedia, requestAnimationFrame: browsers } = globalThis;
/** What was noted as seen. */
let seen: unknown[];
let answer: object;
/** What is to be drawn next, at a time the test says. */
let frames: FrameRequestCallback[];
beforeEach(() => {
  seen = [];
  frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  globalThis.cancelAnimationFrame = () => undefined;
  globalThis.fetch = (_, { body } = {}) => {
    const { variables } = JSON.parse(String(body as string)) as { variables: { seen?: number } };
    if (variables.seen === undefined) return Promise.resolve(answerOf(answer));
    seen.push(variables.seen);
    const updateKPI = { totalKpi: variables.seen, totalKpiPre: variables.seen };
    return Promise.resolve(answerOf({ data: { updateKPI } }));
  };
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { fetch, matchMedia, requestAnimationFrame: browsers });
});
// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

function open(kpi: Profile['kpi'], isOwn: boolean): void {
  const person = { id: 'mina', firstName: 'Mina', userProfile: { dob: {} }, kpi } as unknown as Profile;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <KpiSection person={person} isOwn={isOwn} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

const draw = (at: number): void => act(() => frames.splice(0).forEach((frame) => frame(at)));
const wantNoMotion = (): void => {
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};
const number = async (): Promise<string> =>
  (await screen.findByRole('button', { name: /Where they come from/ })).children[1]?.textContent ?? '';

it('[155] counts up for its owner from what they last saw, and then says so to the server, once and silently', async () => {
  open({ totalKpi: 1_240, totalKpiPre: 240 }, true);
  expect(await number()).toBe('240');
  // A screen reader hears no number on its way.
  expect(screen.getByText('1,240 points.')).toBeTruthy();
  draw(1_000);
  draw(1_600);
  const between = Number((await number()).replace(',', ''));
  expect(between).toBeGreaterThan(240);
  expect(between).toBeLessThan(1_240);
  expect(seen).toEqual([]);
  draw(2_200);
  expect(await number()).toBe('1,240');
  await waitFor(() => expect(seen).toEqual([1_240]));
  draw(3_000);
  expect(seen).toEqual([1_240]);
  expect(screen.queryByText('Successfully Updated!')).toBeNull();
});

it('[155] stands still for who wants no motion, and is noted all the same', async () => {
  wantNoMotion();
  open({ totalKpi: 50, totalKpiPre: 20 }, true);
  expect(await number()).toBe('50');
  await waitFor(() => expect(seen).toEqual([50]));
});

it('[155] neither counts nor notes anything for others, and is not there where it is not shown', async () => {
  open({ totalKpi: 50, totalKpiPre: null }, false);
  expect(await number()).toBe('50');
  expect(seen).toEqual([]);
  cleanup();
  open(null, false);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading', { name: 'Points' })).toBeNull();
});

it('[155] a click shows each point with a link to what earned it', async () => {
  const earnedAt = '2026-11-01T12:00:00.000Z';
  const gone = { title: null, url: null, isTakenBack: true, points: 0, earnedAt };
  answer = {
    data: {
      getUserKPI: {
        nextCursor: null,
        points: [
          {
            id: '1',
            rule: 'REPLY_POSTED',
            points: 3,
            isTakenBack: false,
            earnedAt,
            title: 'Tides',
            url: '/thread/t?post=2',
          },
          { id: '2', rule: 'THREAD_POSTED', ...gone },
        ],
      },
    },
  };
  open({ totalKpi: 3, totalKpiPre: 3 }, true);
  await userEvent.click(await screen.findByRole('button', { name: /Where they come from/ }));
  const link = await screen.findByRole('link', { name: 'Tides' });
  expect(link.getAttribute('href')).toBe('/thread/t?post=2');
  expect(screen.getAllByText('+3').length).toBeGreaterThan(0);
  expect(screen.getByText(/Taken back/)).toBeTruthy();
  expect(screen.getByText('What earns points')).toBeTruthy();
});

it('[159] says that the list did not come, and asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { code, message, status } = commonErrors.INTERNAL;
  answer = { errors: [{ message, extensions: { code, message, status } }] };
  open({ totalKpi: 0, totalKpiPre: 0 }, true);
  await userEvent.click(await screen.findByRole('button', { name: /Where they come from/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Sorry, there was an error fetching the data. Please try again.',
  );
  answer = { data: { getUserKPI: { points: [], nextCursor: null } } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You have no points yet/)).toBeTruthy();
});
