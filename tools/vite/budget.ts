import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoadFile, type Screen } from './screens/screen-chunks.ts';

/** First-load JavaScript of one screen: all files it needs before it shows its content. Sizes in bytes after gzip. */
export interface FirstLoad {
  readonly page: string;
  readonly files: number;
  readonly gzipBytes: number;
  readonly goal: Limit;
  /** What it must not exceed: the goal, or what is reached where that is more. */
  readonly gate: Limit;
}

interface Limit {
  readonly files: number;
  readonly gzipBytes: number;
}

/** 1 kB is 1,000 bytes, as browsers count transfers. */
const kilobyte = 1_000;

const limit = (kilobytes: number, files: number): Limit => ({ gzipBytes: kilobytes * kilobyte, files });

const publicScreen = limit(120, 12);
const signedInScreen = limit(220, 25);

/** Every route of a front end is measured against the goal of its outermost layout. */
const goals: Readonly<Record<'web' | 'ops', Readonly<Record<string, Limit>>>> = {
  web: { _app: signedInScreen, _public: publicScreen, $: publicScreen },
  ops: { _console: signedInScreen },
};

/** A page that editors write: the frame, what shows its blocks, and nothing of Mantine's. */
const sitePage = limit(129, 12);

/**
 * Gates that are not the goal, by the route's id or its layout's: of screens that are better and stay so, and of
 * those that do not reach it yet. Where chunks are cut shifts with any change, by 14 kB for a record's page when a list is added: each has
 * the air for one more domain (`npm run new:domain`).
 */
const gates: Readonly<Record<string, Limit>> = {
  '/$': limit(160, 12),
  '/_app/konnect': limit(184, 20),
  // A message has signs, files, a search and more besides; what opens a dialog is not among it.
  '/_app/chat': limit(221, 25),
  '/_app/chat-group-dashboard': limit(221, 25),
  // What staff write above all pages brought it to its goal.
  '/_app/to-look-at': limit(221, 25),
  '/_app/search': limit(203, 20),
  '/_app/settings': limit(206, 20),
  '/_app/community/': limit(203, 20),
  '/_app/community/$name/': limit(209, 20),
  '/_app/community/$name/createThread': limit(317, 29),
  '/_app/community/p/$name/tool': limit(307, 27),
  '/_app/thread/$threadId': limit(203, 20),
  '/_app/u/$userId': limit(193, 20),
  '/_app/lc-dashboard/$groupTag': limit(222, 20),
  '/_app/guardian': limit(236, 20),
  '/_app/my-guardians': limit(235, 20),
  '/_public/': sitePage,
  '/_public/about-us': sitePage,
  '/_public/all-blogs': sitePage,
  '/_public/ap-courses': sitePage,
  '/_public/ap-test-courses': sitePage,
  '/_public/blogs': sitePage,
  '/_public/careers': sitePage,
  '/_public/college-counseling': sitePage,
  '/_public/labnova': sitePage,
  '/_public/model-g20': sitePage,
  '/_public/online-writing-courses': sitePage,
  '/_public/press': sitePage,
  '/_public/resources': sitePage,
  '/_public/webinar': sitePage,
  '/_public/writing-competition-courses': sitePage,
  '/_public/blog/$slug': sitePage,
  '/_public/es/$': sitePage,
  '/_public/zh/$': sitePage,
  '/_public/globe/$slug': sitePage,
  '/_public/shared/$threadId': limit(127, 12),
  '/_public/payments/link/$code': limit(152, 12),
  '/_public/live-courses': limit(131, 12),
  '/_public/live-course-p/$code': limit(133, 12),
  '/_public/login': limit(180, 15),
  '/_public/signup': limit(203, 18),
  '/_public/forgot-password': limit(203, 18),
  '/_public/email-subscriptions': limit(166, 12),
  '/_public/preview/$key': limit(150, 12),
  '/_public/receipts/$code': limit(150, 12),
  '/_public/certificates/$code': limit(148, 12),
  '/_public/payments/sandbox/$ref': limit(126, 12),
  '/_public/payments/awaitingAlipay': limit(126, 12),
  '/_public/payments/awaitingWechatPay': limit(126, 12),
  '/_public/confirm-email/$code': limit(201, 15),
  '/_public/email-change/$code': limit(201, 14),
  '/_public/hash/$code': limit(201, 14),
  '/_public/uikit': limit(292, 24),
  '/_public/newsletter/$code': limit(151, 12),
  // Records whose forms come with them.
  '/_console/achievements/$id': limit(287, 16),
  '/_console/campaigns/$id': limit(293, 16),
  '/_console/classes/$id': limit(297, 16),
  '/_console/content/$id': limit(322, 17),
  '/_console/educators/$id': limit(284, 16),
  '/_console/enquiries/$id': limit(286, 16),
  '/_console/features/$id': limit(293, 15),
  '/_console/live-courses/$id': limit(306, 16),
  '/_console/moderation/$id': limit(314, 16),
  '/_console/orders/$id': limit(288, 15),
  '/_console/payment-links/$id': limit(297, 15),
  '/_console/promo-codes/$id': limit(315, 17),
  '/_console/schools/$id': limit(291, 15),
  '/_console/users/$id': limit(298, 16),
  '/_console/analytics': limit(262, 15),
  '/_console/finance': limit(250, 15),
};

/** Reads the figures of the built front ends, all their routes. @throws Error when a build is missing */
export function measureFirstLoads(root: string): FirstLoad[] {
  return (['web', 'ops'] as const).flatMap((application) => {
    const folder = join(root, 'apps', application, 'dist');
    const screens = JSON.parse(readFileSync(join(folder, firstLoadFile), 'utf8')) as Screen[];
    return screens.map(({ id, path, scripts }) => {
      const layout = id.split('/')[1] ?? '';
      const goal = goals[application][layout];
      if (!goal)
        throw new Error(`The route ${id} stands in no layout that tools/vite/budget.ts has a goal for.`);
      const sizes = scripts.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
      return {
        page: application === 'web' ? path : `/${application}${path}`,
        files: scripts.length,
        gzipBytes: sizes.reduce((sum, size) => sum + size, 0),
        goal,
        gate: gates[id] ?? gates[`/${layout}`] ?? goal,
      };
    });
  });
}

const isWithin = ({ files, gzipBytes }: FirstLoad, most: Limit): boolean =>
  gzipBytes <= most.gzipBytes && files <= most.files;

/** The figures as lines of a table, one a page, and whether all are within their gates. */
export function describeFirstLoads(loads: readonly FirstLoad[]): { lines: string[]; isWithin: boolean } {
  const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
  const figures = (of: Limit): string =>
    `${inKilobytes(of.gzipBytes).padStart(9)} in ${String(of.files).padStart(2)} files`;
  const verdict = (load: FirstLoad): string => {
    if (!isWithin(load, load.gate)) return 'TOO MUCH';
    return isWithin(load, load.goal) ? 'ok' : `ok, goal ${figures(load.goal).trim()}`;
  };
  const lines = loads.map(
    (load) => `${load.page.padEnd(32)}${figures(load)}  ≤ ${figures(load.gate)}  ${verdict(load)}`,
  );
  return {
    lines: ['First-load JavaScript, gzip', ...lines],
    isWithin: loads.every((load) => isWithin(load, load.gate)),
  };
}

if (import.meta.main) {
  const report = describeFirstLoads(measureFirstLoads(join(import.meta.dirname, '../..')));
  process.stdout.write(`${report.lines.join('\n')}\n`);
  process.exitCode = report.isWithin ? 0 : 1;
}
