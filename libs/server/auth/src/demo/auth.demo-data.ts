import { hash } from '@node-rs/argon2';
import {
  type AvatarChoice,
  avatarCodeOf,
  avatarParts,
  avatarPathOf,
  normalizedAddress,
  type Role,
} from '@lyceum/contracts/auth';
import type { DemoSeeder } from '@lyceum/database';
import { auditPast, type PastDeed } from '@lyceum/kernel/demo';
import { notePastMails } from '@lyceum/mail/demo';
import { store, storeAll } from '@lyceum/kernel/stored';
import { TermsText } from '../legal-texts/terms-text';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user';

/** Password of every demo account; the launcher prints it. Demo data is refused in production. */
export const demoPassword = 'lyceum-demo';

const namedAccounts: readonly {
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  age: number;
  avatar?: AvatarChoice;
}[] = [
  {
    email: 'guardian@lyceum.example',
    firstName: 'Aiko',
    lastName: 'Tanaka',
    roles: ['GUARDIAN'],
    age: 45,
    avatar: { ground: 1, figure: 0, coat: 2, eyes: 1, extra: 0 },
  },
  { email: 'student@lyceum.example', firstName: 'Mei', lastName: 'Tanaka', roles: ['STUDENT'], age: 16 },
  { email: 'principal@lyceum.example', firstName: 'Ingrid', lastName: 'Solberg', roles: [], age: 52 },
  { email: 'agent@lyceum.example', firstName: 'Omar', lastName: 'Haddad', roles: ['AGENT'], age: 36 },
  {
    email: 'teacher@lyceum.example',
    firstName: 'Daniel',
    lastName: 'Okafor',
    roles: ['TEACHER'],
    age: 38,
    avatar: { ground: 2, figure: 1, coat: 0, eyes: 2, extra: 1 },
  },
  {
    email: 'forum-admin@lyceum.example',
    firstName: 'Sofía',
    lastName: 'Herrera',
    roles: ['STUDENT', 'STUDENT_CLUB_ADMIN'],
    age: 17,
    avatar: { ground: 3, figure: 2, coat: 1, eyes: 0, extra: 2 },
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
/** So the crowd came over some twelve weeks. */
const hoursBetween = 16;
/** Those who are named were here before there was any forum. */
const daysHere = 430;

/** The accounts people try, and a crowd so that lists have pages. */
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
    const named = namedAccounts.map(({ avatar, ...account }) => ({
      ...account,
      pictureUrl: avatar ? avatarPathOf(avatarCodeOf(avatar)) : null,
    }));
    const accounts = [...named, ...crowd];
    const rows = accounts.map(({ age, ...account }, index) => {
      const hours = index < named.length ? daysHere * 24 - index : (accounts.length - index) * hoursBetween;
      const joined = now - hours * hourMilliseconds;
      return {
        ...account,
        dateOfBirth: bornOn(age, index),
        passwordHash,
        nameConfirmed: true,
        emailConfirmedAt: new Date(joined + hourMilliseconds / 4),
        agreedTermsVersion: currentVersion,
        agreedTermsAt: new Date(joined),
        createdAt: new Date(joined),
      };
    });
    const users = await storeAll<User>(
      manager,
      'users',
      rows.map((row) => ({ ...row, normalizedEmail: normalizedAddress(row.email) })),
    );
    users.push(...(await seedApplicants(manager, passwordHash, currentVersion)));
    await notePastMails(manager, users.flatMap(mailsOf));
    await auditPast(manager, staffDeeds(users));
  },
};

/** Two who say that they are educators, and wait for staff. */
const applicants = [
  {
    email: 'applicant@lyceum.example',
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    country: 'KE',
    dateOfBirth: '1986-04-09',
    hoursAgo: 31,
  },
  {
    email: 'applicant-2@lyceum.example',
    firstName: 'Tomás',
    lastName: 'Lindgren',
    country: 'SE',
    dateOfBirth: '1997-11-02',
    hoursAgo: 5,
  },
] as const;

async function seedApplicants(manager: EntityManager, passwordHash: string, terms: string): Promise<User[]> {
  const made: User[] = [];
  for (const { hoursAgo, ...applicant } of applicants) {
    const joined = new Date(Date.now() - hoursAgo * hourMilliseconds);
    const user = await store<User>(manager, 'users', {
      ...applicant,
      roles: ['STUDENT'],
      normalizedEmail: normalizedAddress(applicant.email),
      passwordHash,
      nameConfirmed: true,
      emailConfirmedAt: joined,
      agreedTermsVersion: terms,
      agreedTermsAt: joined,
      createdAt: joined,
    });
    await store(manager, 'teacher_applications', { userId: user.id, appliedAt: joined });
    made.push(user);
  }
  return made;
}

/** What an account is mailed in its life: the link of its sign-up, some a new password, some their news. */
function mailsOf({ id: userId, email, createdAt }: User, place: number) {
  const mail = (kind: string, hoursLater: number, isSent = true) => ({
    userId,
    kind,
    to: email,
    isSent,
    at: new Date(createdAt.getTime() + hoursLater * hourMilliseconds),
  });
  const isStudent = email.startsWith('student@');
  return [
    mail('Link to confirm the email', 0.1),
    ...(place % 9 === 4 || isStudent ? [mail('Link to a new password', 3)] : []),
    ...(place % 3 === 1 || isStudent ? [mail('News of a day', 5), mail('News of a day', 6.5)] : []),
    ...(place % 17 === 5 ? [mail('News of a day', 6.8, false)] : []),
  ];
}

/** The admin gave the sales team their roles, and somebody a second one. */
function staffDeeds(users: readonly User[]): PastDeed[] {
  const admin = users.find(({ email }) => email === 'admin@lyceum.example');
  const promoted = users.filter(({ roles }) => roles.includes('SALES_TEAM') || roles.includes('TESTER'));
  return promoted.slice(0, 12).map(({ id, roles }, place) => ({
    actorId: admin?.id ?? '',
    action: 'user.setRoles',
    targetType: 'user',
    targetId: id,
    before: { roles: roles.includes('TESTER') ? ['STUDENT'] : [] },
    after: { roles },
    at: new Date(Date.now() - (1.2 + place * 1.7) * 24 * hourMilliseconds),
  }));
}

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
