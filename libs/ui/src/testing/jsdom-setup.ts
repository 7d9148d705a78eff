import { TextDecoder } from 'node:util';

/** What Mantine and our screens ask of a browser and jsdom does not have. Runs in `setupFiles` of the DOM tests. */
class SilentResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Nothing comes near. */
class SilentIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

// The session reads its token with it.
Object.assign(globalThis, { TextDecoder });

window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver ??= SilentResizeObserver;
window.IntersectionObserver ??= SilentIntersectionObserver;
window.HTMLElement.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

// Nothing has a size here, so that a dropdown takes what it hangs on for scrolled away, and hides as soon as it has measured.
const viewport = { clientWidth: window.innerWidth, clientHeight: window.innerHeight };
for (const [name, value] of Object.entries(viewport))
  Object.defineProperty(document.documentElement, name, { configurable: true, value });
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 16, 16);

// No fonts ever load here, so nobody is told that they did.
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(new EventTarget(), { forEach: () => undefined }),
  });
}

// React's own switch for tests: without it every `act` warns.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
