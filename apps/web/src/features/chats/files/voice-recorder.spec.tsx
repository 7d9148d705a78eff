import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recorded } from './voice-recording';
import { VoiceRecorder } from './voice-recorder';

/** What jsdom has none of: a microphone that hears a tone, and a browser that records it as one of these types. */
let types: string[];
let microphone: () => Promise<unknown>;
let stopped: number;
let made: number;

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => types.includes(type);
  state = 'inactive';
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {
    super();
    made += 1;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

class FakeContext {
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createMediaStreamSource = () => ({ connect: () => undefined });
  createAnalyser = () => ({
    fftSize: 4,
    getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(0.25),
  });
}

const refuse = (name: string) => () => Promise.reject(new DOMException('No.', name));

let recorded: Recorded[];
let left: jest.Mock<() => void>;

beforeEach(() => {
  [types, recorded, stopped, made] = [['audio/webm;codecs=opus'], [], 0, 0];
  left = jest.fn<() => void>();
  microphone = () => Promise.resolve({ getTracks: () => [{ stop: () => (stopped += 1) }] });
  Object.assign(globalThis, { MediaRecorder: FakeRecorder, AudioContext: FakeContext });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => microphone() },
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function begin(): Promise<void> {
  const rootRoute = createRootRoute({
    component: () => (
      <LyceumProvider>
        <VoiceRecorder onDone={(one) => recorded.push(one)} onLeave={left} />
      </LyceumProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history }) as never} />);
  await screen.findAllByRole('button');
}

const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

describe('[O] a voice note', () => {
  it.each([
    ['audio/webm;codecs=opus', 'audio/webm', 'voice.weba'],
    ['audio/mp4', 'audio/mp4', 'voice.m4a'],
  ])('is recorded as %s, ended by the keyboard, and lets go of the microphone', async (kind, type, name) => {
    types = [kind];
    await begin();
    await waitFor(() => expect(focused()).toBe('Stop recording'));
    expect(screen.getByRole('status').textContent).toBe(
      'Recording. A voice message is at most 2 minutes long.',
    );
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:01 of 2:00'));
    await userEvent.keyboard('{Enter}');
    expect(recorded).toHaveLength(1);
    const [{ file, voice }] = recorded as [Recorded];
    expect([file.name, file.type, file.size]).toEqual([name, type, 5]);
    expect(voice.milliseconds).toBeGreaterThan(400);
    expect(Math.max(...voice.waveform)).toBe(31);
    expect(stopped).toBe(1);
  });

  it('ends by itself after two minutes', async () => {
    await begin();
    await screen.findByRole('timer');
    const real = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => real() + 120_000);
    await waitFor(() => expect(recorded).toHaveLength(1));
    later.mockRestore();
    expect(recorded[0]?.voice.milliseconds).toBeLessThanOrEqual(122_000);
  });

  it('that is thrown away, by a button or Escape, leaves nothing', async () => {
    await begin();
    await waitFor(() => expect(focused()).toBe('Stop recording'));
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Throw the recording away' }));
    expect(recorded).toEqual([]);
    expect(stopped).toBeGreaterThan(0);
  });

  it('is not recorded once nobody waits for the microphone any more', async () => {
    let allow = (_stream: unknown): void => undefined;
    const stream = { getTracks: () => [{ stop: () => (stopped += 1) }] };
    microphone = () => new Promise((resolve) => (allow = resolve));
    await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Throw the recording away' }));
    await act(async () => allow(stream));
    await waitFor(() => expect(stopped).toBe(1));
    expect(made).toBe(0);
  });

  it.each([
    ['NotAllowedError', /does not let this page use the microphone/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /Another program may have it/],
  ])('that cannot be recorded says why, and is tried again: %s', async (name, words) => {
    const hears = microphone;
    microphone = refuse(name);
    await begin();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    microphone = hears;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('timer')).toBeTruthy();
  });
});
