import type { ContentOf } from './content-types';
import type { ContentTypeName } from './content.labels';
import { type ContentLanguage, languageIn, pathIn } from './content.languages';
import type { PublicPicture } from './public-picture';

/** One of a type, as visitors read it. */
export interface PublicEntry<Type extends ContentTypeName = ContentTypeName> {
  readonly slug: string;
  readonly data: ContentOf<Type>;
}

/** What is read on a page of its own is left out where it is listed. */
export interface ListedEntry<Type extends ContentTypeName = ContentTypeName> {
  readonly slug: string;
  readonly data: Omit<ContentOf<Type>, 'body' | 'fullArt'>;
  /** As HTML says it, where it is in another language than the page. */
  readonly lang?: string;
  /** Where it is read in the language of the page, where that is not English. */
  readonly path?: string;
}

/** All entries of the types that a page shows. */
export type PublicLists = { readonly [Type in ContentTypeName]?: readonly ListedEntry<Type>[] };

interface ContentRead<Type extends ReadType> {
  readonly type: Type;
  readonly entry: PublicEntry<Type>;
  readonly lists: PublicLists;
  /** Those of the library among its pictures, by their addresses. */
  readonly pictures: Readonly<Record<string, PublicPicture>>;
  readonly language: ContentLanguage;
  /** Where it is read, in each language in which it is published, English first. */
  readonly languages: readonly { readonly language: ContentLanguage; readonly path: string }[];
}

/** What has an address of its own. */
export const readTypes = ['page', 'post', 'article'] as const;
export type ReadType = (typeof readTypes)[number];

/** What a public page shows. */
export type PublicContent = ContentRead<'page'> | ContentRead<'post'> | ContentRead<'article'>;

/** Where a page stands that the configured brand is in the address of. */
const brandedPages = { globe: '-globe', podcast: '-education-connect-podcast' } as const;

/** Paths of all pages whose address has the brand in it. */
export const brandedPaths = (brandSlug: string): string[] =>
  Object.values(brandedPages).map((ending) => `/${brandSlug}${ending}`);

/** Where somebody reads an entry that has an address of its own; that of a translation has its language in front. */
export function contentPath(type: ReadType, slug: string, brandSlug: string): string {
  const { language, rest } = languageIn(slug);
  return pathIn(language, ownPath(type, rest, brandSlug));
}

function ownPath(type: ReadType, slug: string, brandSlug: string): string {
  if (type === 'post') return `/blog/${slug}`;
  if (type === 'article') return `/globe/${slug}`;
  if (slug === 'home') return '/';
  const branded = brandedPages[slug as keyof typeof brandedPages] as string | undefined;
  return branded === undefined ? `/${slug}` : `/${brandSlug}${branded}`;
}

/** The entry that is read at a path; null where none can be. */
export function contentAt(path: string, brandSlug: string): { type: ReadType; slug: string } | null {
  const { language, rest } = languageIn(path.slice(1));
  if (language === 'en') return ownAt(path, brandSlug);
  const found = path === pathIn(language, `/${rest}`) ? ownAt(`/${rest}`, brandSlug) : null;
  return found && { ...found, slug: `${language}/${found.slug}` };
}

function ownAt(path: string, brandSlug: string): { type: ReadType; slug: string } | null {
  const [, post] = /^\/blog\/([\w-]{1,120})$/.exec(path) ?? [];
  if (post !== undefined) return { type: 'post', slug: post };
  const [, article] = /^\/globe\/([\w-]{1,120})$/.exec(path) ?? [];
  if (article !== undefined) return { type: 'article', slug: article };
  if (path === '/') return { type: 'page', slug: 'home' };
  for (const [slug, ending] of Object.entries(brandedPages))
    if (path === `/${brandSlug}${ending}`) return { type: 'page', slug };
  const [, page] = /^\/([\w-]{1,120})$/.exec(path) ?? [];
  return page === undefined || page === 'home' || page in brandedPages ? null : { type: 'page', slug: page };
}
