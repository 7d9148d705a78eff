import { beforeEach, describe, expect, it } from '@jest/globals';
import { isStaleScreen, reloadStaleScreen, watchStaleScreens } from './stale-screens';

/** A page of one tab: session storage outlives its reloads. */
function openPage(build: string, storage: Record<string, string>, isOnline = true) {
  const events = new EventTarget();
  const marks = new Proxy(storage, {
    get: (kept, name) => {
      if (name === 'getItem') return (key: string) => kept[key] ?? null;
      if (name === 'setItem') return (key: string, value: string) => void (kept[key] = value);
      if (name === 'removeItem') return (key: string) => Reflect.deleteProperty(kept, key);
      return Reflect.get(kept, name) as unknown;
    },
  });
  let reloads = 0;
  const page = {
    addEventListener: events.addEventListener.bind(events),
    location: { reload: () => void (reloads += 1) },
    navigator: { onLine: isOnline },
    sessionStorage: marks,
  } as unknown as Window;
  watchStaleScreens(build, page);
  return { page, events, reloads: () => reloads };
}

const gone = (file: string): Error => new Error(`Failed to fetch dynamically imported module: ${file}`);
const fail = (events: EventTarget, payload: Error): boolean =>
  events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

describe('stale screens', () => {
  let storage: Record<string, string>;
  beforeEach(() => {
    storage = {};
  });

  it('reload the page once a build, whichever file is missing', () => {
    const first = openPage('/a.js', storage);
    reloadStaleScreen(gone('/x.js'), first.page);
    expect(first.reloads()).toBe(1);
    const second = openPage('/a.js', storage);
    expect(isStaleScreen(gone('/y.js'), second.page)).toBe(false);
    reloadStaleScreen(gone('/y.js'), second.page);
    expect(second.reloads()).toBe(0);
    const newer = openPage('/b.js', storage);
    expect(isStaleScreen(gone('/y.js'), newer.page)).toBe(true);
  });

  it('keep the router from a second reload for another file', () => {
    const { events } = openPage('/a.js', storage);
    fail(events, gone('/x.js'));
    expect(Object.keys(storage)).toEqual(['reloads-of-build']);
    // The router's own mark of its one reload.
    storage[`tanstack_router_reload:${gone('/x.js').message}`] = '1';
    fail(events, gone('/y.js'));
    expect(storage).toHaveProperty([`tanstack_router_reload:${gone('/y.js').message}`]);
  });

  it('leave the page alone without a network, and for other faults', () => {
    const { page, events } = openPage('/a.js', storage, false);
    fail(events, gone('/x.js'));
    expect(isStaleScreen(gone('/x.js'), page)).toBe(false);
    events.dispatchEvent(new Event('online'));
    expect(Object.keys(storage)).toEqual(['reloads-of-build']);
    expect(isStaleScreen(new Error('x is undefined'), openPage('/a.js', storage).page)).toBe(false);
  });
});
