import { Inject, Injectable } from '@nestjs/common';
import {
  cmsErrors,
  contentAt,
  type ContentOf,
  contentPath,
  type ContentTypeName,
  type PublicPageInput,
  publicPageSchema,
  type ReadType,
  readTypes,
} from '@lyceum/contracts/cms';
import type { SiteBanner } from '@lyceum/contracts/common';
import { CONFIG, type Config, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { addressesQuery, listsQuery, type LiveRow, liveQuery } from './content.statements';
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
  async leadsTo(path: string, hasScreen: boolean): Promise<string | null> {
    if (hasScreen && !isEditorsPath(path, this.config.BRAND_SLUG)) return null;
    const { page, to } = await this.kept.of(path);
    return page ? null : to;
  }

  /** Has every page read anew: something was published. */
  forget(): void {
    this.kept.clear();
    this.banners.clear();
  }

  /** What stands above the header of three pages (checklist line 8); null where nothing is published for it. */
  banner(): Promise<SiteBanner | null> {
    return this.banners.of('');
  }

  private async readBanner(): Promise<SiteBanner | null> {
    const [first] = await this.queries.rows(listsQuery, { types: ['banner'] });
    return first ? (JSON.parse(this.filled(JSON.stringify(first.data))) as SiteBanner) : null;
  }

  /** Where everything stands that has a page of its own, and when it was last written. */
  async addresses(): Promise<{ path: string; updatedAt: Date }[]> {
    const rows = await this.queries.rows(addressesQuery, { types: [...readTypes] });
    return rows.map(({ type, slug, updatedAt }) => ({
      path: contentPath(type as ReadType, slug, this.config.BRAND_SLUG),
      updatedAt,
    }));
  }

  private async read(path: string): Promise<Found> {
    const address = contentAt(path, this.config.BRAND_SLUG);
    const [row] = address ? await this.queries.rows(liveQuery, address) : [];
    return row
      ? { page: { path, ...(await this.made(row)) }, to: null }
      : { page: null, to: await this.redirects.from(path) };
  }

  /** What a page is, made of an entry and of what is published of all that it lists. */
  async made(row: Pick<LiveRow, 'type' | 'slug' | 'data'>): Promise<Omit<PublicPageModel, 'path'>> {
    const types = listedWith(row);
    const listed = types.length === 0 ? [] : await this.queries.rows(listsQuery, { types });
    const pictures = await picturesIn([row, ...listed], this.queries);
    const { type, slug, data } = withFiles(row, pictures);
    const lists = Object.groupBy(
      listed.map((one) => withFiles(one, pictures)),
      (one) => one.type,
    );
    const content = { type, entry: { slug, data }, lists: mapped(lists), pictures: byAddress(pictures) };
    return {
      content: this.filled(JSON.stringify(content)),
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

/** What there is at a path, and where it leads if nothing is. */
interface Found {
  readonly page: PublicPageModel | null;
  readonly to: string | null;
}

const mapped = (lists: Partial<Record<ContentTypeName, LiveRow[]>>): object =>
  Object.fromEntries(
    Object.entries(lists).map(([type, rows]) => [type, rows.map(({ slug, data }) => ({ slug, data }))]),
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
