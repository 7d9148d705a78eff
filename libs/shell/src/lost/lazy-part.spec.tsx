import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyDialog, lazyPart, nextPart } from './lazy-part';
import { optionalPart } from './optional-part';

/** The network as the browser sees it, and the server behind it. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  globalThis.fetch = () =>
    isOnline ? Promise.resolve({ ok: true } as Response) : Promise.reject(new TypeError('Failed to fetch'));
}

class Screen extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? 'the screen broke' : this.props.children;
  }
}

const show = (part: ReactNode) =>
  render(
    <MantineProvider>
      <Screen>
        <input aria-label="A note" />
        <Suspense>{part}</Suspense>
      </Screen>
    </MantineProvider>,
  );

/** A file that can be fetched while the network is there. */
const fetched = () =>
  navigator.onLine
    ? Promise.resolve(() => <p>The part</p>)
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module: /part.js'));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /gone.js'));

describe('a part in a file of its own', () => {
  const { fetch } = globalThis;
  beforeEach(() => setOnline(false));
  afterEach(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it.each([
    ['in its place', lazyPart],
    ['over the screen', lazyDialog],
  ])(
    'says %s that there is no connection, and comes by itself; the screen around it stays',
    async (_, make) => {
      const Part = make(fetched);
      show(<Part />);
      expect((await screen.findByRole('alert')).textContent).toContain('No connection.');
      fireEvent.change(screen.getByLabelText('A note'), { target: { value: 'typed' } });
      setOnline(true);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByText('The part')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('A note').value).toBe('typed');
    },
  );

  it('comes when it is asked for again', async () => {
    const Part = lazyPart(fetched);
    show(<Part />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    setOnline(true);
    fireEvent.click(again);
    expect(await screen.findByText('The part')).toBeTruthy();
  });

  it('is raised to the error screen where a deployment has taken its file away', async () => {
    setOnline(true);
    const Part = lazyPart(gone);
    show(<Part />);
    expect(await screen.findByText('the screen broke')).toBeTruthy();
  });

  it('is left out where the screen can do without it, and comes with the network', async () => {
    const Part = optionalPart(fetched);
    show(<Part />);
    await act(() => Promise.resolve());
    expect(screen.queryByRole('alert')).toBeNull();
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part')).toBeTruthy();
  });
});

/** A browser that tells of its paints, and has painted nothing. @returns what paints */
function telling(): () => void {
  const watching = new Set<() => void>();
  let isPainted = false;
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(private readonly told: () => void) {}
    observe() {
      watching.add(this.told);
    }
    disconnect() {
      watching.delete(this.told);
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  performance.getEntriesByName = () => (isPainted ? [{} as PerformanceEntry] : []);
  return () => {
    isPainted = true;
    for (const told of watching) told();
  };
}

describe('a part that comes next', () => {
  const { getEntriesByName } = performance;
  afterEach(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    Reflect.deleteProperty(document, 'hidden');
    performance.getEntriesByName = getEntriesByName;
  });

  /** One whose file says that it was asked for. */
  function counted() {
    const asked: string[] = [];
    const load = () => {
      asked.push('the file');
      return Promise.resolve(() => <p>The part</p>);
    };
    return { asked, load };
  }

  it('is asked for when something is painted, and not before, though its place is there', async () => {
    const paint = telling();
    const { asked, load } = counted();
    const Part = nextPart(load);
    show(<Part />);
    await act(() => Promise.resolve());
    expect(asked).toEqual([]);
    paint();
    expect(await screen.findByText('The part')).toBeTruthy();
  });

  it('is asked for at once in a page that is painted, and in a tab that nobody looks at', async () => {
    const paint = telling();
    const [hidden, painted] = [counted(), counted()];
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    nextPart(hidden.load);
    await act(() => Promise.resolve());
    expect(hidden.asked).toHaveLength(1);
    Reflect.deleteProperty(document, 'hidden');
    paint();
    nextPart(painted.load);
    await act(() => Promise.resolve());
    expect(painted.asked).toHaveLength(1);
  });
});
