import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@lyceum/session';
import { ada, buildToken } from '@lyceum/session/testing';
import { LyceumProvider } from '@lyceum/ui';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chosen } from './attachments';
import { useAttaching } from './use-attaching';

const { fetch, indexedDB, BroadcastChannel } = globalThis;
const recorded: Chosen = {
  file: new File(['sound'], 'voice.weba', { type: 'audio/webm' }),
  voice: { milliseconds: 12_400, waveform: [1, 31] },
};

/** Whether something may be said in the chat. */
let mayWrite: boolean;

function Shown() {
  const { list, attachVoice, onPaste, dropping } = useAttaching(ada, { id: 'chat', mayWrite });
  return (
    <section aria-label="Chat" onPaste={onPaste} {...dropping}>
      <button type="button" onClick={() => attachVoice(recorded)}>
        Attach
      </button>
      <p>{list.map(({ file }) => file.name).join()}</p>
    </section>
  );
}

async function open(): Promise<void> {
  const routeTree = createRootRoute({
    component: () => (
      <LyceumProvider>
        <Shown />
      </LyceumProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  await screen.findByRole('button');
}

beforeEach(async () => {
  // Neither the network nor what the browser keeps ever answers; jsdom has no channels.
  const never = () => new Promise(() => undefined);
  Object.assign(globalThis, {
    fetch: never,
    indexedDB: { open: () => ({}) },
    BroadcastChannel: class extends EventTarget {},
  });
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  session.adopt(buildToken());
  mayWrite = true;
  await open();
});
afterEach(() => {
  cleanup();
  // What was attached goes with its session.
  session.end('timed-out');
  Object.assign(globalThis, { fetch, indexedDB, BroadcastChannel });
});

describe('[O] a recording', () => {
  it('is shown at once, whatever the browser takes for what it keeps, and goes with the session', async () => {
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('voice.weba')).toBeTruthy();
    act(() => session.end('timed-out'));
    expect(screen.queryByText('voice.weba')).toBeNull();
    // One that ends with the session comes too late.
    await userEvent.click(screen.getByRole('button'));
    act(() => session.adopt(buildToken()));
    expect(screen.queryByText('voice.weba')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('voice.weba')).toBeTruthy();
  });
});

const picture = new File(['bytes'], 'map.png', { type: 'image/png' });
const chat = (): HTMLElement => screen.getByRole('region', { name: 'Chat' });

/** Does with it what a browser does. @returns whether the page took it, so that the browser does nothing itself */
function happens(name: 'paste' | 'dragOver' | 'drop', carried: object): boolean {
  const event = createEvent[name](chat());
  const key = name === 'paste' ? 'clipboardData' : 'dataTransfer';
  Object.defineProperty(event, key, { value: carried });
  fireEvent(chat(), event);
  return event.defaultPrevented;
}

describe('[O] files that are pasted or dropped', () => {
  const file = { kind: 'file' };

  it('go with the next message, whichever way they came', async () => {
    expect(happens('paste', { files: [picture], types: ['Files'] })).toBe(true);
    expect(await screen.findByText('map.png')).toBeTruthy();
    expect(happens('dragOver', { items: [file] })).toBe(true);
    expect(happens('drop', { files: [new File(['x'], 'plan.png', { type: 'image/png' })] })).toBe(true);
    expect(await screen.findByText('map.png,plan.png')).toBeTruthy();
  });

  it('are left to the browser where they are words, as office programs copy them with a picture, or nothing', () => {
    expect(happens('paste', { files: [picture], types: ['text/plain', 'Files'] })).toBe(false);
    expect(happens('paste', { files: [], types: ['text/plain'] })).toBe(false);
    expect(happens('dragOver', { items: [{ kind: 'string' }] })).toBe(false);
    expect(happens('drop', { files: [] })).toBe(false);
    expect(screen.queryByText('map.png')).toBeNull();
  });

  it('are not taken where nothing may be said', async () => {
    cleanup();
    mayWrite = false;
    await open();
    expect(happens('dragOver', { items: [file] })).toBe(false);
    expect(happens('drop', { files: [picture] })).toBe(false);
    expect(screen.queryByText('map.png')).toBeNull();
  });
});
