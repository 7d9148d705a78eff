import { people } from '@lyceum/auth';
import {
  cmsErrors,
  cmsLimits,
  type ContentIdInput,
  contentIdSchema,
  type ContentPresence,
} from '@lyceum/contracts/cms';
import {
  type Actor,
  assertCan,
  DomainError,
  Every,
  parseInput,
  PreparedQueries,
  statement,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Notes that somebody has an entry before them, and answers who else was heard of there just now. */
const lookStatement = statement<ContentPresence>(
  'cms.look',
  `WITH entry AS (
     SELECT id, latest_version FROM content_entries WHERE id = $id
   ), noted AS (
     INSERT INTO content_editors (entry_id, user_id, seen_at) SELECT id, $actorId::uuid, now() FROM entry
     ON CONFLICT (entry_id, user_id) DO UPDATE SET seen_at = EXCLUDED.seen_at
   )
   SELECT entry.latest_version AS version, COALESCE((
     SELECT jsonb_agg(jsonb_build_object('id', o.user_id, 'name', ${people.nameOf('o.user_id')}) ORDER BY o.user_id)
     FROM content_editors o WHERE o.entry_id = entry.id AND o.user_id <> $actorId::uuid
       AND o.seen_at > now() - make_interval(secs => ${String(cmsLimits.presenceSeconds)})), '[]') AS others
   FROM entry`,
);

const forgetStatement = statement(
  'cms.forget-presence',
  `DELETE FROM content_editors WHERE seen_at < now() - make_interval(secs => ${String(cmsLimits.presenceSeconds)})`,
);

/** Who has an entry before them now: whoever asks is noted for some seconds, and a page that is gone asks no more. */
@Injectable()
export class PresenceService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Notes the caller. @returns who else is there, and the latest version @throws DomainError CMS_ENTRY_NOT_FOUND */
  async look(actor: Actor, input: ContentIdInput): Promise<ContentPresence> {
    assertCan(actor, 'content.edit');
    const { id } = parseInput(contentIdSchema, input);
    const [presence] = await this.queries.rows(lookStatement, { id, actorId: actor.userId });
    if (!presence) throw new DomainError(cmsErrors.ENTRY_NOT_FOUND);
    return presence;
  }

  @Every('cms.forget-presence', { minutes: 60 })
  async forget(): Promise<void> {
    await this.queries.count(forgetStatement);
  }
}
