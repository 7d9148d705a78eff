import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { roles, type ViewAs } from '@lyceum/contracts/auth';
import {
  type ProfileFieldName,
  profileFieldNames,
  profilePartNames,
  type ProfileViewer,
  profileViewers,
  type RuledName,
} from '@lyceum/contracts/profile';
import { type PrivacyLevel, privacyLevels } from '@lyceum/contracts/shell';
import { ContactService } from '@lyceum/friends';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import type { Actor } from '@lyceum/kernel';
import { isProtected, maySee, reachOf } from '@lyceum/profile';
import { buildCommunity, buildMember as buildMemberOfForum } from '@lyceum/forum/testing';
import { buildActivity, buildProfile } from '@lyceum/profile/testing';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { ranks, ruledNames as names, ruleTable as table } from '../../src/testing/field-table';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const year = new Date().getFullYear();
const born = {
  child: `${String(year - 15)}-01-01`,
  adult: `${String(year - 30)}-01-01`,
  unknown: null,
} as const;
type Kind = keyof typeof born;
const kinds = Object.keys(born) as Kind[];

let server: TestServer;
let calls: FriendCalls;
let contact: ContactService;
let owners: Record<Kind, Person>;
/** By what they are to the owners; of the last, by the role they have. */
let viewers: Record<'friend' | 'guardian' | 'classmate' | 'ownTeacher' | 'minor' | 'adult', Person>;
let ofRoles: Person[];
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
  contact = server.app.get(ContactService, { strict: false });
  const person = (dateOfBirth: string | null, more = {}) => buildPerson(server, { dateOfBirth, ...more });
  owners = {
    child: await person(born.child, { country: 'NZ' }),
    adult: await person(born.adult, { country: 'NZ' }),
    unknown: await person(null, { country: 'NZ' }),
  };
  viewers = {
    friend: await person(born.adult),
    guardian: await person(born.adult),
    classmate: await person(born.child),
    ownTeacher: await person(born.adult, { roles: ['TEACHER'] }),
    minor: await person(born.child),
    adult: await person(born.adult),
  };
  const forum = await buildCommunity(server.database.manager, viewers.adult);
  const school = await buildSchool(server.database.manager);
  for (const owner of Object.values(owners)) {
    await buildSchoolMember(server.database.manager, school, owner);
    await buildMemberOfForum(server.database.manager, forum, owner);
    await buildActivity(server.database.manager, owner, { target: 'COMMUNITY', targetId: forum.id });
    await buildFriendRelation(server.database.manager, owner, viewers.friend);
    // Of who is of age for as long as they keep it.
    await buildGuardianTie(server.database.manager, viewers.guardian, owner, {
      isKept: owner === owners.adult,
    });
    const group = await buildGroup(server.database.manager);
    for (const person of [owner, viewers.classmate])
      await buildMember(server.database.manager, group, person);
    await run('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
      viewers.ownTeacher.id,
      owner.id,
    ]);
  }
  ofRoles = [];
  for (const role of roles) ofRoles.push(await person(born.adult, { roles: [role] }));
}, 120_000);

const run = (text: string, values: readonly unknown[]) => server.database.query(text, [...values]);

/** What no column of a profile has. */
const elsewhere = 'dob country memberSince school kpi activities achievements forums certificates'.split(' ');

const marker = (name: RuledName): string =>
  name === 'graduationYear' ? '2033' : name === 'sameAsStudent' ? 'true' : `marker-${name}`;

/** Everything filled in, each set to this. */
async function fill(owner: Person, privacy: Partial<Record<RuledName, PrivacyLevel>>): Promise<void> {
  const stored = names.filter((name) => !elsewhere.includes(name));
  const told = Object.fromEntries(stored.map((name) => [name, marker(name)]));
  await buildProfile(server.database.manager, owner, { told, privacy });
}

type Setting = Partial<Record<RuledName, PrivacyLevel>>;

/** Each field has each setting in one of them, and its neighbours have others; in the last nobody has said anything. */
const settings: readonly Setting[] = [
  ...privacyLevels.map((_, turn) =>
    Object.fromEntries(names.map((name, index) => [name, privacyLevels[(index + turn) % 3]])),
  ),
  {},
];

interface User {
  aboutMe: string | null;
  createdAt: string | null;
  school: string | null;
  email: string | null;
  kpi: { totalKpi: number } | null;
  achievements: { id: string }[] | null;
  userBadges: { id: string }[] | null;
  userProfile: Record<ProfileFieldName, { value: string | null; privacy: PrivacyLevel | null }>;
  /** No part of the profile's own call. */
  activities?: { id: string }[];
  forums?: { id: string }[] | null;
  certificates?: { id: string }[] | null;
}

const asked = `aboutMe createdAt school email kpi { totalKpi } achievements { id } userBadges { id } partPrivacy { aboutMe } roleArray { roleName }
  userProfile { ${profileFieldNames.map((name) => `${name} { value privacy }`).join(' ')} }`;

