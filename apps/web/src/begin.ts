import { beginCalls, browserStorage, tokenKey } from '@lyceum/session';
import { firstCallsOf, paramsOf } from './app/first-calls';

// Runs before the application's files are there (tools/vite/early-script.ts): the screen's first calls need none of them.
const routeId = document.querySelector<HTMLMetaElement>('meta[name="route"]')?.content;
if (routeId !== undefined) {
  const { pathname, search, hash } = window.location;
  const params = paramsOf(routeId, pathname);
  beginCalls(({ id: userId }) =>
    firstCallsOf(routeId, { userId, params, search: new URLSearchParams(search), hash: hash.slice(1) }),
  );
}

if (browserStorage().getItem(tokenKey) !== null) document.documentElement.dataset.signedIn = '';

// The first formatter of its kind reads the words of its language, 80 ms on a phone: now, while the line brings the files.
setTimeout(() => new Intl.RelativeTimeFormat(document.documentElement.lang));
