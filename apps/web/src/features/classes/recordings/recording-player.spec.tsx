import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { RecordingPlayer } from './recording-player';

const { fetch } = globalThis;
const hour = 3_600_000;
let renewals: number;
let isOffline: boolean;

const linkAt = (signature: string) => ({
  fileLink: `/files/documents/recordings/lesson.webm?signature=${signature}`,
  linkExpires: new Date(Date.now() + hour).toISOString(),
});
const recording = { id: 'recording', lessonNumber: 1, lessonTopic: 'Voice' };
const played = () =>
  ({ recording, captions: [], ...linkAt('first') }) as unknown as PlayedRecordingQuery['getLiveRecording'];

function open(startAt: number | null = null): HTMLVideoElement {
  const video = createRef<HTMLVideoElement>();
  render(
    <LyceumProvider>
      <RecordingPlayer played={played()} me="mina" startAt={startAt} video={video} onTime={() => undefined} />
    </LyceumProvider>,
  );
  const film = video.current;
  if (!film) throw new Error('There is no film');
  // What jsdom does not play.
  let at = 0;
  Object.defineProperties(film, {
    currentTime: {
      get: () => at,
      set(to: number) {
        at = to;
      },
    },
    duration: { value: 100 },
    readyState: { value: 4 },
    load: { value: () => undefined },
    play: { value: () => Promise.resolve() },
  });
  return film;
}

beforeEach(() => {
  [renewals, isOffline] = [0, false];
  globalThis.fetch = () => {
    renewals += 1;
    if (isOffline) return Promise.reject(new TypeError('offline'));
    const body = { data: { getLiveRecordingLink: linkAt(`renewed-${String(renewals)}`) } };
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(body),
    } as Response);
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = fetch;
});

it('[186] goes on at the same second by another link where the first one has ended', async () => {
  const film = open();
  fireEvent.loadedMetadata(film);
  film.currentTime = 41;
  fireEvent.seeking(film);
  fireEvent.error(film);
  await waitFor(() => expect(film.getAttribute('src')).toContain('signature=renewed-1'));
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(41);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that it stopped where there is no other link, and goes on when asked to', async () => {
  const film = open();
  isOffline = true;
  film.currentTime = 12;
  fireEvent.timeUpdate(film);
  fireEvent.error(film);
  await screen.findByRole('alert');
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(12);
});

it('begins where it was left, where the address says, and anew after its end; speed is remembered', () => {
  let film = open();
  film.currentTime = 33;
  fireEvent.timeUpdate(film);
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  cleanup();
  film = open();
  fireEvent.loadedMetadata(film);
  expect([film.currentTime, film.playbackRate]).toEqual([33, 1.5]);
  film.currentTime = 95;
  fireEvent.timeUpdate(film);
  cleanup();
  film = open(7);
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(7);
  cleanup();
  film = open();
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(0);
});
