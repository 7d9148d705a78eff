import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { moderationErrors } from '@lyceum/contracts/moderation';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '../../profile-query';
import type { Endorsement } from './endorsement-queries';
import { EndorsementsSection } from './endorsements-section';

const failedToSave = 'Sorry, there was an error saving endorsement. Please try again.';
const failedToFetch = 'Sorry, there was an error fetching user received endorsements. Please try again.';

const { fetch } = globalThis;
/** What was sent to the REST call and by mutations. */
let sent: object[];
/** What the server answers to a page of endorsements, to the REST call and to mutations. */
let pages: (skip: number) => object;
let saves: () => Response | Promise<Response>;
let mutations: object;
// Jsdom has no fetch of its own.
const answerOf = (body: object, status = 200) =>
  ({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;
beforeEach(() => {
  sent = [];
  mutations = {};
  saves = () => answerOf({ isUpdated: false });
  globalThis.fetch = (input, { body } = {}) => {
    const said = JSON.parse(typeof body === 'string' ? body : '{}') as { variables?: { skip?: number } };
    if (String(input as string).includes('submitEndorsement')) {
      sent.push(said);
      return Promise.resolve(saves());
    }
    if (said.variables?.skip !== undefined) return Promise.resolve(answerOf(pages(said.variables.skip)));
    sent.push(said.variables ?? {});
    return Promise.resolve(answerOf(mutations));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const said = (endorsementText: string, more: Partial<Endorsement> = {}): Endorsement => ({
  id: endorsementText,
  endorsementText,
  isWaiting: false,
  isHidden: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  givingUser: { id: 'ada', firstName: 'Ada', lastName: 'Lovelace', profilePictureUrl: null },
  ...more,
});

const page = (endorsements: Endorsement[], more: object = {}): object => ({
  data: {
    getReceivedEndorsements: { endorsements, own: null, mayEndorse: false, hasMore: false, ...more },
  },
});

const refusal = ({ code, message, status }: { code: string; message: string; status: number }): object => ({
  errors: [{ message, extensions: { code, status, message } }],
});

const mina = { id: 'mina', firstName: 'Mina', lastName: 'Okafor' } as Profile;

function open(answer: object | ((skip: number) => object), isOwn = false): void {
  pages = typeof answer === 'function' ? (answer as typeof pages) : () => answer;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <EndorsementsSection person={mina} isOwn={isOwn} /> }),
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

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What you say for Mina' });

it('[146] shows what others said, more of it by a click', async () => {
  open((skip) =>
    skip === 0 ? page([said('Explains anything.')], { hasMore: true }) : page([said('Kind.')]),
  );
  expect(await screen.findByText('Explains anything.')).toBeTruthy();
  expect(screen.getByText('Ada Lovelace')).toBeTruthy();
  await click('Show more');
  expect(await screen.findByText('Kind.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('[153] says that they did not come, and asks again', async () => {
  open(refusal(commonErrors.INTERNAL));
  expect((await screen.findByRole('alert')).textContent).toContain(failedToFetch);
  pages = () => page([said('Explains anything.')]);
  await click('Try again');
  expect(await screen.findByText('Explains anything.')).toBeTruthy();
});

it('says what stands there where nothing does', async () => {
  open(page([]));
  expect(await screen.findByText('Nobody has endorsed Mina yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Endorse Mina' })).toBeNull();
  cleanup();
  open(page([]), true);
  expect(
    await screen.findByText(/What friends, classmates and teachers say for you stands here/),
  ).toBeTruthy();
});

describe('writing one', () => {
  it('[152] is submitted where it is to stand, and the focus goes on to it', async () => {
    open(page([], { mayEndorse: true }));
    await click('Endorse Mina');
    await userEvent.type(await field(), 'Explains anything.');
    pages = () => page([], { mayEndorse: true, own: said('Explains anything.') });
    await click('Submit endorsement');
    expect(await screen.findByText('Endorsement submitted.')).toBeTruthy();
    const [call] = sent;
    expect(call).toMatchObject({ receivingUserId: 'mina', endorsementText: 'Explains anything.' });
    const edit = await screen.findByRole('button', { name: 'Edit your endorsement' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    expect(screen.getByText('You')).toBeTruthy();
  });

  it('[152] keeps what was typed when it cannot be saved or there is no network, and sends it with the next try', async () => {
    open(page([], { mayEndorse: true }));
    await click('Endorse Mina');
    await userEvent.type(await field(), 'Kind.');
    saves = () => Promise.reject(new TypeError('Failed to fetch'));
    await click('Submit endorsement');
    expect(await screen.findByText(failedToSave)).toBeTruthy();
    expect((await field()).value).toBe('Kind.');
    saves = () => answerOf({ error: commonErrors.INTERNAL }, 500);
    await click('Submit endorsement');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect((await field()).value).toBe('Kind.');
    saves = () => answerOf({ isUpdated: false });
    await click('Submit endorsement');
    expect(await screen.findByText('Endorsement submitted.')).toBeTruthy();
  });

  it('[154] of more than 2,000 characters, or none, says so at the field', async () => {
    open(page([], { mayEndorse: true }));
    await click('Endorse Mina');
    await click('Submit endorsement');
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    fireEvent.change(await field(), { target: { value: 'x'.repeat(2_001) } });
    await click('Submit endorsement');
    expect(await screen.findByText('Use at most 2000 characters: this has 2001.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('[154] again changes what one has said, which waits where a moderator looks first', async () => {
    open(page([], { mayEndorse: true, own: said('Kind.', { isWaiting: true }) }));
    expect(await screen.findByText('A moderator looks at this before others see it.')).toBeTruthy();
    await click('Edit your endorsement');
    expect((await field()).value).toBe('Kind.');
  });
});

describe('what was said for oneself', () => {
  const menu = () => click('More about the endorsement of Ada Lovelace');

  it('[154] is hidden from others, and shown again', async () => {
    open(page([said('Kind.', { isHidden: false })]), true);
    await menu();
    mutations = { data: { hideEndorsement: true } };
    pages = () => page([said('Kind.', { isHidden: true })]);
    await userEvent.click(await screen.findByText('Hide from others'));
    expect(await screen.findByText('Hidden: only you and Ada see this.')).toBeTruthy();
    expect(sent).toMatchObject([{ endorsementId: 'Kind.', isHidden: true }]);
    await menu();
    expect(await screen.findByText('Show to others')).toBeTruthy();
  });

  it('[97] is reported, with the words that stay when that fails', async () => {
    open(page([said('Kind.', { isHidden: false })]), true);
    await menu();
    await userEvent.click(await screen.findByText('Report'));
    const dialog = await screen.findByRole('dialog');
    const box = await within(dialog).findByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(box, 'It is unkind.');
    mutations = refusal(moderationErrors.REPORTED_ALREADY);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(moderationErrors.REPORTED_ALREADY.message)).toBeTruthy();
    expect(box.value).toBe('It is unkind.');
    mutations = { data: { reportEndorsement: true } };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Endorsement reported.')).toBeTruthy();
  });
});
