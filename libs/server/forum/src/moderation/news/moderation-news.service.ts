import { Injectable } from '@nestjs/common';
import type { ModerationAction, ModerationCaseKind, ModerationTargetType } from '@lyceum/contracts';
import type { Transaction } from '@lyceum/kernel';
import { isKeptBy, isReadableTo } from '../../access/forum-access.queries';

/** A case, as those who are told of it may know it. Who reported is not in it. */
export interface CaseNews {
  kind: ModerationCaseKind;
  status: 'OPEN' | 'CLOSED';
  targetType: ModerationTargetType;
  targetId: string;
  title: string;
  authorId: string;
  action: ModerationAction | null;
  reason: string | null;
  communityId: string | null;
  /** The forum's, in addresses and as it is called; null for what belongs to none. */
  communityName: string | null;
  displayName: string | null;
}

const caseStatement = `
  SELECT mc.kind, mc.status, mc.target_type AS "targetType", mc.target_id AS "targetId", mc.title,
         mc.author_id AS "authorId", mc.action, mc.reason, c.id AS "communityId", c.name::text AS "communityName",
         c.display_name AS "displayName"
  FROM moderation_cases mc LEFT JOIN communities c ON c.id = mc.community_id WHERE mc.id = $1`;

/** Who keeps order there and is not the one it is about; people shut out for a time are not told. */
const moderatorsStatement = `
  SELECT m.user_id AS id FROM moderation_cases mc
  JOIN community_members m ON m.community_id = mc.community_id AND m.user_id <> mc.author_id
  WHERE mc.id = $1 AND ${isKeptBy('m.user_id', 'mc.community_id')}
  ORDER BY m.user_id`;

/** Who reported it and may still read the forum. */
const reportersStatement = `
  SELECT r.reporter_id AS id FROM moderation_reports r
  JOIN moderation_cases mc ON mc.id = r.case_id JOIN communities c ON c.id = mc.community_id
  WHERE r.case_id = $1 AND ${isReadableTo('r.reporter_id', 'c')}
  ORDER BY r.reporter_id`;

/** What is so now of what an event of moderation told, for whoever tells people of it. */
@Injectable()
export class ModerationNewsService {
  /** The case, or null where it is gone. */
  async ofCase({ manager }: Transaction, caseId: string): Promise<CaseNews | null> {
    const [row] = await manager.query<CaseNews[]>(caseStatement, [caseId]);
    return row ?? null;
  }

  async moderatorIds({ manager }: Transaction, caseId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(moderatorsStatement, [caseId]);
    return rows.map(({ id }) => id);
  }

  async reporterIds({ manager }: Transaction, caseId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(reportersStatement, [caseId]);
    return rows.map(({ id }) => id);
  }
}
