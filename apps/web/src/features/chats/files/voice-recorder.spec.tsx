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
/** What the browser says to the rest. */
let fails: { recorder: boolean; meter: boolean };
let closed: number;

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => types.includes(type);
  state = 'inactive';
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {
    super();
    if (fails.recorder) throw new DOMException('No.', 'NotSupportedError');
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
  constructor() {
    if (fails.meter) throw new DOMException('No.', 'NotSupportedError');
  }
  resume = () => Promise.resolve();
  close = () => Promise.resolve(void (closed += 1));
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
  [fails, closed] = [{ recorder: false, meter: false }, 0];
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
    cleanup();
    expect([stopped, closed]).toEqual([1, 1]);
  });

  it('is recorded also where the browser does not measure how loud it is', async () => {
    fails.meter = true;
    await begin();
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:01 of 2:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }));
    expect(recorded).toHaveLength(1);
  });

  it.each([
    ['in a format it knows', () => (types = [])],
    ['at all', () => (fails.recorder = true)],
  ])('that the browser does not record %s leaves no microphone on', async (_, make) => {
    make();
    await begin();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be used/);
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

  it('that goes on while its window is closed is handed over', async () => {
    await begin();
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:01 of 2:00'));
    cleanup();
    expect(recorded).toHaveLength(1);
    expect(stopped).toBe(1);
  });

  it('is not recorded once nobody waits for the microphone any more', async () => {
    let allow = (_stream: unknown): void => undefined;
    const stream = { getTracks: () => [{ stop: () => (stopped += 1) }] };
    microphone = () => new Promise((resolve) => (allow = resolve));
    await begin();
    expect(focused()).toBe('Throw the recording away');
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledTimes(1);
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
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('timer')).toBeTruthy();
  });
});
