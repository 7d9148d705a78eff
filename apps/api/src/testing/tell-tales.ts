import { randomUUID } from 'node:crypto';
import { groupFeature } from '@lyceum/contracts/admin';
import type { PersonalField } from '@lyceum/contracts/personal-data';
import { buildSuppression } from '@lyceum/campaigns/testing';
import { buildPerson, type Person } from './people';
import { allProbes, joined, type TellTaleScene } from './probes';
import type { TestServer } from './test-server';

/** Words that stand nowhere but in what is told of people, and a way to ask every call of the console. */
export interface TellTales {
  readonly words: ReadonlyMap<PersonalField, readonly string[]>;
  /** Of each call that reads and is no table, what it is asked. */
  readonly inputs: Readonly<Record<string, object>>;
  readonly feature: string;
}

const word = (what: string): string => `${what}${randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** A child and a sales person of whom everything is stored that can be, where the console could tell of it. */
export async function buildTellTales(server: TestServer, admin: Person): Promise<TellTales> {
  const [childWord, sellerWord, guardian, listed, printed, granted, shut] = [
    'child',
    'seller',
    'guardian',
    'listed',
    'printed',
    'granted',
    'shut',
  ].map(word) as [string, string, string, string, string, string, string];
  const child = await buildPerson(server, { email: `${childWord}@lyceum.example`, firstName: 'Mei' });
  const seller = await buildPerson(server, { email: `${sellerWord}@lyceum.example`, roles: ['SALES_ADMIN'] });
  const [birth, sessionAddress, origin] = ['2011-02-03', '203.0.113.77', '198.51.100.44'];
  const run = (text: string, values: readonly unknown[]) => server.database.query(text, [...values]);
  await run(
    `UPDATE users SET date_of_birth = $2, guardian_email = $3, guardian_consented_at = now(), country = 'NZ' WHERE id = $1`,
    [child.id, birth, `${guardian}@lyceum.example`],
  );
  await run('UPDATE sessions SET ip_address = $2 WHERE user_id = $1', [child.id, sessionAddress]);
  await run(
    `INSERT INTO audit_entries (actor_id, action, target_type, target_id, address)
     VALUES ($1, 'user.setRoles', 'user', $2, $3)`,
    [seller.id, child.id, origin],
  );
  await run(`INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, $2, 'Lin')`, [
    child.id,
    printed,
  ]);
  await run('INSERT INTO teacher_applications (user_id) VALUES ($1)', [child.id]);
  await buildSuppression(server.database.manager, `${shut}@lyceum.example`);
  await run('INSERT INTO feature_users (feature, email) VALUES ($1, $2)', [
    groupFeature,
    `${listed}@lyceum.example`,
  ]);
  return {
    words: new Map<PersonalField, readonly string[]>([
      ['email', [childWord, sellerWord]],
      ['dateOfBirth', [birth]],
      ['guardian', [guardian]],
      ['certificateName', [printed]],
      ['session', [sessionAddress]],
      ['origin', [origin]],
      ['listedEmail', [listed]],
      ['codeRecipient', [granted]],
      ['suppressedEmail', [shut]],
    ]),
    inputs: await inputsOf(server, { admin, child, seller, listed, granted }),
    feature: groupFeature,
  };
}

async function inputsOf(server: TestServer, scene: TellTaleScene): Promise<TellTales['inputs']> {
  const parts: Record<string, object>[] = [];
  // One by one: what one domain's calls need may stand on what another one's made.
  for (const { reads } of allProbes) if (reads) parts.push(await reads(server, scene));
  return joined(parts);
}
