import { randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { AuthModule, type User } from '@lyceum/auth';
import { type Actor, KernelModule, UnitOfWork } from '@lyceum/kernel';
import { MailModule } from '@lyceum/mail';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationService } from '../notifications/notification.service';
import type { NotifyInput } from '../notifications/notify.query';
import { NotificationsModule } from '../notifications.module';

export interface TestMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The domain on a database of its own, without doors and without jobs: a test calls what the jobs would. */
export class NotificationsHouse {
  private constructor(
    readonly module: TestingModule,
    private readonly testDatabase: TestDatabase,
  ) {}

  static async open(): Promise<NotificationsHouse> {
    const testDatabase = await createTestDatabase();
    const config = testConfig(testDatabase.url, { RUN_JOBS: 'false', DATABASE_POOL_SIZE: '10' });
    const module = await Test.createTestingModule({
      imports: [
        testDatabaseModule(config),
        KernelModule.forRoot(config),
        MailModule.forRoot(config),
        AuthModule,
        NotificationsModule,
      ],
    }).compile();
    await module.init();
    return new NotificationsHouse(module, testDatabase);
  }

  get database(): DataSource {
    return this.module.get(DataSource);
  }

  get manager(): EntityManager {
    return this.database.manager;
  }

  /** Tells somebody something, in a transaction of its own: an announcement of the platform, unless said otherwise. */
  notify(input: Partial<NotifyInput> & Pick<NotifyInput, 'userId'>): Promise<void> {
    const announcement = {
      type: 'ANNOUNCEMENT',
      description: 'The library is open again.',
      by: null,
      url: '/courses',
      tag: null,
      groupKey: null,
      about: null,
    } as const;
    const service = this.module.get(NotificationService);
    return this.module
      .get(UnitOfWork)
      .run((transaction) => service.notify(transaction, { ...announcement, ...input }));
  }

  async mailsTo(email: string): Promise<TestMail[]> {
    return this.database.query<TestMail[]>(
      'SELECT subject, text, html, headers FROM dev_mails WHERE recipient = $1 ORDER BY id',
      [email],
    );
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.testDatabase.drop();
  }
}

/** The user as a caller with a session in good order. */
export const actorOf = ({ id, roles }: Pick<User, 'id' | 'roles'>): Actor => ({
  userId: id,
  roles,
  sessionId: randomUUID(),
  agreedToTerms: true,
  needsSecondFactor: false,
});
