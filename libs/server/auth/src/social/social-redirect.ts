import type { Arrival } from './social.service';

/** Where the browser goes after coming back from the other service: the login page, which reads the fragment. */
function loginPath(next: string, fragment: Readonly<Record<string, string>>): string {
  const query = next === '/' ? '' : `?${new URLSearchParams({ next }).toString()}`;
  const [[name, value] = ['', '']] = Object.entries(fragment);
  return `/login${query}#${name}=${encodeURIComponent(value)}`;
}

/** Where to go by how it ended: to the login page, or, with a service connected, on. A fragment stays in the browser: no log and no `Referer` has it. */
export function pathAfter(arrival: Arrival): string {
  const { next } = arrival;
  if ('connected' in arrival) return next;
  if ('link' in arrival) return loginPath(next, { 'social-link': arrival.link });
  if ('error' in arrival && arrival.isConnecting) return withError(next, arrival.error.code);
  if ('error' in arrival) return loginPath(next, { 'social-error': arrival.error.code });
  if ('aboutYou' in arrival) return loginPath(next, { 'about-you': JSON.stringify(arrival.aboutYou) });
  if ('secondFactor' in arrival)
    return loginPath(next, { 'second-factor': JSON.stringify(arrival.secondFactor) });
  return loginPath(next, { social: 'done' });
}

/** Back to the page that somebody signed in came from, which says what went wrong; its fragment is its own. */
function withError(next: string, code: string): string {
  const url = new URL(next, 'https://own.invalid');
  url.searchParams.set('social-error', code);
  return url.pathname + url.search + url.hash;
}
