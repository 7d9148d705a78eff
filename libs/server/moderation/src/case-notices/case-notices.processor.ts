import { Injectable } from '@nestjs/common';
import type { ModerationAction } from '@lyceum/contracts/moderation';
import {
  type About,
  type Delivered,
  type Notice,
  Notices,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import {
  ContentHeld,
  ContentModerated,
  ContentReported,
  DecisionUndone,
  ModerationAppealed,
} from '../moderation.events';
import { CaseNewsService } from './case-news.service';
import type { CaseNews } from './case-news.statements';
import {
  appealed,
  type CaseNotice,
  held,
  released,
  removed,
  reported,
  reversed,
  thanks,
  upheld,
  warned,
} from './case.notices';

/** Where somebody reads what was decided about them. */
const ownDecisionsPath = '/settings#moderation';

/**
 * What moderators are told of their queue, and others of what moderators decided. All of it comes from the platform:
 * who reported stays unknown, and a block must not swallow a decision. Only who may read a forum learns what is
 * reported there; its author is told of what they wrote themselves.
 */
@Injectable()
export class CaseNoticesProcessor {
  constructor(
    private readonly news: CaseNewsService,
    private readonly notices: Notices,
  ) {}

  @Subscribe(ContentReported, 'notifications.tell-of-a-report')
  tellOfReport({ payload }: Delivered<typeof ContentReported>, transaction: Transaction): Promise<void> {
    return this.tellModerators(transaction, payload.caseId, reported);
  }

  @Subscribe(ContentHeld, 'notifications.tell-of-held-content')
  tellOfHold({ payload }: Delivered<typeof ContentHeld>, transaction: Transaction): Promise<void> {
    return this.tellModerators(transaction, payload.caseId, held);
  }

  @Subscribe(ModerationAppealed, 'notifications.tell-of-an-appeal')
  tellOfAppeal({ payload }: Delivered<typeof ModerationAppealed>, transaction: Transaction): Promise<void> {
    return this.tellModerators(transaction, payload.caseId, appealed);
  }

  @Subscribe(ContentModerated, 'notifications.tell-of-a-moderators-decision')
  async tellOfDecision(
    { payload: { action, caseId, decision } }: Delivered<typeof ContentModerated>,
    transaction: Transaction,
  ): Promise<void> {
    const news = await this.news.ofDecision(transaction, caseId, decision);
    if (!news) return;
    const kind = authorKinds[action];
    const tag = tagOf(caseId, decision);
    const tell = (told: CaseNotice, notice: Pick<Notice, 'userId' | 'url' | 'about'>): void => {
      this.notices.tell(transaction, told, dataOf(news), { ...notice, by: null, tag });
    };
    if (kind) tell(kind, { userId: news.authorId, url: pathOf(news), about: aboutShown(news) });
    if (news.kind === 'APPEAL') return;
    // Who reported is told as long as they may read the forum.
    const about = news.communityId === null ? null : { type: 'COMMUNITY', id: news.communityId };
    for (const userId of await this.news.reporterIds(transaction, caseId))
      tell(thanks, { userId, url: forumPath(news), about });
  }

  @Subscribe(DecisionUndone, 'moderation.take-back-what-was-told-of-a-decision')
  async takeBack(
    { payload: { caseId, authorId, decision } }: Delivered<typeof DecisionUndone>,
    transaction: Transaction,
  ): Promise<void> {
    const tag = tagOf(caseId, decision);
    for (const userId of [authorId, ...(await this.news.reporterIds(transaction, caseId))])
      this.notices.withdraw(transaction, { userId, by: null, tag });
  }

  /** One unseen notice of a case, however many report it. */
  private async tellModerators(transaction: Transaction, caseId: string, kind: CaseNotice): Promise<void> {
    const news = await this.news.ofCase(transaction, caseId);
    if (news?.status !== 'OPEN') return;
    const url = news.communityName === null ? null : `/community/p/${news.communityName}/tool`;
    const about = { type: 'CASE', id: caseId };
    for (const userId of await this.news.moderatorIds(transaction, caseId))
      this.notices.tell(transaction, kind, dataOf(news), {
        userId,
        by: null,
        url,
        tag: caseId,
        groupKey: caseId,
        about,
      });
  }
}

/** What is told of one decision is taken back with it alone, whenever that is delivered. */
const tagOf = (caseId: string, decision: string | undefined): string =>
  decision === undefined ? caseId : `${caseId} ${decision}`;

const dataOf = ({ title, displayName: forum, reason }: CaseNews) => ({ title, forum, reason });

const forumPath = ({ communityName }: CaseNews): string =>
  communityName === null ? '/' : `/community/${communityName}`;

/** What was let through or given back is told as long as it is there; why something was taken is told for good. */
const aboutShown = ({ action, targetType, targetId }: CaseNews): About | null =>
  isShown(action) ? { type: targetType, id: targetId } : null;

const isShown = (action: CaseNews['action']): boolean => action === 'RELEASE' || action === 'REVERSE';

/** Content that is shown is where it is; everything else is told among one's own decisions. */
function pathOf({ action, targetType, targetId }: CaseNews): string {
  if (isShown(action) && targetType === 'THREAD') return `/thread/${targetId}`;
  if (isShown(action) && targetType === 'CONVERSATION')
    return `/community?tab=conversations&conversation=${targetId}`;
  return ownDecisionsPath;
}

/** What the author is told; null where nothing changes for them. */
const authorKinds: Readonly<Record<ModerationAction, CaseNotice | null>> = {
  DISMISS: null,
  REMOVE: removed,
  WARN: warned,
  // The ban itself is told by the forum.
  BAN: removed,
  RELEASE: released,
  UPHOLD: upheld,
  REVERSE: reversed,
};
