import type { PublicPageModel, PublicPageService } from '@lyceum/cms';
import {
  isWebPath,
  servedDataElementId,
  type ServedData,
  siteLanguageElementId,
} from '@lyceum/contracts/common';
import { languageNames, type PublicContent, sitePictureSizes } from '@lyceum/contracts/cms';
import type { Config } from '@lyceum/kernel';
import { dataBlock, dataElement } from './data-block';
import { escapeHtml } from './html';
import { alternates, canonical, type HeadOf, noIndex, type ServedHead } from './served-head';
import { siteJsonLd } from './site-json-ld';

type Site = Pick<Config, 'publicUrl' | 'BRAND_NAME'>;

/** Paths at which nothing but what editors published is ever found. */
const editorsOnly = /^\/(?:(?:blog|globe)\/[^/]+$|(?:es|zh)(?:\/|$))/;

/** The head of a page of the public site, which the server draws; of a post that is not published, that it is not found. */
export function siteHead(pages: Pick<PublicPageService, 'find' | 'titlesIn'>, site: Site): HeadOf {
  /** Pages are the same object as long as they are kept. */
  const heads = new WeakMap<PublicPageModel, ServedHead>();
  return async (path) => {
    if (path.startsWith('/preview/')) return previewHead;
    // The page itself needs no database.
    const page = await pages.find(path).catch(() => undefined);
    if (page === undefined) return null;
    if (page === null) return editorsOnly.test(path) ? notThere(path) : null;
    const head = heads.get(page) ?? (await headOf(page, site, pages));
    heads.set(page, head);
    return head;
  };
}

/**
 * The head of a link to a draft, whether it leads anywhere or not: that nobody keeps it. The draft itself is fetched by the
 * application, so that no page with one in it stands in any cache.
 */
const previewHead: ServedHead = { status: 200, isSecret: true, elements: [noIndex] };

/** Whether staff have made a short link of a word. */
type IsShortLink = (token: string) => Promise<boolean>;

/** The head of a path at which the web app shows nothing (checklist line 13): that it is not found. */
export const missingHead =
  (pages: Pick<PublicPageService, 'find'>, isShortLink: IsShortLink, brandSlug: string): HeadOf =>
  async (path, hasScreen) => {
    if (hasScreen || isWebPath(path, brandSlug)) return null;
    try {
      const isThere = (await pages.find(path)) !== null || (await isShortLink(path.slice(1)));
      return isThere ? null : notThere(path);
    } catch {
      // The page itself needs no database.
      return null;
    }
  };

function notThere(path: string): ServedHead {
  const nothing: ServedData = { path, data: null };
  return { status: 404, elements: [noIndex, dataElement(servedDataElementId, nothing)] };
}

/** What the ways through the site lead to: posts and articles are not among it. */
const ofPages = (titles: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(titles).filter(([path]) => !/^\/(?:blog|globe)\//.test(path)));

/** A picture in the size that the page will ask for. */
function preload(href: string, srcSet: string | undefined): string {
  const sizes =
    srcSet === undefined ? '' : ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${sitePictureSizes}"`;
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${sizes}>`;
}

async function headOf(
  page: PublicPageModel,
  { publicUrl, BRAND_NAME: brandName }: Site,
  pages: Pick<PublicPageService, 'titlesIn'>,
): Promise<ServedHead> {
  const { path, title, description } = page;
  const content = JSON.parse(page.content) as PublicContent;
  const url = new URL(path, publicUrl).href;
  const picture = page.picture === null ? null : new URL(page.picture, publicUrl).href;
  const site = { name: brandName, url: new URL('/', publicUrl).href };
  const served: ServedData = { path, data: { title, content: page.content } };
  const { language, languages } = content;
  const lang = languageNames[language].tag;
  const facts = siteJsonLd(content, { url, picture, site, title, description, lang });
  const speaks = language === 'en' ? null : { language, titles: ofPages(await pages.titlesIn(language)) };
  return {
    status: 200,
    ...(speaks && { lang }),
    title: `${title} · ${brandName}`,
    description,
    shared: {
      type: content.type === 'page' ? 'website' : 'article',
      title,
      description,
      url,
      picture: page.picture,
    },
    elements: [
      canonical(url),
      ...alternates(languages, publicUrl),
      ...(page.picture === null
        ? []
        : // It is the largest thing on the page.
          [preload(page.picture, content.pictures[page.picture]?.srcSet)]),
      `<script type="application/ld+json">${dataBlock(facts)}</script>`,
      dataElement(servedDataElementId, served),
      ...(speaks ? [dataElement(siteLanguageElementId, speaks)] : []),
    ],
    drawnOf: {
      [servedDataElementId]: JSON.stringify(served),
      ...(speaks && { [siteLanguageElementId]: JSON.stringify(speaks) }),
    },
  };
}