async function look(viewer: Person, owner: Person): Promise<User | null> {
  await server.database.query('UPDATE rate_limits SET expire = 0');
  const { data } = await calls.ask<{
    getUser: User;
    getUserPlatformActivities: User['activities'];
    getUserEntries: Pick<User, 'forums' | 'certificates'>;
  } | null>(
    viewer,
    `query ($userId: ID!, $me: ID!) {
      getUser(userId: $userId, requestingUser: $me) { ${asked} }
      getUserPlatformActivities(friendId: $userId) { id }
      getUserEntries(userId: $userId, requestingUser: $me) { forums { id } certificates { id } } }`,
    { userId: owner.id, me: viewer.id },
  );
  return data && { ...data.getUser, activities: data.getUserPlatformActivities, ...data.getUserEntries };
}

/** The owner looks at their own profile as such a viewer would. */
async function lookAs(owner: Person, viewer: ProfileViewer): Promise<User | null> {
  await server.database.query('UPDATE rate_limits SET expire = 0');
  const { data } = await calls.ask<{ getProfileAs: User } | null>(
    owner,
    `query ($me: ID!, $viewer: ProfileViewer!) { getProfileAs(userId: $me, viewer: $viewer) { ${asked} } }`,
    { me: owner.id, viewer },
  );
  return data?.getProfileAs ?? null;
}

/** What of everything there is the answer has in it. */
function told(user: User): RuledName[] {
  const { userBadges, userProfile, achievements } = user;
  // The two go together.
  expect(userBadges === null).toBe(achievements === null);
  const values: Partial<Record<RuledName, string | object | null>> = {
    aboutMe: user.aboutMe,
    memberSince: user.createdAt,
    school: user.school,
    kpi: user.kpi,
    activities: user.activities?.[0] ?? null,
    achievements,
    forums: user.forums ?? null,
    certificates: user.certificates ?? null,
  };
  return names.filter(
    (name) => (values[name] ?? userProfile[name as ProfileFieldName]?.value ?? null) !== null,
  );
}

/** What there is to be told of somebody of this kind. */
const filledIn = (kind: Kind): RuledName[] => names.filter((name) => name !== 'dob' || born[kind] !== null);

/** What the table says somebody so near may read. */
function allowed(reach: number, kind: Kind, setting: Setting): RuledName[] {
  return filledIn(kind).filter((name) => {
    const { byDefault, mostOfMinor } = table[name];
    const said = ranks[setting[name] ?? byDefault];
    return reach >= (kind === 'adult' ? said : Math.max(said, ranks[mostOfMinor]));
  });
}

const actorOf = ({ id, roles: held }: Person): Actor => ({
  userId: id,
  roles: held,
  sessionId: randomUUID(),
  agreedToTerms: true,
  needsSecondFactor: false,
});

/** Looks at all three people in all settings, and compares with the table, and with the rule for one pair. */
async function expectShown(viewer: Person, reachTo: (kind: Kind) => number): Promise<void> {
  const today = new Date();
  for (const kind of kinds)
    for (const setting of settings) {
      await fill(owners[kind], setting);
      const user = await look(viewer, owners[kind]);
      const shown = user ? told(user) : null;
      expect([kind, setting, shown]).toEqual([kind, setting, allowed(reachTo(kind), kind, setting)]);
      expect(Object.values(user?.userProfile ?? {}).filter(({ privacy }) => privacy !== null)).toEqual([]);
      const facts = await contact.factsOf(actorOf(viewer), owners[kind].id);
      if (!facts) throw new Error('There are two people');
      const isMinor = isProtected(facts.person, today);
      const may = filledIn(kind).filter((name) =>
        maySee(reachOf(facts, today), name, setting[name], isMinor),
      );
      expect([kind, setting, may]).toEqual([kind, setting, shown]);
    }
}

test('[148] the table is of all fields there are', () => {
  expect([...profileFieldNames, ...profilePartNames].sort()).toEqual([...names].sort());
});

