import { readdirSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { webPaths } from '@lyceum/contracts/common';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import sharp from 'sharp';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { TestServer } from '../../src/testing/test-server';

const webApp = join(import.meta.dirname, '../../../web');
const routeFiles = readdirSync(join(webApp, 'src/routes/_public'));

/** Every path pattern of the web app that is no screen of those who are signed in, as its route file has it, and those without one. */
const patterns = [
  ...routeFiles.map((file) =>
    `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/^\/index$/, '/'),
  ),
  ...webPaths.map((path) => `/${path}`),
];

/** What people and machines find: what stands at an address of each, where that is not the pattern itself. */
const told: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['/', '/about-us', '/all-blogs', '/ap-courses', '/ap-test-courses', '/blogs', '/careers'],
      ...['/college-counseling', '/labnova', '/live-courses', '/login', '/model-g20'],
      ...['/online-writing-courses', '/press', '/resources', '/signup', '/webinar'],
      ...['/writing-competition-courses', '/forgot-password', '/help', '/contact', '/terms-conditions'],
      ...['/privacy-policy', '/college-essay-contest', '/college-essay-contest/application'],
      ...['/college-essay-contest/thankyou', '/login/wechatlogin', '/wechatlogin'],
    ].map((path) => [path, path]),
  ),
  '/blog/$slug': '/blog/reading-slowly-on-purpose',
  '/globe/$slug': '/globe/article1',
  '/es/$': '/es/about-us',
  '/zh/$': '/zh/about-us',
  '/live-course-p/$code': '/live-course-p/TOLD',
  '/signup/*': '/signup/student',
  '/forgot-password/*': '/forgot-password/again',
  '/forgotpassword/*': '/forgotpassword',
};

/** The one address of what has several. */
const addressOf = (path: string): string =>
  path
    .replace(/^\/(?:signup\/.*|login\/wechatlogin|wechatlogin)$/, '/signup')
    .replace(/^\/forgot-?password(?:\/.*)?$/, '/forgot-password');

/** What only a link leads to, each of somebody. */
const linked: Readonly<Record<string, string>> = {
  '/certificates/$code': '/certificates/a',
  '/confirm-email/$code': '/confirm-email/a',
  '/email-change/$code': '/email-change/a',
  '/email-subscriptions': '/email-subscriptions',
  '/guardian/{code}': '/guardian/a',
  '/hash/$code': '/hash/a',
  '/newsletter/$code': '/newsletter/a',
  '/payments/awaitingAlipay': '/payments/awaitingAlipay',
  '/payments/awaitingWechatPay': '/payments/awaitingWechatPay',
  '/payments/link/$code': '/payments/link/a',
  '/payments/sandbox/$ref': '/payments/sandbox/a',
  '/preview/$key': '/preview/a',
  '/receipts/$code': '/receipts/a',
  '/shared/$threadId': '/shared/00000000-0000-7000-8000-000000000000',
  '/mg20-welcome/{summitTag}': '/mg20-welcome/2026',
  '/uikit': '/uikit',
};

/** What is shown to those alone who are signed in. */
const signedIn = (
  '/konnect/{id} /courses /lessons/{id} /events /{brand}-events/{summitTag} /notebooks /newFileLoading /morecontent ' +
  '/send-email /payments/* /teacherAppForm /admin-dashboard/* /admin-services /promocodepanel /promocodepanelold ' +
  '/virtualmg20-admin /livecourse-admin /collegeessaycontest-admin /feature-analytics /createlivecoursepaymentlink ' +
  '/adminupload /mg20 /mg20Tour /mg20Tour/workshop/{id} /mg20Tour/workshop/{id}/{weektip} ' +
  '/mg20Tour/referenceguide/{rolehash}/{guideindex}'
).split(' ');

/** Pages whose address has the brand in it stand at no route of their own. */
const branded = ['/lyceum-globe', '/lyceum-education-connect-podcast'];

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await builtFrontEnds({
    'index.html': `<!doctype html><html><head><title>Lyceum</title>
<meta name="description" content="A learning community." /></head>
<body><div id="root"></div><noscript>Lyceum needs JavaScript.</noscript></body></html>`,
  });
  await cp(join(webApp, 'public/art'), join(folder, 'web', 'dist', 'art'), { recursive: true });
  const paths = [...routeFiles.map((_, at) => patterns[at] ?? '/'), '/$'];
  const screens = paths.map((path) => ({ id: path, path, scripts: [], styles: [] }));
  await writeFile(join(folder, 'web', 'dist', '.vite', 'first-load.json'), JSON.stringify(screens));
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
  const { manager } = server.database;
  await publishGroup(manager, await buildGroup(manager, { groupTag: 'TOLD-2026-A' }));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const html = (path: string) => server.http.get(path).set('accept', 'text/html');

test('every public path of the web app is told of, or is nobody’s to find', () => {
  const known = [...Object.keys(told), ...Object.keys(linked), ...signedIn];
  expect([...patterns].sort()).toEqual([...known].sort());
});

test.each([...Object.values(told), ...branded])(
  '[2, 3, 4, 5, 185] %s has its own title, description, one address and what is shown with its link, without any JavaScript',
  async (path) => {
    const { status, text } = await html(path);
    const property = (name: string) =>
      new RegExp(`<meta property="${name}" content="(.+?)">`).exec(text)?.[1];
    const title = /<title>(.+?) · Lyceum<\/title>/.exec(text)?.[1];
    const description = /<meta name="description" content="(.{10,}?)">/.exec(text)?.[1];
    const address = /<link rel="canonical" href="(.+?)">/.exec(text)?.[1];
    expect([status, typeof title, typeof description]).toEqual([200, 'string', 'string']);
    expect(description).not.toBe('A learning community.');
    expect(new URL(address ?? '').pathname).toBe(addressOf(path));
    // What is not open yet is nothing to be found.
    expect(text.includes('noindex')).toBe(path.startsWith('/college-essay-contest'));
    expect([property('og:title'), property('og:description'), property('og:url')]).toEqual([
      title,
      description,
      address,
    ]);
    expect(property('og:type')).toMatch(/^(?:website|article)$/);
    expect(property('og:image')).toMatch(/^http\S+\/(?:shared-pictures\/\S+\.png|files\/\S+)$/);
  },
);

describe('the picture that is shown with a link', () => {
  const pictureOf = async (path: string): Promise<string> => {
    const { text } = await html(path);
    return new URL(/<meta property="og:image" content="(.+?)">/.exec(text)?.[1] ?? '').pathname;
  };

  test('of a page with a drawing is a PNG of 1200 × 630, which is kept for good, and says so', async () => {
    const path = await pictureOf('/blog/reading-slowly-on-purpose');
    expect(path).toMatch(/^\/shared-pictures\/[\w-]{16}\/post-reading\.png$/);
    const { body, headers } = await server.http.get(path);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { format, width, height, hasAlpha } = await sharp(body as Buffer).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: 1200,
      height: 630,
      hasAlpha: false,
    });
    const { text } = await html('/blog/reading-slowly-on-purpose');
    for (const [name, value] of [
      ['type', 'image/png'],
      ['width', '1200'],
      ['height', '630'],
    ])
      expect(text).toContain(`<meta property="og:image:${String(name)}" content="${String(value)}">`);
  });

  test('of each public page is there, and small', async () => {
    const paths = new Set(await Promise.all([...Object.values(told), ...branded].map(pictureOf)));
    expect(paths.size).toBeGreaterThan(10);
    for (const path of paths) {
      if (path.startsWith('/files/')) continue;
      const { status, body } = await server.http.get(path);
      const { length } = body as Buffer;
      expect([path, status, length > 2_000, length < 300_000]).toEqual([path, 200, true, true]);
    }
  });

  test('at the address of an earlier look leads to the present one; what is no drawing is not there', async () => {
    const path = await pictureOf('/careers');
    const earlier = await server.http.get(path.replace(/[\w-]{16}(?=\/)/, 'earlier-look-xyz'));
    expect([earlier.status, earlier.headers['location'], earlier.headers['cache-control']]).toEqual([
      302,
      path,
      'no-cache',
    ]);
    for (const wrong of ['none.png', 'hero-careers.svg', '..%2F..%2Findex.html', 'hero-careers'])
      expect([wrong, (await server.http.get(`/shared-pictures/a/${wrong}`)).status]).toEqual([wrong, 404]);
  });
});

test.each(Object.values(linked))('[4, 7] no search engine keeps %s', async (path) => {
  const { status, text } = await html(path);
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('rel="canonical"');
});

test.each([
  ['/live-courses', '<h2><a href="/live-course-p/TOLD">Course TOLD</a></h2><p>Eight evenings</p>'],
  ['/live-course-p/TOLD', '<p>We read, and write.</p>\n<p>Free</p>\n<h2>Classes</h2>'],
  ['/help', 'Getting in'],
  ['/contact', 'What helps us to help you'],
  ['/terms-conditions', '<h2>1. Who may use Lyceum</h2>'],
  ['/privacy-policy', '<li><em>Your account:</em> first and last name, e-mail address, date of birth'],
])('[2, 185] %s is read without JavaScript', async (path, words) => {
  const { text } = await html(path);
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(text)?.[1] ?? '';
  expect(noscript).toMatch(/^<h1>/);
  expect(noscript).toContain(words);
  expect(noscript).not.toContain('**');
});

describe('another spelling of an address', () => {
  const answer = async (path: string) => {
    const { status, headers } = await html(path);
    return [status, headers['location']];
  };

  test.each([
    ['/home', '/'],
    ['/Blog', '/blogs'],
    ['/blog', '/blogs'],
    ['/communityV2', '/community'],
    ['/s/climateaction', '/konnect'],
    ['/globe', '/lyceum-globe'],
    ['/globe?from=mail', '/lyceum-globe?from=mail'],
    ['/UiKit', '/uikit'],
    ['/es/blog', '/es/blogs'],
    ['/zh/globe', '/zh/lyceum-globe'],
    ['/es/home', '/es'],
    ['/Blog/reading-slowly-on-purpose', '/blog/reading-slowly-on-purpose'],
  ])('[3, 10] %s leads to %s for good', async (path, target) =>
    expect(await answer(path)).toEqual([301, target]),
  );

  test.each([
    '/Blog/none',
    '/es/Blog/none',
    '/Blog/none/at/all',
    '/Blog/%2F%2Fevil.example',
    '/Blog//evil.example',
  ])('[13] of what is not there answers 404: %s', async (path) =>
    expect(await answer(path)).toEqual([404, undefined]),
  );
});
