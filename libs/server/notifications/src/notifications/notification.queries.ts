import { fullName } from '@lyceum/contracts/auth';
import {
  type getNotificationsSchema,
  notificationLimits,
  notificationTypes,
} from '@lyceum/contracts/notifications';
import type { ContactService } from '@lyceum/friends';
import { type AllNoticeSubjects, statement, type Statement, type Values } from '@lyceum/kernel';
import type { z } from 'zod';
import { actorJoins, actorName, isTold, subjectName } from './told.sql';
import type { NotificationActorModel, NotificationModel } from './notification.model';
import { type StoredNotice, wordingOf } from './wording';

/** A row of a page; the actor's columns are all null where there is none. */
export type NotificationRow = Omit<NotificationModel, 'by' | 'description'> & {
  [Key in keyof NotificationActorModel]: NotificationActorModel[Key] | null;
} & Pick<StoredNotice, 'kind' | 'data'> & { subjectName: string | null };

/** Types asked for; 'system' (the second condition) stands for what the platform itself has to say. */
const wanted = 'AND (n.type = ANY($types::text[]) OR ($isSystemAsked::boolean AND n.actor_id IS NULL))';

/** SQL of what the reader sees of who did it, and of what they are told. */
interface Told {
  readonly sees: string;
  readonly subject: string;
  readonly isShown: string;
}

/** Rows are picked in the order of the index before anything is joined. */
const page = ({ sees, subject, isShown }: Told, condition: string, window: string): string => `
  SELECT n.id, n.type, n.seen_at IS NOT NULL AS seen, n.kind, n.data, n.created_at AS "createdAt", n.url, n.tag,
         crowd.others AS "othersCount", a.first_name AS "firstName", a.last_name AS "lastName",
         ${sees} AS "showOnlineStatus", a.picture_url AS "pictureUrl", ${subject} AS "subjectName"
  FROM (SELECT * FROM notifications n WHERE n.user_id = $userId AND n.in_app AND ${isShown} ${condition}
        ORDER BY n.created_at DESC, n.id DESC ${window}) n
  ${actorJoins('$userId')}
  ORDER BY n.created_at DESC, n.id DESC`;

const unseen = (subjects: AllNoticeSubjects, condition: string): string => `
  SELECT n.id FROM notifications n WHERE n.user_id = $userId AND n.in_app AND n.seen_at IS NULL AND ${isTold(subjects, '$userId')}
    ${condition}
  ORDER BY n.created_at DESC, n.id DESC LIMIT ${String(notificationLimits.maximumSeenAtOnce)}`;

/** What is asked for, as the schema has read it. */
type Asked = z.output<typeof getNotificationsSchema>;

type RequestedType = Asked['type'][number];

/** A statement and its parameters. */
type Call<Row extends object> = readonly [Statement<Row>, Values];

/**
 * The statements of pages. @param contact what says who sees whose online state @param subjects what says who may
 * still know of what @param asStaff whether a session
 * that may read accounts asks: it sees more of that, and whom the platform's own notices are about
 */
export function pageQueries(contact: ContactService, subjects: AllNoticeSubjects, asStaff: boolean) {
  const told = {
    sees: contact.seesOnline('$userId::uuid', 'a', asStaff),
    subject: asStaff ? subjectName : 'NULL::text',
    isShown: isTold(subjects, '$userId'),
  };
  const reader = asStaff ? 'staff' : 'anybody';
  return {
    /**
     * What the dropdown and the bell ask for, which is all anybody asks for day by day. With the window and the types
     * left out of the parameters PostgreSQL keeps one plan; otherwise it plans anew at every call, which costs more than
     * reading.
     */
    first: statement<NotificationRow>(
      `notifications.first-page-for-${reader}`,
      page(told, '', `LIMIT ${String(notificationLimits.pageSize)}`),
    ),
    /**
     * A page, newest first. The wire contract counts rows to skip; they are skipped in the index, and there are at most
     * `notificationLimits.deepestSkip` of them.
     */
    ofTypes: statement<NotificationRow>(
      `notifications.page-of-types-for-${reader}`,
      page(told, wanted, 'OFFSET $skipValue LIMIT $limitValue'),
    ),
    /** The same of those that are unseen, by the index of these. */
    unseenOfTypes: statement<NotificationRow>(
      `notifications.page-of-unseen-for-${reader}`,
      page(told, `AND n.seen_at IS NULL ${wanted}`, 'OFFSET $skipValue LIMIT $limitValue'),
    ),
  };
}

/**
 * What a bell counts, what marks all of that, and `latest`, the one a tab is told of: what there is of it when the tab is
 * told.
 */
export const bellQueries = (subjects: AllNoticeSubjects) => ({
  unseen: statement<{ id: string }>('notifications.unseen', unseen(subjects, '')),
  unseenOfTypes: statement<{ id: string }>('notifications.unseen-of-types', unseen(subjects, wanted)),
  markAllSeen: statement(
    'notifications.mark-all-seen',
    `UPDATE notifications n SET seen_at = now()
     WHERE n.user_id = $userId AND n.in_app AND n.seen_at IS NULL AND ${isTold(subjects, '$userId')}`,
  ),
  latest: statement<Omit<StoredNotice, 'subjectName'> & { id: string }>(
    'notifications.latest',
    `SELECT n.id, n.type, n.kind, n.data, crowd.others AS "othersCount",
            ${actorName} AS "actorName"
     FROM notifications n ${actorJoins('n.user_id')}
     WHERE n.id = $latestId AND n.in_app AND n.seen_at IS NULL AND ${isTold(subjects, 'n.user_id')}`,
  ),
});

/** A page of the user's notifications of these types. */
export function pageCall(
  queries: ReturnType<typeof pageQueries>,
  userId: string,
  {
    type,
    skipValue,
    limitValue,
    unseenOnly,
  }: Pick<Asked, 'type' | 'skipValue' | 'limitValue' | 'unseenOnly'>,
): Call<NotificationRow> {
  const window = { userId, ...typeFilter(type), skipValue, limitValue };
  if (unseenOnly) return [queries.unseenOfTypes, window];
  const isFirstPage = skipValue === 0 && limitValue === notificationLimits.pageSize;
  if (isFirstPage && isEveryType(type)) return [queries.first, { userId }];
  return [queries.ofTypes, window];
}

/** The user's unseen notifications of these types, newest first, at most as many as one mark-seen call takes. */
export function unseenCall(
  queries: ReturnType<typeof bellQueries>,
  userId: string,
  types: readonly RequestedType[],
): Call<{ id: string }> {
  if (isEveryType(types)) return [queries.unseen, { userId }];
  return [queries.unseenOfTypes, { userId, ...typeFilter(types) }];
}

const isEveryType = (types: readonly RequestedType[]): boolean =>
  notificationTypes.every((type) => types.includes(type));

const typeFilter = (types: readonly RequestedType[]) => ({
  types: types.filter((type) => type !== 'system'),
  isSystemAsked: types.includes('system'),
});

export function toNotificationView(row: NotificationRow): NotificationModel {
  const { firstName, lastName, showOnlineStatus, pictureUrl, subjectName, kind, data, ...notification } = row;
  const by =
    firstName === null || lastName === null || showOnlineStatus === null
      ? null
      : { firstName, lastName, showOnlineStatus, pictureUrl };
  const actorName = by && fullName(by);
  return {
    ...notification,
    by,
    description: wordingOf({ ...notification, kind, data, actorName, subjectName }),
  };
}
