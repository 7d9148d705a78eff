import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RoomPlayer } from './room-player';

type Played = PlayedRecordingQuery['getLiveRecording'];

const { fetch } = globalThis;
/** Who is in it still, as the server says. */
let there: string[];
/** What jsdom does not do with films. */
const films = HTMLMediaElement.prototype;
const own = { play: films.play, pause: films.pause };

const filmOf = (name: string) => ({
  id: name,
  kind: 'PERSON',
  startsAt: 0,
  milliseconds: 60_000,
  spoken: [],
  mayTakeOut: false,
  fileLink: `/files/documents/room-films/${name}.webm?signature=${String(Math.random())}`,
  user: { id: name, firstName: name, lastName: 'X', profilePictureUrl: null },
});
const played = () =>
  ({
    recording: { id: 'recording', isOfRoom: true },
    captions: [],
    moments: [],
    films: there.map(filmOf),
    fileLink: '/lc-dashboard/A?recording=recording',
    linkExpires: new Date(Date.now() + 3_600_000).toISOString(),
  }) as unknown as Played;

const videos = (): string[] =>
  screen.queryAllByLabelText(/^(Ada|Ben)$/).map((element) => element.getAttribute('aria-label') ?? '');

function open(): void {
  render(
    <LyceumProvider>
      <RoomPlayer
        played={played()}
        me="mina"
        startAt={null}
        onSeeker={() => undefined}
        onTime={() => undefined}
      />
    </LyceumProvider>,
  );
}

beforeEach(() => {
  there = ['Ada', 'Ben'];
  globalThis.MediaError = { MEDIA_ERR_DECODE: 3 } as typeof MediaError;
  films.play = () => Promise.resolve();
  films.pause = () => undefined;
  globalThis.fetch = () =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve({ data: { getLiveRecording: played() } }),
    } as Response);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(films, own);
  Reflect.deleteProperty(globalThis, 'MediaError');
  globalThis.fetch = fetch;
});

it('[186] shows who was taken out of it no more once their film does not come', async () => {
  open();
  expect(videos()).toEqual(['Ada', 'Ben']);
  there = ['Ada'];
  fireEvent.error(screen.getByLabelText('Ben'));
  await waitFor(() => expect(videos()).toEqual(['Ada']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the picture of somebody whose film cannot be read, and the films of the others', () => {
  open();
  const broken = screen.getByLabelText<HTMLVideoElement>('Ben');
  Object.defineProperty(broken, 'error', { value: { code: 3 } });
  fireEvent.error(broken);
  expect(broken.dataset['blank']).toBe('true');
  expect(videos()).toEqual(['Ada', 'Ben']);
  expect(screen.queryByRole('alert')).toBeNull();
});
