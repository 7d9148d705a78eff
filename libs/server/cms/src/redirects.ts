import {
  cmsErrors,
  cmsLimits,
  type ContentOf,
  type ContentTypeName,
  languageIn,
  slugIssue,
} from '@lyceum/contracts/cms';
import { CONFIG, type Config, DomainError, PreparedQueries, type StatementRunner } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { liveQuery } from './content.statements';

/** Of redirects that lead to each other, so many are followed: more are taken for a circle. */
const mostSteps = 10;

/** A path of a language, at which nothing is, leads on as this one does. */
const englishOf = (path: string): string => `/${languageIn(path.slice(1)).rest}`;

/** Addresses that lead to others for good. */
@Injectable()
export class Redirects {
  constructor(
    private readonly queries: PreparedQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Where a path leads; null where it leads nowhere, or by others back to itself. */
  async from(path: string): Promise<string | null> {
    const to = await this.next(path, this.queries);
    return to === null || (await this.comesBack(path, to, this.queries)) ? null : to;
  }

  /**
   * Refuses what would lead back to where it begins, with the redirects that are published.
   * @throws DomainError CMS_REDIRECT_LOOP
   */
  async assertLeadsOn(
    { type, slug, data }: { readonly type: ContentTypeName; readonly slug: string; readonly data: object },
    statements: StatementRunner = this.queries,
  ): Promise<void> {
    if (type !== 'redirect') return;
    const { to } = data as ContentOf<'redirect'>;
    if (!(await this.comesBack(`/${slug}`, to, statements))) return;
    const { message } = cmsErrors.REDIRECT_LOOP;
    throw new DomainError(cmsErrors.REDIRECT_LOOP, { issues: [{ path: 'data.to', message }] });
  }

  private async comesBack(path: string, to: string, statements: StatementRunner): Promise<boolean> {
    let target: string | null = to;
    for (let step = 0; step < mostSteps; step += 1) {
      const reached: string | null = target === null ? null : this.pathIn(target);
      if (reached === null) return false;
      if (reached === path || englishOf(reached) === path) return true;
      target = (await this.next(reached, statements)) ?? (await this.next(englishOf(reached), statements));
    }
    return true;
  }

  /** The path of this site that somebody is led to; null where that is another one. */
  private pathIn(target: string): string | null {
    if (!URL.canParse(target, this.config.publicUrl)) return null;
    const { origin, pathname } = new URL(target, this.config.publicUrl);
    return origin === new URL(this.config.publicUrl).origin ? pathname.replace(/(?<=.)\/$/, '') : null;
  }

  private async next(path: string, statements: StatementRunner): Promise<string | null> {
    const slug = path.slice(1);
    if (slug.length > cmsLimits.slugLength || slugIssue('redirect', slug) !== null) return null;
    const [row] = await statements.rows(liveQuery, { type: 'redirect', slug });
    return row ? (row.data as ContentOf<'redirect'>).to : null;
  }
}
