import {
  describeNotification,
  notificationTable,
  type NotificationText,
  notificationTypeLabels,
  readInAppText,
} from '@lyceum/contracts/notifications';
import { noticeKind, type NoticeMail } from '@lyceum/kernel';
import * as messages from './wording.messages';

/** A notice as it lies in the database, and who is named in it. */
export interface StoredNotice extends Omit<NotificationText, 'description'> {
  readonly kind: string;
  readonly data: unknown;
}

/** What a person reads, said in the present language. Of a kind that is known no more it is what its type is called. */
export function wordingOf({ kind, data, ...named }: StoredNotice): string {
  return describeNotification({
    ...named,
    description: textOf(kind, data) ?? notificationTypeLabels[named.type](),
  });
}

/** As in the app, a mail does not tell what is read there (checklist line 55). */
export const mailWordingOf = (notice: StoredNotice): string =>
  notificationTable[notice.type].isReadInApp ? readInAppText() : wordingOf(notice);

/** What a mail about it alone says: what its kind does, or its text. */
export function mailOf(notice: StoredNotice): NoticeMail {
  const said = notificationTable[notice.type].isReadInApp ? undefined : ownMailOf(notice.kind, notice.data);
  const text = mailWordingOf(notice);
  return said ?? { subject: text, heading: text, paragraphs: [], action: messages.haveALook() };
}

/** What its mail is noted to be about. */
export function aboutOf(name: string, data: unknown): string | undefined {
  const kind = noticeKind(name);
  const checked = kind?.data.safeParse(data);
  return checked?.success ? kind?.about?.(checked.data) : undefined;
}

function textOf(name: string, data: unknown): string | undefined {
  const kind = noticeKind(name);
  const checked = kind?.data.safeParse(data);
  return checked?.success ? kind?.text(checked.data) : undefined;
}

function ownMailOf(name: string, data: unknown): NoticeMail | undefined {
  const kind = noticeKind(name);
  const checked = kind?.data.safeParse(data);
  return checked?.success ? kind?.mail?.(checked.data) : undefined;
}
