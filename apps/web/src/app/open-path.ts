import { isStaff } from '@lyceum/contracts/auth';
import { brandedPaths, contentAt } from '@lyceum/contracts/cms';
import { findAlias } from '@lyceum/contracts/site';
import { redirect } from '@tanstack/react-router';
import { findPage, type PlannedPage } from '../features/pages/find-page';
import { requireSession, sendOnIfSignedIn } from './guards';
import { isOtherApplication } from './next-path';
import { readNextSearch } from './next-search';
import type { FrameName, RouterContext } from './router-context';
import { readServedData } from './served-data';

/** The screen behind a path that has no route of its own. */
export type PathScreen =
  | { readonly kind: 'page'; readonly page: PlannedPage; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'sign-up' }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'guardian'; readonly code: string }
  | { readonly kind: 'site' }
  | { readonly kind: 'staff-only' }
  | { readonly kind: 'not-found' };

interface Opened {
  readonly frame: FrameName;
  readonly screen: PathScreen;
}

/**
 * Decides what a path shows: an alias leads on, a page stands behind its gate, a short link leads to its target
 * (checklist line 6), what editors published stands where nothing else does, and everything else is the 404 page.
 * @throws redirects of the router; what `shortLinkTarget` throws
 */
export async function openPath({ session, config }: RouterContext, href: string): Promise<Opened> {
  const { pathname, search, hash } = new URL(href, 'https://page.invalid');
  const path = readable(pathname);
  const alias = findAlias(path, config.brandSlug);
  if (alias !== null) throw redirect({ href: alias + search + hash, replace: true });
  const form = accountFormOf(path);
  if (form) {
    await sendOnIfSignedIn(session, readNextSearch(Object.fromEntries(new URLSearchParams(search))).next);
    return { frame: 'public', screen: { kind: form } };
  }
  const [, code] = /^\/guardian\/([^/]+)$/.exec(path) ?? [];
  if (code !== undefined) return { frame: 'public', screen: { kind: 'guardian', code } };
  const found = findPage(path, config.brandSlug);
  if (found) return behindGate(found, session, href);
  if (brandedPaths(config.brandSlug).includes(path)) return { frame: 'public', screen: { kind: 'site' } };
  const [token = '', ...more] = path.split('/').filter(Boolean);
  if (more.length === 0) {
    // What the server wrote into the page of such a path is what is published there.
    if (readServedData(path)) return { frame: 'public', screen: { kind: 'site' } };
    await followShortLink(token);
    if (await isPublished(path)) return { frame: 'public', screen: { kind: 'site' } };
  }
  return { frame: frameFor(session), screen: { kind: 'not-found' } };
}

/** Other addresses of the two forms that have several (checklist line 4). */
function accountFormOf(path: string): 'sign-up' | 'forgot-password' | null {
  if (/^\/(?:signup\/.*|login\/wechatlogin|wechatlogin)$/.test(path)) return 'sign-up';
  return /^\/(?:forgot-password\/.*|forgotpassword(?:\/.*)?)$/.test(path) ? 'forgot-password' : null;
}

const frameFor = ({ state }: RouterContext['session']): FrameName => (state.user ? 'shell' : 'public');

function behindGate(
  found: NonNullable<ReturnType<typeof findPage>>,
  session: RouterContext['session'],
  href: string,
): Opened {
  const { gate } = found.page;
  const screen: PathScreen = { kind: 'page', ...found };
  if (gate === 'public') return { frame: 'public', screen };
  if (gate === 'both') return { frame: frameFor(session), screen };
  requireSession(session, href);
  const isAdmitted = gate === 'signed-in' || isStaff(session.state.user?.roles ?? []);
  if (!isAdmitted) return { frame: 'shell', screen: { kind: 'staff-only' } };
  const { leadsTo } = found.page;
  if (leadsTo !== undefined) throw redirect({ href: leadsTo, replace: true, reloadDocument: true });
  return { frame: 'shell', screen };
}

async function followShortLink(token: string): Promise<void> {
  const { shortLinkTarget } = await import('./short-link');
  const target = await shortLinkTarget(token);
  if (target === null || target === `/${token}`) return;
  throw redirect({ href: target, replace: true, reloadDocument: isOtherApplication(target) });
}

/** Whether editors published a page there: names that cannot be one's are not asked about. */
async function isPublished(path: string): Promise<boolean> {
  if (contentAt(path, '')?.type !== 'page') return false;
  const { fetchSitePage } = await import('../features/marketing/site/fetch-site-page');
  return (await fetchSitePage(path)) !== null;
}

/** A path that is no valid text stays as it is: it will not be found. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
