import { randomUUID } from 'node:crypto';
import type { ModuleMetadata } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { AuthModule, type User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { databaseModule } from '@lyceum/database';
import { type Actor, forgetStatements, KernelModule } from '@lyceum/kernel';
import { MailModule } from '@lyceum/mail';
import { DataSource, type EntityManager } from 'typeorm';
import { testConfig } from '../app/test-config';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database';

interface DomainOptions {
  /** Environment variables beside those of `testConfig`. */
  environment?: Readonly<Record<string, string>>;
  /** What other domains would bring to the ports of these. */
  providers?: ModuleMetadata['providers'];
}

/** Domains on a database of their own, without doors and without jobs: a test calls what the jobs would. */
export class OpenDomain {
  constructor(
    readonly module: TestingModule,
    private readonly testDatabase: TestDatabase,
  ) {}

  get database(): DataSource {
    return this.module.get(DataSource);
  }

  get manager(): EntityManager {
    return this.database.manager;
  }

  /** New people, students unless said otherwise. */
  people(count: number, overrides: Parameters<typeof buildUser>[1] = {}): Promise<User[]> {
    return Promise.all(Array.from({ length: count }, () => buildUser(this.manager, overrides)));
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.testDatabase.drop();
    forgetStatements();
  }
}

/** Opens domains by their modules, on the kernel, the mailer and accounts, which all may use. */
export async function openDomain(
  modules: NonNullable<ModuleMetadata['imports']>,
  { environment, providers = [] }: DomainOptions = {},
): Promise<OpenDomain> {
  const testDatabase = await createTestDatabase();
  const config = testConfig(testDatabase.url, {
    RUN_JOBS: 'false',
    DATABASE_POOL_SIZE: '10',
    ...environment,
  });
  const module = await Test.createTestingModule({
    imports: [
      databaseModule(config),
      KernelModule.forRoot(config),
      MailModule.forRoot(config),
      AuthModule,
      ...modules,
    ],
    providers,
  }).compile();
  await module.init();
  return new OpenDomain(module, testDatabase);
}

/** The user as a caller with a session in good order. */
export const actorOf = ({ id, roles }: Pick<User, 'id' | 'roles'>): Actor => ({
  userId: id,
  roles,
  sessionId: randomUUID(),
  agreedToTerms: true,
  needsSecondFactor: false,
});
