import { UnitOfWork } from '@lyceum/kernel';
import type { OpenDomain } from '@lyceum/testing/domain';
import { NotificationService } from '../notifications/notification.service';
import type { NotifyInput } from '../notifications/notify.query';

interface TestMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Tells somebody something, in a transaction of its own: an announcement of the platform, unless said otherwise. */
export function notify(
  { module }: OpenDomain,
  input: Partial<NotifyInput> & Pick<NotifyInput, 'userId'>,
): Promise<void> {
  const announcement = {
    type: 'ANNOUNCEMENT',
    description: 'The library is open again.',
    by: null,
    url: '/courses',
    tag: null,
    groupKey: null,
    about: null,
  } as const;
  const service = module.get(NotificationService);
  return module
    .get(UnitOfWork)
    .run((transaction) => service.notify(transaction, { ...announcement, ...input }));
}

export async function mailsTo({ database }: OpenDomain, email: string): Promise<TestMail[]> {
  return database.query<TestMail[]>(
    'SELECT subject, text, html, headers FROM dev_mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
}
