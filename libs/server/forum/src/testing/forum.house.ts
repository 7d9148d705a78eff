import { randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { AuthModule, type User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { FriendsModule } from '@lyceum/friends';
import { type Actor, KernelModule } from '@lyceum/kernel';
import { MailModule } from '@lyceum/mail';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { ForumModule } from '../forum.module';

/** The domain on a database of its own, without doors and without jobs: a test calls what the jobs would. */
export class ForumHouse {
  private constructor(
    readonly module: TestingModule,
    private readonly testDatabase: TestDatabase,
  ) {}

  static async open(): Promise<ForumHouse> {
    const testDatabase = await createTestDatabase();
    const config = testConfig(testDatabase.url, { RUN_JOBS: 'false', DATABASE_POOL_SIZE: '10' });
    const module = await Test.createTestingModule({
      imports: [
        testDatabaseModule(config),
        KernelModule.forRoot(config),
        MailModule.forRoot(config),
        AuthModule,
        FriendsModule,
        ForumModule,
      ],
    }).compile();
    await module.init();
    return new ForumHouse(module, testDatabase);
  }

  get manager(): EntityManager {
    return this.module.get(DataSource).manager;
  }

  /** New people, students unless said otherwise. */
  people(count: number, overrides: Parameters<typeof buildUser>[1] = {}): Promise<User[]> {
    return Promise.all(Array.from({ length: count }, () => buildUser(this.manager, overrides)));
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
