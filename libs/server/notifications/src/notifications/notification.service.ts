import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isSameOriginPath } from '@lyceum/contracts/common';
import {
  type CountNotificationsInput,
  countNotificationsSchema,
  getNotificationsSchema,
  type MarkNotificationsAsSeenInput,
  markNotificationsAsSeenSchema,
  notificationTypes,
} from '@lyceum/contracts/notifications';
import type { ServerMessage } from '@lyceum/contracts/realtime';
import { ContactService, ContactStatements } from '@lyceum/friends';
import {
  type Actor,
  AllNoticeSubjects,
  assertCan,
  type Departure,
  KeepsNotices,
  type Notice,
  type NoticeKeeper,
  type NoticeKind,
  parseInput,
  PreparedQueries,
  SocketHub,
  statement,
  type Statement,
  type Transaction,
  UnitOfWork,
  type Withdrawal,
} from '@lyceum/kernel';
import type { z } from 'zod';
import { NotificationAdded } from '../notifications.events';
import { bellQueries, pageCall, pageQueries, toNotificationView, unseenCall } from './notification.queries';
import type { NotificationModel } from './notification.model';
import { whoWantsCall } from './who-wants.query';
import { wordingOf } from './wording';
import { writeNoticesStatement, writeNoticesValues, type WrittenNotice } from './write-notices.query';

/** Unseen notifications for the bell. `total` stops at `notificationLimits.maximumSeenAtOnce`. */
export interface NotificationCount {
  ids: string[];
  total: number;
}

const withdrawStatement = statement(
  'notifications.withdraw',
  'DELETE FROM notifications WHERE user_id = $userId AND actor_id = $by AND tag = $tag',
);

/** The same of what the house told, and nobody else. */
const withdrawOfHouseStatement = statement(
  'notifications.withdraw-of-house',
  'DELETE FROM notifications WHERE user_id = $userId AND actor_id IS NULL AND tag = $tag',
);

export const withdrawLeadingToStatement = statement(
  'notifications.withdraw-leading-to',
  'DELETE FROM notifications WHERE user_id = $userId AND url = ANY($paths::text[])',
);

/** Who is the only one takes it with them; a row is either deleted or changed. */
const leaveGroupStatement = statement(
  'notifications.leave-group',
  `WITH ended AS (
     DELETE FROM notifications
     WHERE user_id = $userId AND type = $type AND group_key = $groupKey AND actor_ids = ARRAY[$by::uuid] RETURNING id
   ), left_behind AS (
     UPDATE notifications n
     SET actor_ids = array_remove(n.actor_ids, $by::uuid),
         actor_id = (array_remove(n.actor_ids, $by::uuid))[cardinality(n.actor_ids) - 1]
     WHERE user_id = $userId AND type = $type AND group_key = $groupKey AND $by::uuid = ANY(n.actor_ids)
       AND actor_ids <> ARRAY[$by::uuid] RETURNING id
   )
   SELECT FROM ended UNION ALL SELECT FROM left_behind`,
);

const markSeenStatement = statement(
  'notifications.mark-seen',
  'UPDATE notifications SET seen_at = now() WHERE id = ANY($ids::uuid[]) AND user_id = $userId AND seen_at IS NULL',
);

/** Only who has the turn of a user writes what they are told: batches, the person and the daily e-mail never cross. */
export const turnOf = (userId: string): string => `notifications ${userId}`;

