import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { appVersion, commonErrors, type PublicConfig, publicConfigElementId } from '@lyceum/contracts/common';
import { type Config, DomainError, sendRestError } from '@lyceum/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataBlock } from './data-block';
import { escapeHtml } from './html';
import { Page } from './page';
import { readScreens, screenOf, withFilesOf } from './screens';
import { type HeadOf, type ServedHead, withHead } from './served-head';

/** A single-page application: its build below the front-end folder, and the path it lives under. */
interface FrontEnd {
  readonly folder: 'web' | 'ops';
  readonly prefix: '/' | '/ops/';
}

const frontEnds: readonly FrontEnd[] = [
  { folder: 'web', prefix: '/' },
  { folder: 'ops', prefix: '/ops/' },
];

/** What the server tells of paths of the web app. */
interface Site {
  readonly heads: readonly HeadOf[];
  /** Where a path leads for good at which nothing is; null where it leads nowhere. */
  readonly leadsTo: (path: string, hasScreen: boolean) => Promise<string | null>;
}

/** Paths of files: a missing one is an error, never the application's page. */
const filePath =
  /\/assets\/|\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|webp|svg|woff2?|webmanifest)$/;

/** Screens of the web app at whose address a call answers, too: whoever opens the address as a page asks for HTML. */
const screensOfCalls: ReadonlySet<string> = new Set(['/get-recording']);

/** Serves both applications' files, and their page for every path that is no file and no call. */
export async function serveFrontEnds(
  fastify: FastifyInstance,
  directory: string,
  config: Config,
  { heads, leadsTo }: Site,
): Promise<void> {
  for (const { folder, prefix } of frontEnds) {
    const root = join(directory, folder, 'dist');
    const pageOf = await readPages(root, prefix, config);
    if (folder === 'web')
      fastify.addHook('onRequest', async (request, reply) => {
        const path = pathOf(request);
        const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html');
        return isOpened && screensOfCalls.has(path)
          ? pageOf(path.slice(1)).page.send(request, reply)
          : undefined;
      });
    await fastify.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ['**/index.html*', '**/.vite/**', '**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        // Names of built assets carry a hash of their content.
        const isHashed = path.includes('/assets/');
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    fastify.get(`${prefix}*`, async (request, reply) => {
      const path = pathOf(request);
      if (filePath.test(path)) return sendRestError(new DomainError(commonErrors.NOT_FOUND), request, reply);
      const { page, hasScreen } = pageOf(path.slice(prefix.length));
      if (folder !== 'web') return page.send(request, reply);
      const head = await headOf(path, heads);
      // The page itself needs no database.
      const to = head?.status === 200 ? null : await leadsTo(path, hasScreen).catch(() => null);
      if (to !== null) return reply.redirect(to, 301);
      return (head ? new Page(withHead(page.html, head), head.status, head.isSecret) : page).send(
        request,
        reply,
      );
    });
    if (prefix !== '/')
      fastify.get(prefix.slice(0, -1), (request, reply) => pageOf('').page.send(request, reply));
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Path of the screen that stands for every path without one. */
const anyPath = '/$';

interface Opened {
  readonly page: Page;
  /** Whether the front end has a screen for just this path. */
  readonly hasScreen: boolean;
}

/** The page of each path below the prefix: the application's own, which names the files of the path's screen. */
async function readPages(root: string, prefix: string, config: Config): Promise<(path: string) => Opened> {
  const html = fillPage(await readFile(join(root, 'index.html'), 'utf8'), config);
  const screens = await readScreens(root);
  const plain = new Page(html);
  const pages = new Map(screens.map((screen) => [screen, new Page(withFilesOf(html, screen, prefix))]));
  return (path) => {
    const screen = screenOf(path, screens);
    const hasScreen = screen !== null && screen.path !== anyPath;
    return { page: (screen && pages.get(screen)) ?? plain, hasScreen };
  };
}

/** What there is to tell of the path it leads to; null where nothing is. */
async function headOf(path: string, heads: readonly HeadOf[]): Promise<ServedHead | null> {
  for (const of of heads) {
    const head = await of(path);
    if (head) return head;
  }
  return null;
}

const publicConfigBlock = new RegExp(`(<script id="${publicConfigElementId}"[^>]*>)[^<]*(</script>)`);

function fillPage(template: string, config: Config): string {
  const publicConfig: PublicConfig = {
    brandName: config.BRAND_NAME,
    brandSlug: config.BRAND_SLUG,
    appEnvironment: config.APP_ENV,
    version: appVersion,
    contactEmail: config.contactEmail,
    postalAddress: [...config.postalAddress],
    socialLinks: [...config.socialLinks],
    socialProviders: [...config.socialProviders],
    takesPayments: config.takesPayments,
  };
  return template
    .replace(
      publicConfigBlock,
      (_, open: string, close: string) => `${open}${dataBlock(publicConfig)}${close}`,
    )
    .replaceAll('%BRAND_NAME%', () => escapeHtml(config.BRAND_NAME));
}
