import { hash } from '@node-rs/argon2';
import {
  avatarCodeOf,
  avatarParts,
  avatarPathOf,
  normalizedAddress,
  type Role,
} from '@lyceum/contracts/auth';
import type { DemoSeeder } from '@lyceum/database';
import { TermsText } from '../terms/terms-text';
import { User } from '../users/user.entity';

/** Password of every demo account; the launcher prints it. Demo data is refused in production. */
export const demoPassword = 'lyceum-demo';

const namedAccounts: readonly {
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  age: number;
}[] = [
  { email: 'student@lyceum.example', firstName: 'Mei', lastName: 'Tanaka', roles: ['STUDENT'], age: 16 },
  { email: 'teacher@lyceum.example', firstName: 'Daniel', lastName: 'Okafor', roles: ['TEACHER'], age: 38 },
  {
    email: 'forum-admin@lyceum.example',
    firstName: 'Sofía',
    lastName: 'Herrera',
    roles: ['STUDENT', 'STUDENT_CLUB_ADMIN'],
    age: 17,
  },
  {
    email: 'admin@lyceum.example',
    firstName: 'Ruth',
    lastName: 'Lindqvist',
    roles: ['ADMIN', 'SUPER_ADMIN'],
    age: 44,
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
      age: crowdAge(index),
      pictureUrl: crowdPicture(index),
    }));
    const now = Date.now();
    const accounts = [...crowd, ...namedAccounts];
    const rows = accounts.map(({ age, ...account }, index) => ({
      ...account,
      dateOfBirth: bornOn(age, index),
      passwordHash,
      nameConfirmed: true,
      emailConfirmedAt: new Date(now),
      agreedTermsVersion: currentVersion,
      agreedTermsAt: new Date(now),
      createdAt: new Date(now - (accounts.length - index) * 7 * hourMilliseconds),
    }));
    await manager.insert(
      User,
      rows.map((row) => ({ ...row, normalizedEmail: normalizedAddress(row.email) })),
    );
  },
};

/** Students are 13 to 17, everybody else is grown up. */
function crowdAge(index: number): number {
  const isStudent = crowdRoles[index % crowdRoles.length]?.includes('STUDENT');
  return isStudent ? 13 + (index % 5) : 27 + (index % 30);
}

/** Two of three have drawn themselves a picture. */
function crowdPicture(index: number): string | null {
  if (index % 3 === 0) return null;
  const { ground, figure, coat, eyes, extra } = avatarParts;
  return avatarPathOf(
    avatarCodeOf({
      ground: (index * 3) % ground,
      figure: index % figure,
      coat: (index >> 1) % coat,
      eyes: (index >> 2) % eyes,
      extra: (index >> 1) % extra,
    }),
  );
}

/** A birthday of who is this old, early in the year. */
function bornOn(age: number, index: number): string {
  return `${String(new Date().getFullYear() - age)}-01-${String(1 + (index % 9)).padStart(2, '0')}`;
}

/** Every first name with every last name, in an order that looks like people arriving: neighbours share neither. */
function crowdNames(): [string, string][] {
  const pairs = Array.from({ length: firstNames.length * lastNames.length }, (_, index): [string, string] => [
    firstNames[index % firstNames.length] ?? '',
    lastNames[(index * 3) % lastNames.length] ?? '',
  ]);
  const chinese = chineseNames.map((name): [string, string] => name.split(' ') as [string, string]);
  return [...chinese, ...pairs];
}