/** What users are told, and what they have seen of it. */
@Injectable()
@KeepsNotices()
export class NotificationService implements NoticeKeeper, OnApplicationBootstrap {
  private readonly pages: ContactStatements<ReturnType<typeof pageQueries>>;
  private readonly bell: ContactStatements<ReturnType<typeof bellQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sockets: SocketHub,
    contact: ContactService,
    subjects: AllNoticeSubjects,
  ) {
    this.pages = new ContactStatements(contact, (own, asStaff) => pageQueries(own, subjects, asStaff));
    this.bell = new ContactStatements(contact, () => bellQueries(subjects));
  }

  onApplicationBootstrap(): void {
    this.pages.makeAll();
    this.bell.makeAll();
  }

  /** A page of the caller's notifications of these types, newest first (checklist lines 51, 52). */
  async list(actor: Actor, input: z.input<typeof getNotificationsSchema>): Promise<NotificationModel[]> {
    assertCan(actor, 'notification.read');
    const checked = parseInput(getNotificationsSchema, input);
    const rows = await this.queries.rows(...pageCall(this.pages.of(actor), actor.userId, checked));
    return rows.map(toNotificationView);
  }

  /** The caller's unseen notifications of these types: ids, newest first, and how many (checklist line 52). */
  async count(actor: Actor, input: CountNotificationsInput): Promise<NotificationCount> {
    assertCan(actor, 'notification.read');
    const { type } = parseInput(countNotificationsSchema, input);
    return this.unseenOf(actor.userId, type);
  }

  /**
   * Marks the caller's own notifications as seen (checklist line 53). Ids that are unknown, seen already or somebody
   * else's change nothing, so a call may be repeated.
   */
  async markAsSeen(actor: Actor, input: MarkNotificationsAsSeenInput): Promise<void> {
    assertCan(actor, 'notification.write');
    const { input: ids } = parseInput(markNotificationsAsSeenSchema, input);
    await this.unitOfWork.run((transaction) => {
      this.change(transaction, actor.userId, markSeenStatement, { ids });
      return Promise.resolve();
    });
  }

  /** Marks all that the caller is told now, in one statement; what is hidden from them stays new. Again changes nothing. */
  async markAllAsSeen(actor: Actor): Promise<void> {
    assertCan(actor, 'notification.write');
    await this.unitOfWork.run((transaction) => {
      this.change(transaction, actor.userId, this.bell.ofAnybody().markAllSeen, {});
      return Promise.resolve();
    });
  }

  /** What a transaction says is written together. @throws Error for a path that is none of ours */
  tell<Schema extends z.ZodObject>(
    transaction: Transaction,
    { name: kind, type, data: schema }: NoticeKind<Schema>,
    data: z.input<Schema>,
    notice: Notice,
  ): void {
    const { userId, by, url } = notice;
    if (by === userId) return;
    if (url !== null && !isSameOriginPath(url))
      throw new Error(`A notification of kind ${kind} leads to ${url}, which is no path of ours`);
    const written = { ...notice, kind, type, data: schema.parse(data) };
    transaction.writeInTurn(turnOf(userId), written, this.writeNotices);
  }

  withdraw(transaction: Transaction, { userId, by, tag }: Withdrawal): void {
    if (by === null) this.change(transaction, userId, withdrawOfHouseStatement, { tag });
    else this.change(transaction, userId, withdrawStatement, { by, tag });
  }

  leaveGroup(
    transaction: Transaction,
    { type }: Pick<NoticeKind, 'type'>,
    { userId, by, groupKey }: Departure,
  ): void {
    this.change(transaction, userId, leaveGroupStatement, { type, groupKey, by });
  }

  withdrawLeadingTo(transaction: Transaction, userId: string, paths: readonly string[]): void {
    if (paths.length > 0) this.change(transaction, userId, withdrawLeadingToStatement, { paths });
  }

  refresh(transaction: Transaction, userIds: readonly string[]): void {
    for (const userId of userIds) this.tellTabs(transaction, userId);
  }

  async whoWants(
    transaction: Transaction,
    { type }: Pick<NoticeKind, 'type'>,
    userIds: readonly string[],
  ): Promise<string[]> {
    const rows = await transaction.rows(...whoWantsCall(type, userIds));
    return rows.map(({ id }) => id);
  }

  private readonly writeNotices = async (
    notices: readonly WrittenNotice[],
    transaction: Transaction,
  ): Promise<void> => {
    const told = await transaction.rows(writeNoticesStatement, writeNoticesValues(notices));
    for (const { id: notificationId, userId, isMailed } of told) {
      if (isMailed) transaction.raise(NotificationAdded, { userId, notificationId });
      this.tellTabs(transaction, userId, notificationId);
    }
  };

  /** Changes what one user was told, in their turn, and tells their tabs if something was there to change. */
  private change(
    transaction: Transaction,
    userId: string,
    change: Statement<never>,
    values: Readonly<Record<string, string | readonly string[]>>,
  ): void {
    transaction.writeInTurn(turnOf(userId), null, async () => {
      const changed = await transaction.count(change, { userId, ...values });
      if (changed > 0) this.tellTabs(transaction, userId);
    });
  }

  /** Keeps the bells of the user's open tabs right. @param latestId the notification that came in, if one did */
  private tellTabs(transaction: Transaction, userId: string, latestId: string | null = null): void {
    transaction.afterCommit(`notifications ${userId} ${latestId ?? ''}`, async () => {
      this.sockets.toUser(userId, 'notifications.changed', await this.liveState(userId, latestId));
    });
  }

  private async liveState(
    userId: string,
    latestId: string | null,
  ): Promise<ServerMessage<'notifications.changed'>> {
    const { total } = await this.unseenOf(userId, [...notificationTypes]);
    const [latest] = latestId ? await this.queries.rows(this.bell.ofAnybody().latest, { latestId }) : [];
    return {
      total,
      latest: latest ? { id: latest.id, type: latest.type, description: wordingOf(latest) } : null,
    };
  }

  private async unseenOf(userId: string, types: CountNotificationsInput['type']): Promise<NotificationCount> {
    const rows = await this.queries.rows(...unseenCall(this.bell.ofAnybody(), userId, types));
    return { ids: rows.map(({ id }) => id), total: rows.length };
  }
}
