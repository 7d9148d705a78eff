import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cmsErrors, contentTypes, type PublicContent } from '@lyceum/contracts/cms';
import { servedDataElementId } from '@lyceum/contracts/common';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** What of the application's page the server writes into. */
const applicationPage = `<!doctype html><html><head><title>%BRAND_NAME%</title>
<meta
  name="description" content="A learning community." /></head>
<body><div id="root"></div><noscript>%BRAND_NAME% needs JavaScript.</noscript></body></html>`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await builtFrontEnds();
  await writeFile(join(folder, 'web', 'dist', 'index.html'), applicationPage);
  const paths = ['/community', '/about-us', '/blog/$slug', '/$'];
  const screens = paths.map((path) => ({ id: path, path, scripts: [], styles: [] }));
  await writeFile(join(folder, 'web', 'dist', '.vite', 'first-load.json'), JSON.stringify(screens));
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Answer {
  data: { getPublicPage: { title: string; description: string; content: string } } | null;
  errors?: { extensions: { code: string } }[];
}

const ask = async (path: string): Promise<Answer> =>
  (
    await server.graphql(
      'query ($path: String!) { getPublicPage(path: $path) { title description content } }',
      { variables: { path } },
    )
  ).body as Answer;

async function contentAt(path: string): Promise<PublicContent> {
  const { data } = await ask(path);
  return JSON.parse(data?.getPublicPage.content ?? '') as PublicContent;
}

const html = async (path: string) => server.http.get(path).set('accept', 'text/html');

