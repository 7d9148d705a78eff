import { afterEach, describe, expect, it } from '@jest/globals';
import { type PublicConfig, siteLanguageElementId } from '@lyceum/contracts/common';
import { session } from '@lyceum/session';
import { buildToken } from '@lyceum/session/testing';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { PublicFrame } from './public-frame';

afterEach(() => {
  cleanup();
  document.getElementById(siteLanguageElementId)?.remove();
});

const config: PublicConfig = {
  brandName: 'Lyceum',
  brandSlug: 'lyceum',
  appEnvironment: 'TEST',
  version: '1.0.0',
  contactEmail: 'help@lyceum.example',
  postalAddress: [],
  socialLinks: [],
  banner: null,
  socialProviders: [],
  takesPayments: false,
};

/** A public page in its frame. */
function open(said: Partial<PublicConfig> = {}, path = '/careers'): void {
  const root = createRootRouteWithContext<{ config: PublicConfig }>()();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$',
    component: () => <PublicFrame>What is read</PublicFrame>,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { config: { ...config, ...said } },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <LyceumProvider brandName={config.brandName}>
      <RouterProvider router={router as never} />
    </LyceumProvider>,
  );
}

const linksIn = (place: HTMLElement): string[][] =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']);

describe('the public header', () => {
  it('[208] leads to ten places in their order', async () => {
    open();
    expect(linksIn(await screen.findByRole('navigation', { name: 'Site' }))).toEqual([
      ['Home', '/home'],
      ['College Counseling', '/college-counseling'],
      ['Strategy consulting', '/labnova'],
      ['Model G20', '/model-g20'],
      ['Resources', '/resources'],
      ['Blog', '/blogs'],
      ['Press', '/press'],
      ['Podcast', '/lyceum-education-connect-podcast'],
      ['Globe', '/lyceum-globe'],
      ['About Us', '/about-us'],
    ]);
    expect(screen.queryByRole('link', { name: 'My learning' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('[208] has My learning, then Log out, for who is signed in', async () => {
    session.adopt(buildToken());
    open();
    const learning = await screen.findByRole('link', { name: 'My learning' });
    expect(learning.getAttribute('href')).toBe('/konnect');
    const logOut = screen.getByRole('button', { name: 'Log out' });
    expect(learning.compareDocumentPosition(logOut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});

describe('the frame of a page in another language', () => {
  it('[208, 209] is in English and says so; where it names what there is in that language, it leads there under its title', async () => {
    const titles = { '/': 'Inicio', '/about-us': 'Quiénes somos' };
    const block = document.body.appendChild(document.createElement('script'));
    Object.assign(block, { type: 'application/json', id: siteLanguageElementId });
    block.textContent = JSON.stringify({ language: 'es', titles });
    open({}, '/es/about-us');
    const site = await screen.findByRole('navigation', { name: 'Site' });
    expect(site.lang).toBe('en');
    const [own] = within(site).getAllByRole('link', { current: 'page' });
    expect([own?.textContent, own?.getAttribute('href'), own?.lang]).toEqual([
      'Quiénes somos',
      '/es/about-us',
      'es',
    ]);
    expect(linksIn(site)).toContainEqual(['Press', '/press']);
    const footer = await screen.findByRole('contentinfo');
    expect(footer.lang).toBe('en');
    expect(linksIn(footer)).toContainEqual(['Quiénes somos', '/es/about-us']);
    expect(screen.getByRole('banner').lang).toBe('en');
    expect(screen.getByRole('link', { name: 'Lyceum, home' }).getAttribute('href')).toBe('/es');
  });

  it('of one in English is as ever', async () => {
    open();
    expect((await screen.findByRole('navigation', { name: 'Site' })).lang).toBe('');
  });
});

describe('the public footer', () => {
  it('[209] leads to who we are, what we do, stores, terms and privacy, and says how to reach us', async () => {
    open();
    expect(linksIn(await screen.findByRole('navigation', { name: 'Who We Are' }))).toEqual([
      ['About Us', '/about-us'],
      ['Careers', '/careers'],
      ['Press', '/press'],
      ['Blogs', '/blogs'],
      ['Globe', '/lyceum-globe'],
    ]);
    expect(linksIn(screen.getByRole('navigation', { name: 'What We do' })).slice(0, 2)).toEqual([
      ['Model G20', '/model-g20'],
      ['College Counseling', '/college-counseling'],
    ]);
    const footer = linksIn(screen.getByRole('contentinfo'));
    for (const link of [
      ['Terms of Use', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Contact', '/contact'],
      ['Write to us', 'mailto:help@lyceum.example'],
      ['App Store', 'https://apps.apple.com/us/search?term=Lyceum'],
      ['Google Play', 'https://play.google.com/store/search?c=apps&q=Lyceum'],
    ])
      expect(footer).toContainEqual(link);
  });

  it('[209] has the address and the social links that are configured, and no place for them otherwise', async () => {
    open({
      postalAddress: ['Lyceum', '1 Garden Street'],
      socialLinks: [{ name: 'Our films', url: 'https://films.example/@lyceum' }],
    });
    expect((await screen.findByRole('link', { name: 'Our films' })).getAttribute('href')).toBe(
      'https://films.example/@lyceum',
    );
    expect(document.querySelector('address')?.textContent).toBe('Lyceum1 Garden Street');
    cleanup();
    open();
    await screen.findByRole('navigation', { name: 'Who We Are' });
    expect(document.querySelector('address')).toBeNull();
  });
});

describe('the strip above the header', () => {
  const banner = { text: 'The forum is open.', linkLabel: 'Read how', path: '/help' };

  it.each(['/', '/labnova', '/about-us'])('[8] stands on %s as editors published it', async (path) => {
    open({ banner }, path);
    const strip = await screen.findByRole('complementary', { name: 'Announcement' });
    expect(strip.textContent).toBe('The forum is open. Read how');
    expect(linksIn(strip)).toEqual([['Read how', '/help']]);
  });

  it.each(['/careers', '/login', '/about-us/more'])('[8] does not on %s', async (path) => {
    open({ banner }, path);
    await screen.findByRole('navigation', { name: 'Who We Are' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[8] is not there where nothing is published, has no link that leads nowhere, and may lead elsewhere', async () => {
    open({}, '/');
    await screen.findByRole('navigation', { name: 'Who We Are' });
    expect(screen.queryByRole('complementary')).toBeNull();
    cleanup();
    open({ banner: { ...banner, path: '' } }, '/');
    expect((await screen.findByRole('complementary')).textContent).toBe('The forum is open. ');
    cleanup();
    open({ banner: { ...banner, linkLabel: '', path: 'https://films.example/' } }, '/');
    expect(linksIn(await screen.findByRole('complementary'))).toEqual([
      ['Read more', 'https://films.example/'],
    ]);
  });
});
