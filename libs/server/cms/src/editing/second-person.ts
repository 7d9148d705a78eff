import { cmsErrors } from '@lyceum/contracts/cms';
import {
  type Actor,
  CONFIG,
  type Config,
  DomainError,
  PreparedQueries,
  statement,
  type StatementRunner,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { ContentReader, scheduledMeanwhile } from './content-reader';
import { wroteUnpublished } from './wrote-unpublished';

const wroteQuery = statement<{ wrote: boolean }>(
  'cms.wrote-unpublished',
  `SELECT ${wroteUnpublished('e', 'e.latest_version', '$actorId')} AS wrote FROM content_entries e WHERE e.id = $id`,
);

/** Whether what one wrote is for another one to publish (CONTENT_SECOND_PERSON). */
@Injectable()
export class SecondPerson {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly reader: ContentReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isAsked(): boolean {
    return this.config.CONTENT_SECOND_PERSON;
  }

  /** Whether the latest version of an entry is for somebody else to publish. */
  async isNeeded(actor: Actor, id: string, statements: StatementRunner = this.queries): Promise<boolean> {
    if (!this.isAsked) return false;
    const [row] = await statements.rows(wroteQuery, { id, actorId: actor.userId });
    return row?.wrote ?? false;
  }

  /**
   * Says why a version that somebody saw was not published or scheduled by them.
   * @throws DomainError CMS_OWN_CHANGE, CMS_SCHEDULED_MEANWHILE, and what `ContentReader.refuse` does
   */
  async refuse(
    statements: StatementRunner,
    actor: Actor,
    { id, version, publishes = true }: { id: string; version: number; publishes?: boolean },
  ): Promise<never> {
    const row = await this.reader.row(id, statements);
    if (row.version !== version || row.state === 'DELETED') return this.reader.refuse(statements, id);
    if (publishes && (await this.isNeeded(actor, id, statements)))
      throw new DomainError(cmsErrors.OWN_CHANGE);
    throw scheduledMeanwhile(row);
  }
}
