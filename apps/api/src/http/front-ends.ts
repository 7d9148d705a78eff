import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { appVersion, commonErrors, type PublicConfig, publicConfigElementId } from '@lyceum/contracts';
import { type Config, DomainError, sendRestError } from '@lyceum/kernel';
import type { LinkPreview } from '@lyceum/forum';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { threadIdOf, withPreview } from './link-preview';

/** A single-page application: its build below the front-end folder, and the path it lives under. */
interface FrontEnd {
  readonly folder: 'web' | 'ops';
  readonly prefix: '/' | '/ops/';
}

const frontEnds: readonly FrontEnd[] = [
  { folder: 'web', prefix: '/' },
  { folder: 'ops', prefix: '/ops/' },
];

/** Paths of files: a missing one is an error, never the application's page. */
const filePath =
  /\/assets\/|\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|webp|svg|woff2?|webmanifest)$/;

/** Looks up what may be told about a thread to somebody who has not signed in. */
type PreviewOf = (threadId: string) => Promise<LinkPreview | null>;

/** Serves both applications' files, and their page for every path that is no file and no call. */
export async function serveFrontEnds(
  fastify: FastifyInstance,
  directory: string,
  config: Config,
  previewOf: PreviewOf,
): Promise<void> {
  for (const { folder, prefix } of frontEnds) {
    const root = join(directory, folder, 'dist');
    const page = await readPage(join(root, 'index.html'), config);
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
      const shown = folder === 'web' ? await previewed(page, request, previewOf, config) : page;
      return sendPage(request, reply, shown);
    });
    if (prefix !== '/') fastify.get(prefix.slice(0, -1), (request, reply) => sendPage(request, reply, page));
  }
}

interface Page {
  readonly html: string;
  readonly etag: string;
}

async function readPage(path: string, config: Config): Promise<Page> {
  return toPage(fillPage(await readFile(path, 'utf8'), config));
}

function toPage(html: string): Page {
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` };
}

/** The page with a preview of the thread it leads to, where one may be shown. */
async function previewed(
  page: Page,
  request: FastifyRequest,
  previewOf: PreviewOf,
  { publicUrl }: Config,
): Promise<Page> {
  const [path = ''] = request.url.split('?');
  const threadId = threadIdOf(path);
  // The page itself needs no database.
  const preview = threadId === null ? null : await previewOf(threadId).catch(() => null);
  return preview ? toPage(withPreview(page.html, preview, new URL(path, publicUrl), escapeHtml)) : page;
}

const publicConfigBlock = new RegExp(`(<script id="${publicConfigElementId}"[^>]*>)[^<]*(</script>)`);

function fillPage(template: string, config: Config): string {
  const publicConfig: PublicConfig = {
    brandName: config.BRAND_NAME,
    brandSlug: config.BRAND_SLUG,
    appEnvironment: config.APP_ENV,
    version: appVersion,
    socialProviders: [...config.socialProviders],
  };
  const json = JSON.stringify(publicConfig).replaceAll('<', '\\u003c');
  return template
    .replace(publicConfigBlock, (_, open: string, close: string) => `${open}${json}${close}`)
    .replaceAll('%BRAND_NAME%', () => escapeHtml(config.BRAND_NAME));
}

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character);

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): unknown {
  const [path = ''] = request.url.split('?');
  if (filePath.test(path)) return sendRestError(new DomainError(commonErrors.NOT_FOUND), request, reply);
  void reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
