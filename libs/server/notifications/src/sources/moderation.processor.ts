import { Injectable } from '@nestjs/common';
import type { ModerationAction } from '@lyceum/contracts';
import {
  type CaseNews,
  ContentHeld,
  ContentModerated,
  ContentReported,
  ModerationAppealed,
  ModerationNewsService,
} from '@lyceum/moderation';
import {
  type DeliveredEvent,
  type EventDefinition,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';
import type { About } from '../notifications/notify.query';

type Delivered<Definition extends EventDefinition> = DeliveredEvent<EventPayload<Definition>>;

/** Where somebody reads what was decided about them. */
const ownDecisionsPath = '/settings#moderation';

/**
 * What moderators are told of their queue, and others of what moderators decided. All of it comes from the platform:
 * who reported stays unknown, and a block must not swallow a decision. Only who may read a forum learns what is
 * reported there; its author is told of what they wrote themselves.
 */
@Injectable()
export class ModerationProcessor {
  constructor(
    private readonly news: ModerationNewsService,
    private readonly notifications: NotificationService,
  ) {}

  @Subscribe(ContentReported, 'notifications.tell-of-a-report')
  tellOfReport({ payload }: Delivered<typeof ContentReported>, transaction: Transaction): Promise<void> {
    return this.tellModerators(
      transaction,
      payload.caseId,
      (news) => `reported ${nameOf(news)} in ${forumOf(news)}`,
    );
  }

  @Subscribe(ContentHeld, 'notifications.tell-of-held-content')
  tellOfHold({ payload }: Delivered<typeof ContentHeld>, transaction: Transaction): Promise<void> {
    return this.tellModerators(
      transaction,
      payload.caseId,
      (news) => `wrote ${nameOf(news)} in ${forumOf(news)}, which waits for your review`,
    );
  }

  @Subscribe(ModerationAppealed, 'notifications.tell-of-an-appeal')
  tellOfAppeal({ payload }: Delivered<typeof ModerationAppealed>, transaction: Transaction): Promise<void> {
    return this.tellModerators(
      transaction,
      payload.caseId,
      (news) => `appealed against a decision of the moderators of ${forumOf(news)}`,
    );
  }

  @Subscribe(ContentModerated, 'notifications.tell-of-a-moderators-decision')
  async tellOfDecision(
    { payload }: Delivered<typeof ContentModerated>,
    transaction: Transaction,
  ): Promise<void> {
    const { caseId } = payload;
    const news = await this.news.ofCase(transaction, caseId);
    if (!news) return;
    const text = authorTexts[payload.action](news);
    const answer = { caseId, url: pathOf(news), about: aboutShown(news) };
    if (text !== null) await this.tell(transaction, news.authorId, { ...answer, text });
    if (news.kind === 'APPEAL') return;
    for (const reporterId of await this.news.reporterIds(transaction, caseId))
      await this.tell(transaction, reporterId, { ...thanks(news), caseId });
  }

  /** One unseen notification of a case, however many report it. */
  private async tellModerators(
    transaction: Transaction,
    caseId: string,
    text: (news: CaseNews) => string,
  ): Promise<void> {
    const news = await this.news.ofCase(transaction, caseId);
    if (news?.status !== 'OPEN') return;
    for (const userId of await this.news.moderatorIds(transaction, caseId))
      await this.notifications.notify(transaction, {
        userId,
        type: 'THREAD_REPORT',
        description: text(news),
        by: null,
        url: news.communityName === null ? null : `/community/p/${news.communityName}/tool`,
        tag: caseId,
        groupKey: caseId,
        about: { type: 'CASE', id: caseId },
      });
  }

  private tell(
    transaction: Transaction,
    userId: string,
    { text, caseId, url, about }: { text: string; caseId: string; url: string; about: About | null },
  ): Promise<void> {
    return this.notifications.notify(transaction, {
      userId,
      type: 'OTHER',
      description: text,
      by: null,
      url,
      tag: caseId,
      groupKey: null,
      about,
    });
  }
}

const forumOf = ({ displayName }: CaseNews): string => displayName ?? 'the platform';
const forumPath = ({ communityName }: CaseNews): string =>
  communityName === null ? '/' : `/community/${communityName}`;
const nameOf = ({ title }: CaseNews): string => (title === '' ? 'a contribution' : `“${title}”`);

/** What who reported is told, as long as they may read the forum. */
const thanks = (news: CaseNews): { text: string; url: string; about: About | null } => ({
  text: `A moderator of ${forumOf(news)} has looked at what you reported. Thank you!`,
  url: forumPath(news),
  about: news.communityId === null ? null : { type: 'COMMUNITY', id: news.communityId },
});

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

/** What the author is told; null where nothing changes for them, or where the forum tells them already. */
const authorTexts: Readonly<Record<ModerationAction, (news: CaseNews) => string | null>> = {
  DISMISS: () => null,
  REMOVE: (news) => `A moderator of ${forumOf(news)} removed ${nameOf(news)}: ${news.reason ?? ''}`,
  WARN: (news) => `A moderator of ${forumOf(news)} warned you about ${nameOf(news)}: ${news.reason ?? ''}`,
  // The ban itself is told by the forum.
  BAN: (news) => `A moderator of ${forumOf(news)} removed ${nameOf(news)}: ${news.reason ?? ''}`,
  RELEASE: (news) => `${nameOf(news)} is now shown in ${forumOf(news)}.`,
  UPHOLD: (news) =>
    `The moderators of ${forumOf(news)} looked at your appeal and kept their decision: ${news.reason ?? ''}`,
  REVERSE: (news) =>
    `The moderators of ${forumOf(news)} looked at your appeal and took their decision back: ${news.reason ?? ''}`,
};
