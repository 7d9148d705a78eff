import { Inject, Injectable } from '@nestjs/common';
import {
  cmsErrors,
  contentAt,
  type ContentLanguage,
  type ContentOf,
  contentPath,
  languageIn,
  languageNames,
  pathIn,
  type PublicContent,
  type ContentTypeName,
  type PublicPageInput,
  publicPageSchema,
  type ReadType,
  readTypes,
} from '@lyceum/contracts/cms';
import type { SiteBanner } from '@lyceum/contracts/common';
import { CONFIG, type Config, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { addressesQuery, listsQuery, type LiveRow, liveQuery, translatedQuery } from './content.statements';
import { ledIn } from './led-in';
import { Kept } from './kept';
import { byAddress, picturesIn, withFiles } from './media/pictures';
import { typesListedBy } from './page-lists';
import { isEditorsPath } from './editors-paths';
import type { PublicPageModel } from './public-page.model';
import { Redirects } from './redirects';

/** Where the editors' texts are read, in which `{brandName}` and its like stand for what is configured. */
@Injectable()
export class PublicPageService {
  private readonly kept = new Kept((path) => this.read(path));
  private readonly banners = new Kept(() => this.readBanner());
  private readonly titles = new Kept((language) => this.readTitles(language));

  constructor(
    private readonly queries: PreparedQueries,
    @Inject(CONFIG) private readonly config: Config,
    private readonly redirects: Redirects,
  ) {}

  /** The page of a path. @throws DomainError CMS_NOT_FOUND where nothing is published */
  async page(input: PublicPageInput): Promise<PublicPageModel> {
    const { path } = parseInput(publicPageSchema, input);
    const page = await this.find(path);
    if (!page) throw new DomainError(cmsErrors.NOT_FOUND);
    return page;
  }

  /** The same, or null; at most two seconds old, and the same object for as long. */
  async find(path: string): Promise<PublicPageModel | null> {
    return (await this.kept.of(path)).page;
  }

  /**
   * Where a path leads at which nothing is published any more; null where it leads nowhere. Nobody is led away from a screen of the product.
   * @param hasScreen whether the front end has a screen for just this path
   */
  async leadsTo(path: string, hasScreen: boolean): Promise<LeadsTo | null> {
    if (hasScreen && !isEditorsPath(path, this.config.BRAND_SLUG)) return null;
    const { page, to } = await this.kept.of(path);
    return page ? null : to;
  }

  /** Has every page read anew: something was published. */
  forget(): void {
    this.kept.clear();
    this.banners.clear();
    this.titles.clear();
  }

  /** What stands above the header of three pages (checklist line 8); null where nothing is published for it. */
  banner(): Promise<SiteBanner | null> {
    return this.banners.of('');
  }

  private async readBanner(): Promise<SiteBanner | null> {
    const [first] = await this.queries.rows(listsQuery, { types: ['banner'], language: 'en' });
    return first ? (JSON.parse(this.filled(JSON.stringify(first.data))) as SiteBanner) : null;
  }

  /** Where everything stands that has a page of its own, and when it was last written. */
  async addresses(): Promise<SiteAddress[]> {
    const rows = await this.queries.rows(addressesQuery, { types: [...readTypes] });
    return rows.map((row) => ({
      path: contentPath(row.type as ReadType, row.slug, this.config.BRAND_SLUG),
      updatedAt: row.updatedAt,
      languages: this.languagesOf(row),
    }));
  }

  /** What is read in a language besides English: the paths in English, with the titles there. At most two seconds old. */
  titlesIn(language: ContentLanguage): Promise<Readonly<Record<string, string>>> {
    return this.titles.of(language);
  }

  private async readTitles(language: string): Promise<Readonly<Record<string, string>>> {
    if (language === 'en') return {};
    const rows = await this.queries.rows(translatedQuery, { types: [...readTypes], language });
    const titles = rows.map(({ type, slug, title }) => [this.ownPath(type, slug), title] as const);
    return JSON.parse(this.filled(JSON.stringify(Object.fromEntries(titles)))) as Record<string, string>;
  }

  /** Where an entry is read in English, be it a translation or not. */
  private readonly ownPath = (type: string, slug: string): string =>
    contentPath(type as ReadType, languageIn(slug).rest, this.config.BRAND_SLUG);

  private languagesOf({ type, slug, translatedInto }: Translated): PublicContent['languages'] {
    const path = this.ownPath(type, slug);
    return (['en', ...translatedInto] as const).map((language) => ({
      language,
      path: pathIn(language, path),
    }));
  }

  private async read(path: string): Promise<Found> {
    const address = contentAt(path, this.config.BRAND_SLUG);
    const [row] = address ? await this.queries.rows(liveQuery, address) : [];
    return row
      ? { page: { path, ...(await this.made(row)) }, to: null }
      : { page: null, to: await this.placeOf(path) };
  }

  /** Where a path leads at which nothing is: what is not translated is read in English, as long as it is not. */
  private async placeOf(path: string): Promise<LeadsTo | null> {
    const to = await this.redirects.from(path);
    if (to !== null) return { to, status: 301 };
    const { language, rest } = languageIn(path.slice(1));
    // One language is named once: nobody asks for a page in Spanish in Chinese.
    if (language === 'en' || languageIn(rest).language !== 'en') return null;
    if (path.endsWith('/')) return { to: path.replace(/\/+$/, ''), status: 301 };
    const there = await this.kept.of(`/${rest}`);
    if (there.page) return { to: there.page.path, status: 302 };
    return there.to ? { to: await this.inLanguage(there.to.to, language), status: 302 } : null;
  }

  private async inLanguage(path: string, language: ContentLanguage): Promise<string> {
    return path in (await this.titlesIn(language)) ? pathIn(language, path) : path;
  }

  /** What a page is, made of an entry and of what is published of all that it lists. */
  async made(row: LiveRow & Translated): Promise<Omit<PublicPageModel, 'path'>> {
    const { language } = row;
    const types = listedWith(row);
    const listed = types.length === 0 ? [] : await this.queries.rows(listsQuery, { types, language });
    const pictures = await picturesIn([row, ...listed], this.queries);
    const titles = await this.titlesIn(language);
    const { type, data } = withFiles(row, pictures);
    const { rest: slug } = languageIn(row.slug);
    const lists = Object.groupBy(
      listed.map((one) => withFiles(one, pictures)),
      (one) => one.type,
    );
    const content = {
      type,
      entry: { slug, data },
      lists: mapped(lists, language),
      pictures: byAddress(pictures),
      language,
      languages: this.languagesOf(row),
    };
    // Links in English lead to what there is in the language of the page.
    const filled = this.filled(JSON.stringify(content));
    return {
      content: language === 'en' ? filled : JSON.stringify(ledIn(JSON.parse(filled), language, titles)),
      ...(JSON.parse(this.filled(JSON.stringify(headOf({ type, data })))) as ReturnType<typeof headOf>),
    };
  }

  /** JSON in which the configured names stand. */
  private filled(json: string): string {
    const { BRAND_NAME, BRAND_SLUG, contactEmail } = this.config;
    return json
      .replaceAll('{brandName}', () => JSON.stringify(BRAND_NAME).slice(1, -1))
      .replaceAll('{brand}', () => BRAND_SLUG)
      .replaceAll('{email}', () => JSON.stringify(contactEmail).slice(1, -1));
  }
}

/** Where a path leads, and whether for good. */
export interface LeadsTo {
  readonly to: string;
  readonly status: 301 | 302;
}

/** A page of the site, and where it is read in each language that it is published in. */
export interface SiteAddress {
  readonly path: string;
  readonly updatedAt: Date;
  readonly languages: PublicContent['languages'];
}

interface Translated {
  readonly type: string;
  readonly slug: string;
  /** The languages besides English in which it is published. */
  readonly translatedInto: readonly ContentLanguage[];
}

/** What there is at a path, and where it leads if nothing is. */
interface Found {
  readonly page: PublicPageModel | null;
  readonly to: LeadsTo | null;
}

const mapped = (lists: Partial<Record<ContentTypeName, LiveRow[]>>, language: ContentLanguage): object =>
  Object.fromEntries(
    Object.entries(lists).map(([type, rows]) => [
      type,
      rows.map(({ slug, data, language: own }) => ({
        slug,
        data,
        ...(own !== language && { lang: languageNames[own].tag }),
        ...(own !== 'en' && type === 'post' && { path: pathIn(own, `/blog/${slug}`) }),
      })),
    ]),
  );

/** A post stands beside the others, an article in its magazine. */
function listedWith({ type, data }: Pick<LiveRow, 'type' | 'data'>): ContentTypeName[] {
  return type === 'page' ? typesListedBy((data as ContentOf<'page'>).blocks) : [type];
}

function headOf({
  type,
  data,
}: Pick<LiveRow, 'type' | 'data'>): Pick<PublicPageModel, 'title' | 'description' | 'picture'> {
  if (type === 'post') {
    const { title, teaser, picture } = data as ContentOf<'post'>;
    return { title, description: teaser, picture };
  }
  if (type === 'article') {
    const { title, para, imgBigUrl } = data as ContentOf<'article'>;
    return { title, description: para, picture: imgBigUrl };
  }
  const { title, description, blocks } = data as ContentOf<'page'>;
  const [first] = blocks;
  return { title, description, picture: first?.kind === 'hero' ? first.picture : null };
}