describe('[148, 149] what a profile tells', () => {
  test('oneself is everything, with what each field is set to; nobody can open it wider than their age allows', async () => {
    for (const kind of kinds)
      for (const setting of settings) {
        await fill(owners[kind], setting);
        const user = await look(owners[kind], owners[kind]);
        if (!user) throw new Error('Nobody is hidden from themselves');
        expect(told(user)).toEqual(filledIn(kind));
        expect(user.email).toBe(owners[kind].email);
        for (const name of profileFieldNames) {
          const { byDefault, mostOfMinor } = table[name];
          const said = setting[name] ?? byDefault;
          const isCapped = kind !== 'adult' && ranks[said] < ranks[mostOfMinor];
          expect([name, user.userProfile[name].privacy]).toEqual([name, isCapped ? mostOfMinor : said]);
        }
      }
  });

  test.each(['friend', 'guardian'] as const)('a %s is what is set to friends or everybody', async (who) => {
    await expectShown(viewers[who], () => 2);
  });

  test('a guardian no more, or of who is 18 and has not kept them, is what a grown-up stranger reads', async () => {
    const [once, until] = [await buildPerson(server), await buildPerson(server)];
    for (const owner of Object.values(owners)) {
      const tieId = await buildGuardianTie(server.database.manager, once, owner, { isKept: true });
      await run('UPDATE guardian_ties SET ended_at = now() WHERE id = $1', [tieId]);
    }
    await buildGuardianTie(server.database.manager, until, owners.adult);
    await expectShown(once, (kind) => (kind === 'adult' ? 1 : 0));
    await expectShown(until, (kind) => (kind === 'adult' ? 1 : 0));
  });

  test.each(['classmate', 'ownTeacher', 'minor'] as const)('%s is what is set to everybody', async (who) => {
    await expectShown(viewers[who], () => 1);
  });

  test('a grown-up stranger is that of grown-ups, and of a minor nothing', async () => {
    await expectShown(viewers.adult, (kind) => (kind === 'adult' ? 1 : 0));
  });

  test.each(roles)('a stranger who is %s gets no more from the role than to know of people', async (role) => {
    const viewer = ofRoles.find(({ roles: held }) => held.includes(role))!;
    const knowsAll = ['SUPER_ADMIN', 'ADMIN'].includes(role);
    await expectShown(viewer, (kind) => (kind === 'adult' || knowsAll ? 1 : 0));
  });

  test('one who looks as another kind of viewer is what that viewer is told, and no setting', async () => {
    const standsFor = {
      FRIEND: viewers.friend,
      GUARDIAN: viewers.guardian,
      TEACHER: viewers.ownTeacher,
      CLASSMATE: viewers.classmate,
      STUDENT: viewers.minor,
      STRANGER: viewers.adult,
    };
    for (const kind of kinds)
      for (const setting of settings) {
        await fill(owners[kind], setting);
        for (const viewer of profileViewers) {
          const seen = await lookAs(owners[kind], viewer);
          expect(seen).toBeTruthy();
          expect([kind, setting, viewer, await look(standsFor[viewer], owners[kind])]).toEqual([
            kind,
            setting,
            viewer,
            expect.objectContaining({ ...seen }),
          ]);
        }
      }
  });

  test('staff who see the platform as somebody is of them and of their friends what strangers read', async () => {
    const keeper = await buildPerson(server, { roles: ['ADMIN'] });
    const viewingAs = async (person: Person): Promise<Person> => {
      const answer = await server
        .opsMutation('users.viewAs', { userId: person.id }, keeper.token)
        .expect(200);
      return { ...person, token: (answer.body as { result: { data: ViewAs } }).result.data.token };
    };
    const asFriend = await viewingAs(viewers.friend);
    for (const kind of kinds) {
      const asOwner = await viewingAs(owners[kind]);
      for (const setting of settings) {
        await fill(owners[kind], setting);
        // Nor does it help to look as a friend of theirs would.
        const strangers = allowed(1, kind, setting);
        expect(told((await lookAs(asOwner, 'FRIEND'))!)).toEqual(
          strangers.filter((name) => !['activities', 'forums', 'certificates'].includes(name)),
        );
        const seen = [await look(asOwner, owners[kind]), await look(asFriend, owners[kind])];
        expect([kind, setting, ...seen.map((user) => user && told(user))]).toEqual([
          kind,
          setting,
          strangers,
          strangers,
        ]);
        expect(seen.map((user) => user?.email)).toEqual([null, null]);
      }
    }
  });

  test('those between whom there is a block is nothing: who is blocked finds nobody, who blocks a name', async () => {
    const everything = Object.fromEntries(names.map((name) => [name, 'GLOBAL' as const]));
    for (const kind of kinds) {
      await fill(owners[kind], everything);
      const other = await buildPerson(server, { dateOfBirth: born.adult });
      await buildFriendRelation(server.database.manager, owners[kind], other);
      await calls.block(other, owners[kind]);
      const user = await look(other, owners[kind]);
      expect(user && told(user)).toEqual([]);
      expect(await look(owners[kind], other)).toBeNull();
    }
  });

  test('friends of a suspended account is as before, others nothing; of a child who waits for a guardian there is nobody', async () => {
    const everything = Object.fromEntries(names.map((name) => [name, 'GLOBAL' as const]));
    await fill(owners.adult, everything);
    await run('UPDATE users SET suspended_at = now() WHERE id = $1', [owners.adult.id]);
    const [ofFriend, ofStranger] = [
      await look(viewers.friend, owners.adult),
      await look(viewers.minor, owners.adult),
    ];
    await run('UPDATE users SET suspended_at = NULL WHERE id = $1', [owners.adult.id]);
    expect([ofFriend, ofStranger].map((user) => user && told(user))).toEqual([names, []]);
    const guardian = ['guardian@parents.example', owners.child.id];
    await run('UPDATE users SET guardian_email = $1, guardian_withdrew_at = now() WHERE id = $2', guardian);
    const ofWaiting = await look(viewers.friend, owners.child);
    await run('UPDATE users SET guardian_email = NULL, guardian_withdrew_at = NULL WHERE id = $1', [
      owners.child.id,
    ]);
    expect(ofWaiting).toBeNull();
  });
});
