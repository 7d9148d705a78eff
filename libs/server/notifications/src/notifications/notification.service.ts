import { Injectable } from '@nestjs/common';
import {
  type CountNotificationsInput,
  countNotificationsSchema,
  describeNotification,
  getNotificationsSchema,
  isSameOriginPath,
  type MarkNotificationsAsSeenInput,
  markNotificationsAsSeenSchema,
  type NotificationText,
  notificationTypes,
  type ServerMessage,
} from '@lyceum/contracts';
import { ContactService, ContactStatements } from '@lyceum/friends';
import {
  type Actor,
  assertCan,
  parseInput,
  PreparedQueries,
  SocketHub,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import type { z } from 'zod';
import { NotificationAdded } from '../notifications.events';
import {
  bellQueries,
  type NotificationRow,
  pageCall,
  pageQueries,
  toNotificationView,
  unseenCall,
} from './notification.queries';
import { notifyCall, type NotifyInput } from './notify.query';
import type { NotificationModel } from './notification.model';

/** Unseen notifications for the bell. `total` stops at `notificationLimits.maximumSeenAtOnce`. */
export interface NotificationCount {
  ids: string[];
  total: number;
}

/** Which of the notifications of one user are taken back. */
export interface WithdrawInput {
  userId: string;
  /** Who did what they tell. */
  by: string;
  /** As `notify` was given it: an id of what they are about. */
  tag: string;
}

/** What one user was told of several people at once. */
export type Group = Pick<NotifyInput, 'userId' | 'type'> & { groupKey: string };

const leaveGroup = `
  UPDATE notifications n
  SET actor_ids = array_remove(n.actor_ids, $4::uuid),
      actor_id = (array_remove(n.actor_ids, $4::uuid))[cardinality(array_remove(n.actor_ids, $4::uuid))]
  WHERE user_id = $1 AND type = $2 AND group_key = $3 AND $4::uuid = ANY(n.actor_ids)`;

const endGroup = `
  DELETE FROM notifications WHERE user_id = $1 AND type = $2 AND group_key = $3 AND actor_ids = '{}'`;

const markSeen = `
  UPDATE notifications SET seen_at = now() WHERE id = ANY($1::uuid[]) AND user_id = $2 AND seen_at IS NULL`;

/** Only who has the turn of a user writes what they are told: batches, the person and the daily e-mail never cross. */
export const turnOf = (userId: string): string => `notifications ${userId}`;

/** What users are told, and what they have seen of it. */
@Injectable()
export class NotificationService {
  private readonly pages: ContactStatements<ReturnType<typeof pageQueries>>;
  private readonly bell: ContactStatements<ReturnType<typeof bellQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sockets: SocketHub,
    contact: ContactService,
  ) {
    this.pages = new ContactStatements(contact, pageQueries);
    this.bell = new ContactStatements(contact, bellQueries);
  }

  /** A page of the caller's notifications of these types, newest first (checklist lines 51, 52). */
  async list(actor: Actor, input: z.input<typeof getNotificationsSchema>): Promise<NotificationModel[]> {
    assertCan(actor, 'notification.read');
    const checked = parseInput(getNotificationsSchema, input);
    const rows = await this.queries.rows<NotificationRow>(
      ...pageCall(this.pages.of(actor), actor.userId, checked),
    );
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
    await this.unitOfWork.run((transaction) =>
      this.change(transaction, actor.userId, markSeen, [ids, actor.userId]),
    );
  }

  /**
   * Tells one user something, at the end of the transaction of whoever heard of it. Nobody is told of their own act, nor
   * what they have switched off, nor of somebody they have blocked or who has blocked them; the same act of the same actor is told once. Grouped types about one target (`groupKey`)
   * are one unseen notification that counts its distinct actors (checklist line 59).
   */
  notify(transaction: Transaction, input: NotifyInput): Promise<void> {
    if (input.by === input.userId) return Promise.resolve();
    if (input.url !== null && !isSameOriginPath(input.url))
      throw new Error(`A notification of type ${input.type} leads to ${input.url}, which is no path of ours`);
    const { userId } = input;
    transaction.writeInTurn(turnOf(userId), async () => {
      const [told] = await transaction.rows<{ id: string; isMailed: boolean }>(...notifyCall(input));
      if (!told) return;
      // One that joins its group is not mailed again.
      if (told.isMailed) transaction.raise(NotificationAdded, { userId, notificationId: told.id });
      this.tellTabs(transaction, userId, told.id);
    });
    return Promise.resolve();
  }

  /**
   * Takes back what one user was told of another about one thing, whether they have seen it or not: it no longer holds.
   */
  withdraw(transaction: Transaction, { userId, by, tag }: WithdrawInput): Promise<void> {
    const statement = 'DELETE FROM notifications WHERE user_id = $1 AND actor_id = $2 AND tag = $3';
    return this.change(transaction, userId, statement, [userId, by, tag]);
  }

  /** Somebody is no longer among those of whom a group tells; without anybody left it goes. */
  leaveGroup(transaction: Transaction, { userId, type, groupKey }: Group, actorId: string): Promise<void> {
    const group = [userId, type, groupKey];
    transaction.writeInTurn(turnOf(userId), async () => {
      const { manager } = transaction;
      const [, left] = (await manager.query(leaveGroup, [...group, actorId])) as [unknown, number];
      if (left === 0) return;
      await manager.query(endGroup, group);
      this.tellTabs(transaction, userId);
    });
    return Promise.resolve();
  }

  /** What the open tabs of these people show may have changed without anything that is theirs. */
  refresh(transaction: Transaction, userIds: readonly string[]): void {
    for (const userId of userIds) this.tellTabs(transaction, userId);
  }

  /** Takes back whatever leads the user to one of these paths, whether they have seen it or not. */
  async withdrawLeadingTo(transaction: Transaction, userId: string, paths: string[]): Promise<void> {
    if (paths.length === 0) return;
    const statement = 'DELETE FROM notifications WHERE user_id = $1 AND url = ANY($2::text[])';
    await this.change(transaction, userId, statement, [userId, paths]);
  }

  /** Changes what one user was told, in their turn, and tells their tabs if something was there to change. */
  private change(
    transaction: Transaction,
    userId: string,
    statement: string,
    values: readonly unknown[],
  ): Promise<void> {
    transaction.writeInTurn(turnOf(userId), async () => {
      const [, count] = (await transaction.manager.query(statement, [...values])) as [unknown, number];
      if (count > 0) this.tellTabs(transaction, userId);
    });
    return Promise.resolve();
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
    const [latest] = latestId
      ? await this.queries.rows<NotificationText & { id: string }>(this.bell.ofAnybody().latest, [latestId])
      : [];
    return {
      total,
      latest: latest ? { id: latest.id, type: latest.type, description: describeNotification(latest) } : null,
    };
  }

  private async unseenOf(userId: string, types: CountNotificationsInput['type']): Promise<NotificationCount> {
    const rows = await this.queries.rows<{ id: string }>(...unseenCall(this.bell.ofAnybody(), userId, types));
    return { ids: rows.map(({ id }) => id), total: rows.length };
  }
}
