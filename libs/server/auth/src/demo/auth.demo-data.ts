import { hash } from '@node-rs/argon2';
import type { Role } from '@lyceum/contracts';
import type { DemoSeeder } from '@lyceum/database';
import { TermsText } from '../terms/terms-text';
import { User } from '../users/user.entity';

/** Password of every demo account; the launcher prints it. Demo data is refused in production. */
export const demoPassword = 'lyceum-demo';

const namedAccounts: readonly { email: string; firstName: string; lastName: string; roles: Role[] }[] = [
  { email: 'student@lyceum.example', firstName: 'Mei', lastName: 'Tanaka', roles: ['STUDENT'] },
  { email: 'teacher@lyceum.example', firstName: 'Daniel', lastName: 'Okafor', roles: ['TEACHER'] },
  {
    email: 'forum-admin@lyceum.example',
    firstName: 'Sofía',
    lastName: 'Herrera',
    roles: ['STUDENT', 'STUDENT_CLUB_ADMIN'],
  },
  {
    email: 'admin@lyceum.example',
    firstName: 'Ruth',
    lastName: 'Lindqvist',
    roles: ['ADMIN', 'SUPER_ADMIN'],
  },
];

const firstNames = [
  'Amara',
  'Björn',
  'Chiara',
  'Devika',
  'Élodie',
  'Farid',
  'Grace',
  'Haruto',
  'Inés',
  'Jakub',
  'Lina',
];
const lastNames = [
  'Adeyemi',
  'Bianchi',
  'Castillo',
  'Dubois',
  'Eriksen',
  'Fischer',
  'Gupta',
  'Hoang',
  'Moreau',
  'Novak',
];
const chineseNames = ['子涵 李', '雨桐 王', '浩然 张', '欣怡 陈'];
const crowdRoles: readonly Role[][] = [
  ['STUDENT'],
  ['STUDENT'],
  ['STUDENT'],
  ['TEACHER'],
  ['GUARDIAN'],
  ['STUDENT', 'TESTER'],
  ['SALES_TEAM'],
];
const hourMilliseconds = 3_600_000;

/** The four accounts people try, and a crowd so that lists have pages. */
export const authDemoData: DemoSeeder = {
  name: 'accounts',
  async seed(manager, config) {
    const { currentVersion } = new TermsText(config);
    const passwordHash = await hash(demoPassword);
    const crowd = crowdNames().map(([firstName, lastName], index) => ({
      email: `member-${index + 1}@lyceum.example`,
      firstName,
      lastName,
      roles: crowdRoles[index % crowdRoles.length] ?? [],
    }));
    const now = Date.now();
    const accounts = [...crowd, ...namedAccounts];
    const rows = accounts.map((account, index) => ({
      ...account,
      passwordHash,
      nameConfirmed: true,
      emailConfirmedAt: new Date(now),
      agreedTermsVersion: currentVersion,
      agreedTermsAt: new Date(now),
      createdAt: new Date(now - (accounts.length - index) * 7 * hourMilliseconds),
    }));
    await manager.insert(User, rows);
  },
};

/** Every first name with every last name, in an order that looks like people arriving: neighbours share neither. */
function crowdNames(): [string, string][] {
  const pairs = Array.from({ length: firstNames.length * lastNames.length }, (_, index): [string, string] => [
    firstNames[index % firstNames.length] ?? '',
    lastNames[(index * 3) % lastNames.length] ?? '',
  ]);
  const chinese = chineseNames.map((name): [string, string] => name.split(' ') as [string, string]);
  return [...chinese, ...pairs];
}
