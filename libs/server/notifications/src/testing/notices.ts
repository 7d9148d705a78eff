import type { NotificationType } from '@lyceum/contracts/notifications';
import { type Notice, UnitOfWork } from '@lyceum/kernel';
import type { OpenDomain } from '@lyceum/testing/domain';
import { NotificationService } from '../notifications/notification.service';
import { plainNotice } from '../notifications/plain.notice';

interface TestMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** What tests tell: words of their own, of any type. */
type TestNotice = Partial<Omit<Notice, 'groupKey'>> &
  Pick<Notice, 'userId'> & { type?: NotificationType; description?: string; groupKey?: string | null };

/** A kind, data and notice of an announcement of the platform, unless said otherwise. */
export function testNotice({ type, description, groupKey, ...input }: TestNotice) {
  const kind = { ...plainNotice, type: type ?? 'ANNOUNCEMENT' };
  const data = { text: description ?? 'The library is open again.' };
  const group = typeof groupKey === 'string' ? { groupKey } : {};
  const notice: Notice = { by: null, url: '/courses', tag: null, about: null, ...group, ...input };
  return [kind, data, notice] as const;
}

/** Tells somebody something, in a transaction of its own. */
export async function notify({ module }: OpenDomain, input: TestNotice): Promise<void> {
  const service = module.get(NotificationService);
  await module.get(UnitOfWork).run((transaction) => {
    service.tell(transaction, ...testNotice(input));
    return Promise.resolve();
  });
}

export async function mailsTo({ database }: OpenDomain, email: string): Promise<TestMail[]> {
  return database.query<TestMail[]>(
    'SELECT subject, text, html, headers FROM dev_mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
}
