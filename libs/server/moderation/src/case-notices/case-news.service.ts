import { Injectable } from '@nestjs/common';
import type {
  ModerationAction,
  ModerationCaseKind,
  ModerationTargetType,
} from '@lyceum/contracts/moderation';
import type { Transaction } from '@lyceum/kernel';
import { Communities } from '../communities/communities';
import type { CommunitySql } from '../communities/community-keeper';

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

const caseStatement = ({ communities }: CommunitySql): string => `
  SELECT mc.kind, mc.status, mc.target_type AS "targetType", mc.target_id AS "targetId", mc.title,
         mc.author_id AS "authorId", mc.action, mc.reason, c.id AS "communityId", c.name AS "communityName",
         c.display_name AS "displayName"
  FROM moderation_cases mc LEFT JOIN ${communities} c ON c.id = mc.community_id WHERE mc.id = $1`;

/** Who keeps order there and is not the one it is about; people shut out for a time are not told. */
const moderatorsStatement = ({ keepers }: CommunitySql): string => `
  SELECT keeper.user_id AS id FROM moderation_cases mc
  JOIN ${keepers} keeper ON keeper.community_id = mc.community_id AND keeper.user_id <> mc.author_id
  WHERE mc.id = $1 ORDER BY keeper.user_id`;

/** Who reported it and may still read the forum. */
const reportersStatement = ({ isReadableTo }: CommunitySql): string => `
  SELECT r.reporter_id AS id FROM moderation_reports r
  JOIN moderation_cases mc ON mc.id = r.case_id
  WHERE r.case_id = $1 AND ${isReadableTo('r.reporter_id', 'mc.community_id')}
  ORDER BY r.reporter_id`;

/** What is so now of what an event of moderation told, for whoever tells people of it. */
@Injectable()
export class CaseNewsService {
  constructor(private readonly communities: Communities) {}

  /** The case, or null where it is gone. */
  async ofCase({ manager }: Transaction, caseId: string): Promise<CaseNews | null> {
    const [row] = await manager.query<CaseNews[]>(caseStatement(this.sql), [caseId]);
    return row ?? null;
  }

  async moderatorIds({ manager }: Transaction, caseId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(moderatorsStatement(this.sql), [caseId]);
    return rows.map(({ id }) => id);
  }

  async reporterIds({ manager }: Transaction, caseId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(reportersStatement(this.sql), [caseId]);
    return rows.map(({ id }) => id);
  }

  private get sql(): CommunitySql {
    return this.communities.keeper.sql;
  }
}
