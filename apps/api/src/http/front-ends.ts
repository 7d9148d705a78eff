import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PublicPageService } from '@lyceum/cms';
import { commonErrors, type SiteBanner } from '@lyceum/contracts/common';
import { type Config, DomainError, sendRestError } from '@lyceum/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aliasTarget } from './alias';
import { Page } from './page';
import { Prerenderer } from './prerenderer';
import { publicConfigOf, ScreenPages } from './screen-pages';
import { headersOfPages } from './security-headers';
import { type HeadOf, type ServedHead, withDrawn, withHead } from './served-head';
import { SharedPictures } from './shared-pictures';

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
  /** Where addresses lead at which nothing is any more, and what stands above the public header. */
  readonly pages: Pick<PublicPageService, 'find' | 'leadsTo' | 'banner'>;
}

/** Paths of files: a missing one is an error, never the application's page. */
const filePath =
  /\/assets\/|\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|webp|svg|woff2?|webmanifest)$/;

/** What nobody opens by itself. */
const partOfPage = /\/assets\/[^/]+\.(?:js|css|woff2)(?:\.br|\.gz)?$/;

/** Screens of the web app at whose address a call answers, too: whoever opens the address as a page asks for HTML. */
const screensOfCalls: ReadonlySet<string> = new Set(['/get-recording']);

/** Serves both applications' files, and their page for every path that is no file and no call. */
export async function serveFrontEnds(
  fastify: FastifyInstance,
  directory: string,
  config: Config,
  site: Site,
): Promise<void> {
  const pictures = await SharedPictures.read(join(directory, 'web', 'dist'));
  pictures.serve(fastify);
  const prerenderer = await Prerenderer.read(join(directory, 'web', 'dist'));
  const made = new MadePages(pictures, prerenderer, config);
  for (const { folder, prefix } of frontEnds) {
    const root = join(directory, folder, 'dist');
    const pages = await ScreenPages.read(root, prefix, config);
    if (folder === 'web')
      fastify.addHook('onRequest', async (request, reply) => {
        const path = pathOf(request);
        const isOpened = request.method === 'GET' && request.headers.accept?.includes('text/html');
        return isOpened && screensOfCalls.has(path)
          ? pages.of(path.slice(1)).page.send(request, reply)
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
        if (partOfPage.test(path)) for (const name of headersOfPages) void reply.removeHeader(name);
      },
    });
    fastify.get(`${prefix}*`, async (request, reply) => {
      const path = pathOf(request);
      if (filePath.test(path)) return sendRestError(new DomainError(commonErrors.NOT_FOUND), request, reply);
      if (folder !== 'web') return pages.of(path.slice(prefix.length)).page.send(request, reply);
      return sendWebPage({ screens: pages, made }, site, config, request, reply);
    });
    if (prefix !== '/')
      fastify.get(prefix.slice(0, -1), (request, reply) => pages.of('').page.send(request, reply));
  }
}

/** The page of the web app for a path, with its head; where something else stands for the path by now, that. */
async function sendWebPage(
  { screens, made }: { readonly screens: ScreenPages; readonly made: MadePages },
  { heads, pages }: Site,
  { BRAND_SLUG }: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const path = pathOf(request);
  // The page itself needs no database: without one it says what it said before.
  await pages.banner().then(
    (banner) => screens.announce(banner),
    () => undefined,
  );
  const spelled = await aliasTarget(decoded(path), pages, BRAND_SLUG);
  if (spelled !== null) return reply.redirect(spelled + request.url.slice(path.length), 301);
  const { page, hasScreen } = screens.of(path.slice(1));
  const head = await headOf(path, hasScreen, heads);
  // The page itself needs no database.
  const to = head?.status === 200 ? null : await pages.leadsTo(path, hasScreen).catch(() => null);
  if (to !== null) return reply.redirect(to.to, to.status);
  return (head ? await made.of(page, head, path, screens.banner) : page).send(request, reply);
}

/** Pages with a head of their own, each made once for as long as its head is the same. */
class MadePages {
  private readonly pages = new WeakMap<ServedHead, { readonly of: Page; readonly page: Promise<Page> }>();

  constructor(
    private readonly pictures: SharedPictures,
    private readonly prerenderer: Prerenderer | null,
    private readonly config: Config,
  ) {}

  /** @param path of the page, @param banner which stands above its header */
  of(plain: Page, head: ServedHead, path: string, banner: SiteBanner | null): Promise<Page> {
    const kept = this.pages.get(head);
    if (kept?.of === plain) return kept.page;
    const page = this.make(plain, head, path, banner);
    this.pages.set(head, { of: plain, page });
    return page;
  }

  private async make(plain: Page, head: ServedHead, path: string, banner: SiteBanner | null): Promise<Page> {
    const { drawnOf, status, isSecret } = head;
    const config = publicConfigOf(this.config, banner);
    const drawn = drawnOf && (await this.prerenderer?.draw(path, drawnOf, config));
    const html = withHead(plain.html, head, this.pictures);
    return new Page(drawn ? withDrawn(html, drawn) : html, status, isSecret);
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** What is no valid text stays as it is: nothing is found there. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What there is to tell of the path it leads to; null where nothing is. */
async function headOf(
  path: string,
  hasScreen: boolean,
  heads: readonly HeadOf[],
): Promise<ServedHead | null> {
  for (const of of heads) {
    const head = await of(path, hasScreen);
    if (head) return head;
  }
  return null;
}
