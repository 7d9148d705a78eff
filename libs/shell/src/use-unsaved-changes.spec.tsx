import { afterEach, expect, jest, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useUnsavedChanges } from './use-unsaved-changes';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Editor() {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <>
      <button onClick={() => setDirty(true)}>Type</button>
      <button onClick={() => setDirty(false)}>Save</button>
      <Link to="/konnect">Elsewhere</Link>
    </>
  );
}

function open(): void {
  const root = createRootRoute();
  const editor = createRoute({ getParentRoute: () => root, path: '/', component: Editor });
  const other = createRoute({
    getParentRoute: () => root,
    path: '/konnect',
    component: () => <h1>Other</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([editor, other]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <LyceumProvider>
      <RouterProvider router={router as never} />
    </LyceumProvider>,
  );
}

/** Whether the browser would ask before the page goes. */
function warns(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('[33] unsaved changes warn on unload, until five seconds after they are saved', async () => {
  open();
  const type = await screen.findByRole('button', { name: 'Type' });
  expect(warns()).toBe(false);
  await userEvent.click(type);
  expect(warns()).toBe(true);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(warns()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(warns()).toBe(false);
});

test('[33] opening another screen asks first, and stays on Stay', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Type' }));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeTruthy();
});
