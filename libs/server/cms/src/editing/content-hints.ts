import {
  contentAt,
  type ContentCheck,
  type ContentHint,
  contentTypes,
  type FormShape,
  formOf,
  linksOf,
} from '@lyceum/contracts/cms';
import { CONFIG, type Config, PreparedQueries, toInputIssues } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { liveQuery } from '../content.statements';
import type { EntryRow } from './editing.statements';

/** Addresses that nothing but what editors publish ever has. */
const editorsOnly = /^\/(?:blog|globe)\/[^/]+$/;

/** What an editor is told before they publish. */
@Injectable()
export class ContentHints {
  constructor(
    private readonly queries: PreparedQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What keeps it from being published, and which of its links lead nowhere. */
  async of({ type, data }: Pick<EntryRow, 'type' | 'data'>): Promise<ContentCheck> {
    const { success, error } = contentTypes[type].schema.safeParse(data);
    return {
      issues: success ? [] : toInputIssues(error),
      hints: await this.deadLinks(formOf(type), data as Record<string, unknown>),
    };
  }

  private async deadLinks(form: FormShape, data: Readonly<Record<string, unknown>>): Promise<ContentHint[]> {
    const found = await Promise.all(
      linksOf(form, data).map(async ({ at, target }) =>
        (await this.leadsSomewhere(target))
          ? []
          : [{ at, message: `${target} leads nowhere: nothing is published there.` }],
      ),
    );
    return found.flat();
  }

  private async leadsSomewhere(target: string): Promise<boolean> {
    const path = target.split(/[?#]/)[0] ?? '';
    const address = contentAt(path, this.config.BRAND_SLUG);
    if (!address || !editorsOnly.test(path)) return true;
    const [live] = await this.queries.rows(liveQuery, address);
    const [moved] = live
      ? [live]
      : await this.queries.rows(liveQuery, { type: 'redirect', slug: path.slice(1) });
    return moved !== undefined;
  }
}
