import {
  type ContentCheck,
  type ContentDraft,
  contentHints,
  contentTypes,
  type KnownSite,
  readTypes,
} from '@lyceum/contracts/cms';
import { type Actor, assertCan, CONFIG, type Config, PreparedQueries, toInputIssues } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { ContentReader } from './content-reader';
import { type EntryRow, knownAddressesQuery, type KnownAddressRow } from './editing.statements';

/** What an editor is told before they publish. */
@Injectable()
export class ContentHints {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly reader: ContentReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What keeps it from being published, and what there is to look at before. */
  async of(row: Pick<EntryRow, 'type' | 'slug' | 'data'>): Promise<ContentCheck> {
    const { type, data } = row;
    const { success, error } = contentTypes[type].schema.safeParse(data);
    const site = await this.known();
    const path = this.reader.pathOf(row);
    // What leads to itself leads somewhere, once it is published.
    const own = path === null ? [] : [{ path, anchors: null }];
    const addresses = [...site.addresses, ...own];
    return {
      issues: success ? [] : toInputIssues(error),
      hints: contentHints(type, data as ContentDraft, { ...site, addresses }),
    };
  }

  /** What there is for links to lead to. */
  async site(actor: Actor): Promise<KnownSite> {
    assertCan(actor, 'content.edit');
    return this.known();
  }

  private async known(): Promise<KnownSite> {
    const rows = await this.queries.rows(knownAddressesQuery, {
      types: [...readTypes, 'redirect', ...named],
    });
    return {
      brandSlug: this.config.BRAND_SLUG,
      addresses: rows.flatMap((row) => {
        const path = this.reader.pathOf(row);
        return path === null ? [] : { path, anchors: anchorsOf(row, rows) };
      }),
    };
  }
}

/** Types of which each has its name behind the # of the pages that list them, by the block that does. */
const anchored = { postings: 'posting', episodes: 'episode' } as const;
const named: readonly string[] = Object.values(anchored);

/** Nobody knows what is on the page that a redirect leads to. */
function anchorsOf({ type, kinds }: KnownAddressRow, rows: readonly KnownAddressRow[]): string[] | null {
  if (type === 'redirect') return null;
  const types = Object.entries(anchored).flatMap(([kind, one]) => (kinds.includes(kind) ? one : []));
  return rows.filter((row) => types.some((one) => one === row.type)).map(({ slug }) => slug);
}
