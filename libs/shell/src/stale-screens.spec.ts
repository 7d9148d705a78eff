import { beforeEach, describe, expect, it } from '@jest/globals';
import { isMissingFile, reloadStaleScreen, watchStaleScreens } from './stale-screens';

/** A page of one tab: session storage outlives its reloads. */
function openPage(build: string, storage: Record<string, string>) {
  const events = new EventTarget();
  const sessionStorage = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
  };
  let reloads = 0;
  const page = {
    addEventListener: events.addEventListener.bind(events),
    location: { reload: () => void (reloads += 1) },
    sessionStorage,
  } as unknown as Window;
  watchStaleScreens(build, page);
  return { page, events, reloads: () => reloads };
}

const gone = (file: string): Error => new Error(`Failed to fetch dynamically imported module: ${file}`);

describe('stale screens', () => {
  let storage: Record<string, string>;
  beforeEach(() => {
    storage = {};
  });

  it('[30] reload the page once a build, whichever file is missing', () => {
    const first = openPage('/a.js', storage);
    expect(reloadStaleScreen(first.page)).toBe(true);
    expect(first.reloads()).toBe(1);
    const second = openPage('/a.js', storage);
    expect(reloadStaleScreen(second.page)).toBe(false);
    expect(second.reloads()).toBe(0);
    expect(reloadStaleScreen(openPage('/b.js', storage).page)).toBe(true);
  });

  it('are left to the error screen by the router, which would reload without asking for the network', () => {
    const { events } = openPage('/a.js', storage);
    events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone('/x.js') }));
    // The router's own mark of its one reload.
    expect(storage).toHaveProperty([`tanstack_router_reload:${gone('/x.js').message}`]);
  });

  it('are told from other faults', () => {
    expect(isMissingFile(gone('/x.js'))).toBe(true);
    expect(isMissingFile(new Error('Unable to preload CSS for /x.css'))).toBe(true);
    expect(isMissingFile(new Error('x is undefined'))).toBe(false);
  });

  it('never reload where that cannot be remembered', () => {
    const page = {
      addEventListener: () => undefined,
      get sessionStorage(): Storage {
        throw new Error('cookies are blocked');
      },
    } as unknown as Window;
    watchStaleScreens('/a.js', page);
    expect(reloadStaleScreen(page)).toBe(false);
  });
});
