import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@lyceum/session';
import { ada, buildToken } from '@lyceum/session/testing';
import { LyceumProvider } from '@lyceum/ui';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chosen } from './attachments';
import { useAttaching } from './use-attaching';

const { fetch, indexedDB, BroadcastChannel } = globalThis;
const recorded: Chosen = {
  file: new File(['sound'], 'voice.weba', { type: 'audio/webm' }),
  voice: { milliseconds: 12_400, waveform: [1, 31] },
};

function Shown() {
  const { list, attachVoice } = useAttaching(ada, { id: 'chat', mayWrite: true });
  return (
    <>
      <button type="button" onClick={() => attachVoice(recorded)}>
        Attach
      </button>
      <p>{list.map(({ file }) => file.name).join()}</p>
    </>
  );
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
});
afterEach(() => {
  cleanup();
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
