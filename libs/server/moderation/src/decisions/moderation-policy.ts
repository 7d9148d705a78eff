import type {
  ModerationAction,
  ModerationCaseKind,
  ModerationNoticeKind,
  ModerationTargetType,
} from '@lyceum/contracts/moderation';
import type { Actor } from '@lyceum/kernel';
import type { Standing } from '../communities/community-keeper';

/** What decides how a case can be decided. */
export interface CaseFacts {
  readonly kind: ModerationCaseKind;
  /** What an appeal is against; null for other cases. */
  readonly noticeKind: ModerationNoticeKind | null;
  /** Null for what belongs to no forum: nobody can be banned from there. */
  readonly communityId: string | null;
  readonly targetType: ModerationTargetType;
}

const byKind: Readonly<Record<ModerationCaseKind, readonly ModerationAction[]>> = {
  REPORT: ['DISMISS', 'REMOVE', 'WARN', 'BAN'],
  HOLD: ['RELEASE', 'REMOVE', 'BAN'],
  APPEAL: ['UPHOLD', 'REVERSE'],
  // There is no content to take away; an account is suspended where accounts are looked after.
  ALERT: ['DISMISS', 'WARN'],
};

/**
 * How the case can be decided by somebody who keeps order there. Bans, and appeals against them, are for who runs the
 * forum (checklist line 77: moderators see to reports, not to bans).
 */
export function actionsFor(facts: CaseFacts, standing: Standing): ModerationAction[] {
  if (facts.noticeKind === 'BANNED' && standing !== 'ADMIN') return [];
  return byKind[facts.kind].filter((action) => {
    if (action === 'BAN') return standing === 'ADMIN' && facts.communityId !== null;
    // Everybody has one: it is corrected with the account.
    return action !== 'REMOVE' || facts.targetType !== 'PROFILE_NAME';
  });
}

/** Of an appeal: who made the decision it is against, and whether somebody else can look at it; null of other cases. */
export interface AppealedFacts {
  readonly appealedBy: string | null;
  readonly othersCanDecide: boolean | null;
}

/** Whether the caller made the decision that is appealed against. */
export function isOwnDecision(actor: Pick<Actor, 'userId'>, { appealedBy }: AppealedFacts): boolean {
  return appealedBy === actor.userId;
}

/** Whether the appeal is for somebody else, who is there; where nobody else is, it is better looked at than not. */
export function isForAnother(actor: Pick<Actor, 'userId'>, facts: AppealedFacts): boolean {
  return isOwnDecision(actor, facts) && facts.othersCanDecide === true;
}
