import type {
  ModerationAction,
  ModerationCaseKind,
  ModerationCaseStatus,
  ModerationTargetType,
} from '@lyceum/contracts/moderation';
import { statement } from '@lyceum/kernel';
import type { CommunitySql } from '../communities/community-keeper';
import { decisionOf } from '../decisions/decision.statements';

/** A case, as those who are told of it may know it. Who reported is not in it. */
export interface CaseNews {
  kind: ModerationCaseKind;
  status: ModerationCaseStatus;
  targetType: ModerationTargetType;
  targetId: string;
  title: string;
  authorId: string;
  action: ModerationAction | null;
  /** Which decision stands. */
  decision: string | null;
  reason: string | null;
  communityId: string | null;
  /** The forum's, in addresses and as it is called; null for what belongs to none. */
  communityName: string | null;
  displayName: string | null;
}

export const caseNewsStatements = ({ communities, keepers, isReadableTo }: CommunitySql) => ({
  /** It stays so until who is told of it is told: what is taken back then is taken back after that. */
  ofCase: statement<CaseNews>(
    'moderation.case-news',
    `SELECT mc.kind, mc.status, mc.target_type AS "targetType", mc.target_id AS "targetId", mc.title,
            mc.author_id AS "authorId", mc.action, ${decisionOf('mc')} AS decision, mc.reason, c.id AS "communityId", c.name AS "communityName",
            c.display_name AS "displayName"
     FROM moderation_cases mc LEFT JOIN ${communities} c ON c.id = mc.community_id WHERE mc.id = $caseId
     FOR SHARE OF mc`,
  ),

  /** Who keeps order there and is not the one it is about; people shut out for a time are not told. */
  moderators: statement<{ id: string }>(
    'moderation.moderators-to-tell',
    `SELECT keeper.user_id AS id FROM moderation_cases mc
     JOIN ${keepers} keeper ON keeper.community_id = mc.community_id AND keeper.user_id <> mc.author_id
     WHERE mc.id = $caseId ORDER BY keeper.user_id`,
  ),

  /** Who reported it, of a forum as long as they may read that. */
  reporters: statement<{ id: string }>(
    'moderation.reporters-to-tell',
    `SELECT r.reporter_id AS id FROM moderation_reports r
     JOIN moderation_cases mc ON mc.id = r.case_id
     WHERE r.case_id = $caseId AND (mc.community_id IS NULL OR ${isReadableTo('r.reporter_id', 'mc.community_id')})
     ORDER BY r.reporter_id`,
  ),
});
