import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectSound } from './steps/sound.ts';

/** What the sitemap names, of addresses that differ by their last part alone the first one: those look alike. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = Array.from(map.matchAll(/<loc>([^<]+)</g), ([, url = '']) => new URL(url).pathname);
  const kinds = Map.groupBy(paths, (path) =>
    path.replace(/(?<=\/(?:blog|globe|live-course-p)\/)[^/]+$/, '*'),
  );
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

test('[2, 3, 5] each page that search engines are told of, in each language: no fault, no sideways scrolling, targets for thumbs, one h1', async ({
  page,
  request,
}) => {
  // The first page has a welcome that has to go: it is among the screens.
  const paths = (await publicPaths(request)).filter((path) => path !== '/');
  expect(paths.some((path) => path.startsWith('/es')) && paths.some((path) => path.startsWith('/zh'))).toBe(
    true,
  );
  test.setTimeout(60_000 + paths.length * 30_000);
  for (const path of paths)
    await test
      .step(path, () => expectSound(page, { path }))
      .catch((fault: unknown) => {
        expect.soft(fault, path).toBeUndefined();
      });
});
