import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LyceumProvider, UserLink, type UserLinkProps } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeopleScope } from './people-scope';

const { fetch } = globalThis;
const mina = { id: 'mina', firstName: 'Mina', lastName: 'Okafor' };
const card = {
  ...mina,
  pictureUrl: null,
  roleLabels: ['Educator'],
  onlineStatus: 'ONLINE',
  mayRequest: true,
  state: 'NO_RELATION',
  friendRelationId: null,
  isBlockedByMe: false,
  forumsInCommon: null,
  friendsInCommon: null,
};
// Jsdom has no fetch of its own.
const answer = {
  ok: true,
  status: 200,
  headers: new Headers(),
  json: () => Promise.resolve({ data: { getUserCard: card } }),
} as Response;
// Nor does it know what points.
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
beforeEach(() => {
  Object.assign(window, { PointerEvent: Pointer });
  globalThis.fetch = () => Promise.resolve(answer);
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

/** A screen with Mina's name on it. */
async function open(kind: NonNullable<UserLinkProps['kind']> = 'name'): Promise<HTMLElement> {
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <PeopleScope>
        <UserLink user={mina} kind={kind}>
          Mina Okafor
        </UserLink>
      </PeopleScope>
    ),
  });
  const profile = createRoute({
    getParentRoute: () => root,
    path: '/u/$userId',
    component: () => <h1>Her profile</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([home, profile]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  return screen.findByText('Mina Okafor');
}

// Nothing has a place here, so that what hangs on something counts as out of sight.
const hidden = { hidden: true } as const;

/** What the card says once it has come. */
const openCard = () => screen.findByRole('link', { ...hidden, name: 'Open profile' });

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());

it('[146] a name leads to the profile', async () => {
  const name = await open();
  expect(name.getAttribute('href')).toBe('/u/mina');
  expect(name.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.click(name);
  expect(await screen.findByRole('heading', { name: 'Her profile' })).toBeTruthy();
  await isClosed();
});

it('[145] the pointer opens the card, which goes with the pointer', async () => {
  const name = await open();
  fireEvent.pointerEnter(name, { pointerType: 'mouse' });
  await openCard();
  expect(screen.getByRole('dialog', hidden).getAttribute('aria-label')).toBe('Mina Okafor');
  expect(name.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerMove(document.body);
  await isClosed();
});

it('[145] the arrow down moves into the card, and Escape back to the name', async () => {
  const name = await open();
  name.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect((await openCard()).getAttribute('href')).toBe('/u/mina');
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy());
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(name));
});

it('[145] a finger that stays opens the card and not the profile; one that scrolls opens neither', async () => {
  const name = await open();
  const touch = { pointerType: 'touch', clientX: 10, clientY: 10 };
  fireEvent.pointerDown(name, touch);
  fireEvent.pointerMove(name, { ...touch, clientY: 80 });
  fireEvent.pointerUp(name, touch);
  fireEvent.pointerDown(name, touch);
  expect(fireEvent.contextMenu(name)).toBe(false);
  await openCard();
  fireEvent.pointerUp(name, touch);
  expect(fireEvent.click(name)).toBe(false);
  await openCard();
  expect(screen.queryByRole('heading', { name: 'Her profile' })).toBeNull();
});

it('[145] a tap leads to the profile', async () => {
  const name = await open();
  const touch = { pointerType: 'touch', clientX: 10, clientY: 10 };
  fireEvent.pointerDown(name, touch);
  fireEvent.pointerUp(name, touch);
  fireEvent.click(name);
  expect(await screen.findByRole('heading', { name: 'Her profile' })).toBeTruthy();
});

it('a picture beside the name is passed by by the keyboard, and not read twice', async () => {
  const picture = await open('picture');
  expect(picture.tabIndex).toBe(-1);
  expect(picture.getAttribute('aria-hidden')).toBe('true');
  expect(picture.getAttribute('href')).toBe('/u/mina');
});
