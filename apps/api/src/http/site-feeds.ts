import type { PublicPageService, SiteAddress } from '@lyceum/cms';
import type { ContentTypeName, PublicContent, PublicLists } from '@lyceum/contracts/cms';
import { courseListPath } from '@lyceum/contracts/live-course';
import { openPages } from '@lyceum/contracts/site';
import type { Config } from '@lyceum/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from './html';
import { alternates } from './served-head';
import { unlisted } from './unlisted';

type Site = Pick<Config, 'publicUrl' | 'BRAND_NAME' | 'BRAND_SLUG'>;
type Pages = Pick<PublicPageService, 'find' | 'addresses'>;

/** Public pages that no editor writes. */
const { help, contact, terms, privacy } = openPages;
const otherPaths = [courseListPath, ...[help, contact, terms, privacy].map(({ path }) => `/${path}`)];

/** What machines read of the public site: its map, what they may look at, and the feeds of blog and podcast. */
export function serveSiteFeeds(fastify: FastifyInstance, pages: Pages, site: Site): void {
  const { publicUrl } = site;
  fastify.get('/robots.txt', (_, reply) => {
    const lines = ['User-agent: *', ...unlisted.map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain; charset=utf-8')
      .send([...lines, `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, ''].join('\n'));
  });
  fastify.get('/sitemap.xml', async (_, reply) =>
    sendXml(reply, siteMap(await pages.addresses(), publicUrl)),
  );
  fastify.get('/blog.xml', async (_, reply) => sendXml(reply, await blogFeed(pages, site)));
  fastify.get('/podcast.xml', async (_, reply) => sendXml(reply, await podcastFeed(pages, site)));
}

const sendXml = (reply: FastifyReply, xml: string): unknown =>
  reply
    .header('cache-control', 'no-cache')
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);

function siteMap(addresses: readonly SiteAddress[], publicUrl: string): string {
  const urls = [
    ...addresses.map((address) => urlOf(address.path, publicUrl, address)),
    ...otherPaths.map((path) => urlOf(path, publicUrl)),
  ];
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`;
}

const urlOf = (path: string, publicUrl: string, address?: SiteAddress): string =>
  element('url', [
    element('loc', escapeHtml(new URL(path, publicUrl).href)),
    address ? element('lastmod', address.updatedAt.toISOString()) : '',
    ...alternates(address?.languages ?? [], publicUrl).map((link) =>
      link.replace('<link', '<xhtml:link').replace(/>$/, '/>'),
    ),
  ]);

async function blogFeed(pages: Pages, site: Site): Promise<string> {
  const posts = await listOf(pages, '/all-blogs', 'post');
  return feed(site, { title: `${site.BRAND_NAME}: the blog`, path: '/blogs', description: 'The blog' }, [
    ...posts.map(({ slug, data }) =>
      itemOf(site, { path: `/blog/${slug}`, title: data.title, text: data.teaser, day: data.writtenOn }),
    ),
  ]);
}

async function podcastFeed(pages: Pages, site: Site): Promise<string> {
  const path = `/${site.BRAND_SLUG}-education-connect-podcast`;
  const page = await pages.find(path);
  const episodes = await listOf(pages, path, 'episode');
  const about = { title: page?.title ?? site.BRAND_NAME, path, description: page?.description ?? '' };
  return feed(
    site,
    about,
    episodes.map(({ slug, data: { title, summary, writtenOn, audioUrl } }) =>
      itemOf(site, { path: `${path}#${slug}`, title, text: summary, day: writtenOn, audioUrl }),
    ),
  );
}

/** What a published page lists of a type; nothing where it is not published. */
async function listOf<Type extends ContentTypeName>(
  pages: Pages,
  path: string,
  type: Type,
): Promise<NonNullable<PublicLists[Type]>> {
  const page = await pages.find(path);
  const lists: PublicLists = page ? (JSON.parse(page.content) as PublicContent).lists : {};
  return lists[type] ?? ([] as unknown as NonNullable<PublicLists[Type]>);
}

interface FeedItem {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly day: string;
  readonly audioUrl?: string;
}

function itemOf({ publicUrl }: Site, { path, title, text, day, audioUrl = '' }: FeedItem): string {
  const url = escapeHtml(new URL(path, publicUrl).href);
  const recording = audioUrl === '' ? '' : escapeHtml(new URL(audioUrl, publicUrl).href);
  return element('item', [
    element('title', escapeHtml(title)),
    element('link', url),
    element('guid', url),
    element('description', escapeHtml(text)),
    element('pubDate', new Date(`${day}T00:00:00Z`).toUTCString()),
    recording === '' ? '' : `<enclosure url="${recording}" type="audio/mpeg" length="0"/>`,
  ]);
}

interface FeedHead {
  readonly title: string;
  readonly path: string;
  readonly description: string;
}

const feed = (
  { publicUrl }: Site,
  { title, path, description }: FeedHead,
  items: readonly string[],
): string =>
  `<rss version="2.0">${element('channel', [
    element('title', escapeHtml(title)),
    element('link', escapeHtml(new URL(path, publicUrl).href)),
    element('description', escapeHtml(description)),
    element('language', 'en'),
    ...items,
  ])}</rss>`;

const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? content : content.filter(Boolean).join('')}</${name}>`;
