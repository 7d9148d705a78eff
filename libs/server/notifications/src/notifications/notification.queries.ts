import { describeNotification, type NotificationType } from '@lyceum/contracts';
import type { PreparedQuery } from '@lyceum/kernel';

/** Who did what a notification tells, as far as a screen shows them (checklist line 51). */
export interface NotificationActor {
  firstName: string;
  lastName: string;
  showOnlineStatus: boolean;
  pictureUrl: string | null;
}

/** A notification as its recipient sees it. */
export interface NotificationView {
  id: string;
  type: NotificationType;
  seen: boolean;
  description: string;
  by: NotificationActor | null;
  createdAt: Date;
  url: string | null;
  tag: string | null;
  othersCount: number;
}

/** A row of `pageQuery`; the actor's columns are all null where there is none. */
export type NotificationRow = Omit<NotificationView, 'by'> & {
  [Key in keyof NotificationActor]: NotificationActor[Key] | null;
};

/** Types asked for; 'system' (the second condition) stands for what the platform itself has to say. */
const wanted = '(n.type = ANY($2::text[]) OR ($3::boolean AND n.actor_id IS NULL))';

/**
 * A page, newest first. The wire contract counts rows to skip; they are skipped in the index, at most
 * `notificationLimits.deepestSkip` of them, before anything is joined.
 */
export const pageQuery: PreparedQuery = {
  name: 'notifications.page',
  text: `
    SELECT n.id, n.type, n.seen_at IS NOT NULL AS seen, n.description, n.created_at AS "createdAt", n.url, n.tag,
           greatest(cardinality(n.actor_ids) - 1, 0) AS "othersCount", a.first_name AS "firstName",
           a.last_name AS "lastName", a.show_online_status AS "showOnlineStatus", a.picture_url AS "pictureUrl"
    FROM (SELECT * FROM notifications n WHERE n.user_id = $1 AND n.in_app AND ${wanted}
          ORDER BY n.created_at DESC, n.id DESC OFFSET $4 LIMIT $5) n
    LEFT JOIN users a ON a.id = n.actor_id
    ORDER BY n.created_at DESC, n.id DESC`,
};

/** Unseen ones, newest first, at most as many as one mark-seen call takes. */
export const unseenQuery: PreparedQuery = {
  name: 'notifications.unseen',
  text: `
    SELECT n.id FROM notifications n WHERE n.user_id = $1 AND n.in_app AND n.seen_at IS NULL AND ${wanted}
    ORDER BY n.created_at DESC, n.id DESC LIMIT $4`,
};

/** The one a tab is told of: what there is of it when the tab is told. */
export const latestQuery: PreparedQuery = {
  name: 'notifications.latest',
  text: `
    SELECT n.id, n.type, n.description, greatest(cardinality(n.actor_ids) - 1, 0) AS "othersCount",
           a.first_name || ' ' || a.last_name AS "actorName"
    FROM notifications n LEFT JOIN users a ON a.id = n.actor_id WHERE n.id = $1 AND n.in_app AND n.seen_at IS NULL`,
};

export function toNotificationView(row: NotificationRow): NotificationView {
  const { firstName, lastName, showOnlineStatus, pictureUrl, ...notification } = row;
  const by =
    firstName === null || lastName === null || showOnlineStatus === null
      ? null
      : { firstName, lastName, showOnlineStatus, pictureUrl };
  const actorName = by && `${by.firstName} ${by.lastName}`;
  return { ...notification, by, description: describeNotification({ ...notification, actorName }) };
}
