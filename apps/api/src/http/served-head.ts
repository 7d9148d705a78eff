import { languageNames, type PublicContent } from '@lyceum/contracts/cms';
import { escapeHtml } from './html';
import type { Drawn } from './prerenderer';
import { type SharedPictures, sharedSize } from './shared-pictures';

/** What a page says where its link is shown. */
interface SharedHead {
  readonly type: 'website' | 'article';
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** A path of this site; null of a page without a picture of its own. */
  readonly picture: string | null;
}

type Pictures = Pick<SharedPictures, 'pathOf'>;

/** What a page tells in its head to those who read that and nothing else, and to the application. */
export interface ServedHead {
  /** 404 of what is not there, to who asks for the page: the application says so, too. */
  readonly status: 200 | 404;
  /** Of the page, where that is not English. */
  readonly lang?: string;
  /** Instead of those of the application. */
  readonly title?: string;
  readonly description?: string;
  readonly shared?: SharedHead;
  /** Elements, as they stand. */
  readonly elements: readonly string[];
  /** Whether the address is a secret of whoever has it: the answer is kept nowhere, and the address told to nobody. */
  readonly isSecret?: true;
  /** HTML that those read who have no JavaScript, in place of what asks for it. */
  readonly text?: string;
  /** Of a page that the server draws: the texts of its elements of data, by their ids. */
  readonly drawnOf?: Readonly<Record<string, string>>;
}

/** Says what is told of a path; null where nothing is. The web app may have a screen for just this path. */
export type HeadOf = (path: string, hasScreen: boolean) => Promise<ServedHead | null>;

export const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

export const noIndex = meta('name', 'robots', 'noindex');

/** The one address of a page. */
export const canonical = (url: string): string => `<link rel="canonical" href="${escapeHtml(url)}">`;

/** The addresses of a page in each of its languages; whoever speaks none of them reads English. */
export function alternates(languages: PublicContent['languages'], publicUrl: string): string[] {
  if (languages.length < 2) return [];
  const link = (tag: string, path: string): string =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(new URL(path, publicUrl).href)}">`;
  return [
    ...languages.map(({ language, path }) => link(languageNames[language].tag, path)),
    ...languages.flatMap(({ language, path }) => (language === 'en' ? link('x-default', path) : [])),
  ];
}

/** What pages are shared with that have no picture of their own. */
const usualPicture = '/art/colonnade.svg';

/** What is shown with a link in chats and feeds: a drawing as PNG, every other picture as it is. */
function linked({ type, title, description, url, picture }: SharedHead, pictures: Pictures): string[] {
  const own = picture ?? usualPicture;
  const drawn = pictures.pathOf(own);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', new URL(drawn ?? own, url).href],
    ...(drawn === null ? [] : drawnFacts),
    ['twitter:card', 'summary_large_image'],
  ];
  return properties.map(([name, content]) => meta('property', name, content));
}

const drawnFacts: readonly (readonly [string, string])[] = [
  ['og:image:type', 'image/png'],
  ['og:image:width', String(sharedSize.width)],
  ['og:image:height', String(sharedSize.height)],
];

/** The page of the application with what the server drew in it, to be read until the application is there, or without it. */
export function withDrawn(html: string, { html: drawn, styles }: Drawn): string {
  const sheets = styles
    .filter((path) => !html.includes(`href="/${path}"`))
    .map((path) => `<link rel="stylesheet" crossorigin href="/${path}">`);
  return html
    .replace('</head>', () => `${sheets.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${drawn}</div>`)
    .replace(/<noscript>[^<]*<\/noscript>/, '');
}

/** The page of the application with a head of its own. */
export function withHead(html: string, head: ServedHead, pictures: Pictures): string {
  const { lang, title, description, shared, elements, text } = head;
  const spoken = lang === undefined ? html : html.replace('<html lang="en"', () => `<html lang="${lang}"`);
  const named =
    title === undefined
      ? spoken
      : spoken.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
  const described =
    description === undefined
      ? named
      : named.replace(/<meta\s+name="description"[^>]*>/, () => meta('name', 'description', description));
  const told =
    text === undefined
      ? described
      : described.replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${text}</noscript>`);
  const all = [...(shared ? linked(shared, pictures) : []), ...elements];
  return told.replace('</head>', () => `${all.join('\n')}\n</head>`);
}