describe('what a new site has to read, asked for by nobody in particular', () => {
  test.each([
    ...['/college-counseling', '/labnova', '/model-g20', '/resources', '/about-us', '/press', '/careers'],
    ...['/lyceum-education-connect-podcast', '/lyceum-globe', '/blogs', '/all-blogs'],
    ...[
      '/webinar',
      '/ap-courses',
      '/ap-test-courses',
      '/online-writing-courses',
      '/writing-competition-courses',
    ],
  ])('[2, 3, 5] %s is published', async (path) => {
    const content = await contentAt(path);
    expect(content.type).toBe('page');
    expect(contentTypes.page.schema.safeParse(content.entry.data).success).toBe(true);
  });

  test('[213] the globe has articles 1 to 8, each with its eight fields', async () => {
    const { lists } = await contentAt('/lyceum-globe');
    expect(lists.article?.map(({ slug }) => slug)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `article${String(at)}`),
    );
    for (const { slug } of lists.article ?? []) {
      const { entry } = await contentAt(`/globe/${slug}`);
      expect(Object.keys(entry.data).sort()).toEqual(
        ['title', 'para', 'author', 'sub', 'link', 'imgUrl', 'imgBigUrl', 'fullArt'].sort(),
      );
      expect(entry.data).toMatchObject({ link: `/globe/${slug}` });
    }
  });

  test('[214] careers have the two postings with nine fields each, and five outcomes of research', async () => {
    const { lists } = await contentAt('/careers');
    expect(lists.posting?.map(({ data: { jobType, title } }) => `${jobType} ${title}`)).toEqual([
      'Part-time Educational & Career Consultant',
      'Full-time Music Therapy Consultant',
    ]);
    for (const { data } of lists.posting ?? []) expect(Object.keys(data)).toHaveLength(9);
    expect(lists.outcome).toHaveLength(5);
  });

  test('[215] the blog has posts of all three categories, without their texts where they are listed', async () => {
    const { lists } = await contentAt('/blogs');
    const posts = lists.post ?? [];
    expect([...new Set(posts.map(({ data }) => data.category))].sort()).toEqual([
      'FEATURED',
      'HEADLINES',
      'LATESTED',
    ]);
    expect(JSON.stringify(posts)).not.toContain('"body"');
    const days = posts.map(({ data }) => data.writtenOn);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('[211, 212] cities, stories, testimonials, people, questions and features are those of the specification', async () => {
    const about = (await contentAt('/about-us')).lists;
    expect(about.city?.map(({ data }) => data.title)).toEqual([
      'Boston',
      'Cambridge',
      'Mexico city',
      'Beijing',
      'Tokyo',
    ]);
    expect(about.person).toHaveLength(3);
    for (const { data } of about.person ?? [])
      expect(Object.keys(data).sort()).toEqual(['desc', 'email', 'height', 'img', 'imgAlt', 'name', 'title']);
    const counseling = (await contentAt('/college-counseling')).lists;
    expect(Object.keys(counseling.story?.[0]?.data ?? {}).sort()).toEqual([
      'desc',
      'event',
      'img',
      'name',
      'school',
    ]);
    const summit = (await contentAt('/model-g20')).lists;
    expect(Object.keys(summit.testimonial?.[0]?.data ?? {}).sort()).toEqual([
      'event',
      'name',
      'para',
      'school',
    ]);
    expect(Object.keys(counseling.logo?.[0]?.data ?? {}).sort()).toEqual(['img', 'location', 'name']);
  });

  test('what is not published is not found', async () => {
    for (const path of ['/blog/none', '/globe/article9', '/nothing-here', '/blog/', 'careers'])
      expect([path, (await ask(path)).errors?.[0]?.extensions.code]).toEqual([
        path,
        cmsErrors.NOT_FOUND.code,
      ]);
  });

  test('starting again changes nothing and doubles nothing', async () => {
    const count = async () =>
      (await server.database.query<{ count: string }[]>('SELECT count(*) FROM content_entries'))[0]?.count;
    const before = await count();
    const again = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
    expect(before).toBe(
      (await again.database.query<{ count: string }[]>('SELECT count(*) FROM content_entries'))[0]?.count,
    );
    await again.stop();
    expect(await count()).toBe(before);
  });
});

describe('the page as the server sends it', () => {
  test('[2, 194] counseling says its rules: 24 hours, a Master’s degree, 96%, and that it begins by email', async () => {
    const { text } = await html('/college-counseling');
    expect(text).toContain('with at least 24 hours’ notice');
    expect(text).toContain('96% acceptance to top-choice schools');
    expect(text).toContain('hold at least a Master’s degree');
    expect(text).toContain('Intake is by email');
  });

  test('has its own title, description, address, picture and facts, and the content for the application', async () => {
    const { text } = await html('/blog/reading-slowly-on-purpose');
    expect(text).toContain('<title>Reading slowly, on purpose · Lyceum</title>');
    expect(text).toMatch(/<meta name="description" content="Six people, one poem/);
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/blog\/reading-slowly-on-purpose">/);
    expect(text).toMatch(/<meta property="og:image" content="[^"]+\/art\/post-reading.svg">/);
    expect(text).toContain(`id="${servedDataElementId}"`);
    const facts = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '',
    ) as {
      '@graph': { '@type': string }[];
    };
    expect(facts['@graph'].map((part) => part['@type'])).toEqual(['Organization', 'BlogPosting']);
    const jobs = (await html('/careers')).text;
    expect(jobs.match(/"@type":"JobPosting"/g)).toHaveLength(2);
    expect((await html('/college-counseling')).text).toContain('"@type":"FAQPage"');
  });

  test('[13] of a post that is not there is the 404 page, with that status', async () => {
    const { status, text } = await html('/blog/none');
    expect(status).toBe(404);
    expect(text).toContain('noindex');
  });

  test('[3] an address that was changed leads to the new one for good, and never from a screen of the product', async () => {
    const desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] }));
    const redirectFrom = async (slug: string): Promise<void> => {
      const { id } = await desk.mutate<{ id: string }>('content.create', { type: 'redirect', slug });
      const saved = await desk.mutate<{ version: number }>('content.save', {
        id,
        version: 1,
        data: { to: '/careers' },
      });
      await desk.mutate('content.publish', { id, version: saved.version });
    };
    const [{ id, version }] = await server.database.query<[{ id: string; version: number }]>(
      `SELECT id, latest_version AS version FROM content_entries WHERE type = 'post' AND slug = 'reading-slowly-on-purpose'`,
    );
    await desk.mutate('content.place', { id, version, slug: 'reading-slowly', position: 0 });
    const moved = await html('/blog/reading-slowly-on-purpose');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/blog/reading-slowly']);
    expect((await html('/blog/reading-slowly')).status).toBe(200);
    await desk.mutate('content.place', { id, version, slug: 'reading-slowly-on-purpose', position: 0 });
    expect((await html('/blog/reading-slowly-on-purpose')).status).toBe(200);
    for (const slug of ['jobs/2019', 'community', 'about-us']) await redirectFrom(slug);
    const old = await html('/jobs/2019');
    expect([old.status, old.headers['location']]).toEqual([301, '/careers']);
    expect((await html('/community')).status).toBe(200);
    expect((await html('/about-us')).status).toBe(200);
  });

  test('[2, 3] the map of the site has every page, and the feeds their posts and episodes', async () => {
    const { text: map, headers } = await server.http.get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    for (const path of [
      '/careers',
      '/globe/article8',
      '/blog/reading-slowly-on-purpose',
      '/lyceum-globe',
      '/help',
    ])
      expect(map).toContain(`${path}</loc>`);
    const { text: robots } = await server.http.get('/robots.txt');
    expect(robots).toMatch(/Disallow: \/ops\/\n/);
    expect(robots).toMatch(/Sitemap: http\S+\/sitemap.xml\n/);
    expect((await server.http.get('/blog.xml')).text.match(/<item>/g)).toHaveLength(6);
    expect((await server.http.get('/podcast.xml')).text.match(/<item>/g)).toHaveLength(3);
  });

  test('[2, 3, 5] each that is published has a title, a description, an address, what is shown with its link, and facts of its own', async () => {
    const { text: map } = await server.http.get('/sitemap.xml');
    const published = [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, url = '']) => url);
    expect(published.length).toBeGreaterThan(30);
    for (const url of published) {
      const { status, text } = await html(new URL(url).pathname);
      const told = {
        status,
        title: /<title>(.+?) · Lyceum<\/title>/.exec(text)?.[1],
        description: /<meta name="description" content="(.{20,}?)">/.exec(text)?.[1],
        address: /<link rel="canonical" href="(.+?)">/.exec(text)?.[1],
        shownTitle: /<meta property="og:title" content="(.+?)">/.exec(text)?.[1],
        shownText: /<meta property="og:description" content="(.+?)">/.exec(text)?.[1],
        facts: /<script type="application\/ld\+json">(\{.+?)<\/script>/.exec(text)?.[1]?.includes('"@graph"'),
      };
      const { title, description } = told;
      expect([url, told]).toEqual([
        url,
        { ...told, status: 200, address: url, shownTitle: title, shownText: description, facts: true },
      ]);
      expect([url, typeof title, typeof description]).toEqual([url, 'string', 'string']);
    }
  });

  test('is answered by 304 to who has it', async () => {
    const { headers } = await html('/careers');
    const again = await server.http.get('/careers').set('if-none-match', String(headers['etag']));
    expect(again.status).toBe(304);
  });
});
