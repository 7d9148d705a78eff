import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { profileErrors, profileFieldNames, type ProfileFieldName } from '@lyceum/contracts/profile';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface User {
  aboutMe: string | null;
  partPrivacy: { aboutMe: string; memberSince: string } | null;
  userProfile: Record<ProfileFieldName, { value: string | null; privacy: string | null }>;
}

const selection = `aboutMe partPrivacy { aboutMe memberSince }
  userProfile { ${profileFieldNames.map((name) => `${name} { value privacy }`).join(' ')} }`;

const born = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;

let server: TestServer;
let calls: FriendCalls;
let ada: Person;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});
beforeEach(async () => {
  ada = await buildPerson(server, { dateOfBirth: born(30), country: 'NZ' });
});

const update = (person: Person, input: object, userProfileId = person.id) =>
  calls.ask<{ updateProfile: User } | null>(
    person,
    `mutation ($id: ID!, $input: UpdateProfileInput!) { updateProfile(userProfileId: $id, input: $input) { ${selection} } }`,
    { id: userProfileId, input },
  );

async function saved(person: Person, input: object): Promise<User> {
  const { data, errors } = await update(person, input);
  expect(errors).toBeUndefined();
  return data!.updateProfile;
}

async function look(viewer: Person, owner: { id: string }): Promise<User | null> {
  const { data } = await calls.ask<{ getUser: User } | null>(
    viewer,
    `query ($id: ID!, $me: ID!) { getUser(userId: $id, requestingUser: $me) { ${selection} } }`,
    { id: owner.id, me: viewer.id },
  );
  return data?.getUser ?? null;
}

const valuesOf = (user: User | null) =>
  user &&
  Object.fromEntries(
    Object.entries(user.userProfile).flatMap(([name, { value }]) => (value === null ? [] : [[name, value]])),
  );

const all: Record<Exclude<ProfileFieldName, 'dob'>, string> = {
  preferredName: 'میترا',
  preferredPronoun: 'she/her',
  gender: 'Woman',
  nationality: 'New Zealander',
  graduationYear: '2014',
  socialMedia1: 'https://ada.example/a?b=c#d',
  socialMedia2: 'http://ada.example',
  socialMedia3: 'https://例子.测试/页',
  socialMedia4: 'https://four.example',
  socialMedia5: 'https://five.example',
  phone: '+64 4 555-0142',
  street: '12 Upland Road',
  street2: 'Flat 3',
  city: '京都',
  state: 'Wellington',
  zipcode: '6012',
  country: 'JP',
  guardianFirstName: 'Aiko',
  guardianLastName: "O'Brien",
  guardianEmail: 'Aiko@parents.example',
  guardianPhone: '(04) 555 0143',
  sameAsStudent: 'false',
  guardianStreetAddress1: '1 Hill',
  guardianStreetAddress2: 'Level 2',
  guardianCity: 'Nelson',
  guardianState: 'Tasman',
  guardianZipcode: '7010',
  guardianCountry: 'NZ',
};

describe('[148, 151] updateProfile', () => {
  test('keeps the bio and every field, answers the profile, and leaves what is not sent', async () => {
    const user = await saved(ada, { aboutMe: 'I grow tomatoes.\r\n\r\n\r\nAnd 🍅.', ...all });
    expect(user.aboutMe).toBe('I grow tomatoes.\n\nAnd 🍅.');
    expect(valuesOf(user)).toEqual({ ...all, dob: born(30) });
    const next = await saved(ada, { phone: null, city: 'Otaki' });
    expect([next.aboutMe, valuesOf(next)]).toEqual([user.aboutMe, { ...valuesOf(user), city: 'Otaki' }]);
    expect(await look(ada, ada)).toEqual(next);
  });

  test('empties by blank what it says of each, and keeps to whom each is told', async () => {
    await saved(ada, { aboutMe: 'Hello', ...all, privacy: { city: 'GLOBAL', aboutMe: 'PRIVATE' } });
    const blank = Object.fromEntries(['aboutMe', ...Object.keys(all)].map((name) => [name, '  ']));
    const user = await saved(ada, blank);
    expect([user.aboutMe, valuesOf(user)]).toEqual([null, { dob: born(30) }]);
    expect([user.userProfile.city.privacy, user.partPrivacy?.aboutMe]).toEqual(['GLOBAL', 'PRIVATE']);
  });

  test('changes nothing by nothing', async () => {
    const before = await look(ada, ada);
    expect(await saved(ada, {})).toEqual(before);
    expect(await server.database.query('SELECT FROM profiles WHERE id = $1', [ada.id])).toEqual([]);
  });

  test('of several at once keeps what each has changed', async () => {
    const inputs = Object.entries(all).map(([name, value]) => ({
      [name]: value,
      privacy: { [name]: 'GLOBAL' },
    }));
    await Promise.all(inputs.map((input) => saved(ada, input)));
    const user = await look(ada, ada);
    expect(valuesOf(user)).toEqual({ ...all, dob: born(30) });
    for (const name of Object.keys(all) as ProfileFieldName[])
      expect([name, user?.userProfile[name].privacy]).toEqual([name, 'GLOBAL']);
  });

  test('[264] is of nobody but the caller', async () => {
    const ben = await buildPerson(server);
    const { errors } = await update(ben, { aboutMe: 'Ada was here' }, ada.id);
    expect(errors?.[0]?.extensions.code).toBe('AUTH_ACTS_FOR_ANOTHER');
    expect((await look(ada, ada))?.aboutMe).toBeNull();
  });

  test('[242] is in the log of what people do: which fields, and nothing of what they say', async () => {
    await saved(ada, { aboutMe: 'A secret garden', privacy: { phone: 'FRIENDS' } });
    await update(ada, { aboutMe: 'x'.repeat(5_001) });
    const actions = await server.database.query(
      `SELECT feature, details FROM user_actions WHERE user_id = $1 AND action_type = 'PROFILE_EDIT'`,
      [ada.id],
    );
    expect(actions).toEqual([{ feature: 'profile', details: { fields: ['aboutMe', 'phone'] } }]);
  });
});

describe('who sees it', () => {
  test('[148] is what the setting says from then on: a friend, a stranger, who is blocked', async () => {
    const [friend, stranger, blocked] = [
      await buildPerson(server, { dateOfBirth: born(30) }),
      await buildPerson(server, { dateOfBirth: born(30) }),
      await buildPerson(server, { dateOfBirth: born(30) }),
    ];
    await buildFriendRelation(server.database.manager, ada, friend);
    await calls.block(ada, blocked);
    const seen = async () =>
      Promise.all([friend, stranger].map(async (viewer) => (await look(viewer, ada))?.userProfile.phone));
    const hidden = { value: null, privacy: null };
    const shown = { value: '+64 4 555 0142', privacy: null };
    await saved(ada, { phone: '+64 4 555 0142' });
    expect(await seen()).toEqual([hidden, hidden]);
    await saved(ada, { privacy: { phone: 'FRIENDS' } });
    expect(await seen()).toEqual([shown, hidden]);
    await saved(ada, { privacy: { phone: 'GLOBAL' } });
    expect(await seen()).toEqual([shown, shown]);
    expect(await look(blocked, ada)).toBeNull();
    await saved(ada, { privacy: { phone: 'PRIVATE' } });
    expect(await seen()).toEqual([hidden, hidden]);
    // Of others nobody is told the settings.
    expect((await look(friend, ada))?.partPrivacy).toBeNull();
  });

  test.each([
    ['who is 15', born(15)],
    ['whose birth date nobody knows', null],
  ])(
    '[149] of %s friends at most can be; more is refused by field, and nothing of it kept',
    async (_, dateOfBirth) => {
      const mina = await buildPerson(server, { dateOfBirth });
      const before = await saved(mina, { aboutMe: 'Before', phone: '0555 123' });
      const guarded = profileFieldNames.filter((name) =>
        /^(dob|phone|st|city|zip|country|guardian|same)/.test(name),
      );
      expect(guarded).toHaveLength(19);
      for (const name of guarded) {
        const { errors } = await update(mina, {
          aboutMe: 'After',
          privacy: { gender: 'GLOBAL', [name]: 'GLOBAL' },
        });
        expect(errors?.[0]).toMatchObject({
          message: profileErrors.MINOR_FIELD.message,
          extensions: {
            code: profileErrors.MINOR_FIELD.code,
            status: 400,
            issues: [{ path: `input.privacy.${name}`, message: profileErrors.MINOR_FIELD.message }],
          },
        });
      }
      expect(await look(mina, mina)).toEqual(before);
      const open = await saved(mina, { privacy: { phone: 'FRIENDS', gender: 'GLOBAL', aboutMe: 'GLOBAL' } });
      expect([open.userProfile.phone.privacy, open.userProfile.gender.privacy]).toEqual([
        'FRIENDS',
        'GLOBAL',
      ]);
    },
  );
});

describe('[151] what cannot be kept', () => {
  const hidden =
    'There is a character in this that nobody sees, or that turns the text around. Please type it again.';
  const address = 'Enter an address like https://example.com.';
  const links = (count: number): string =>
    Array.from({ length: count }, (_, at) => `https://l${String(at)}.example`).join(' ');

  test.each([
    [
      'a bio of 5,001 characters',
      { aboutMe: '🍅'.repeat(5_001) },
      'Use at most 5000 characters: this has 5001.',
    ],
    ['40 links', { aboutMe: links(40) }, 'Use at most 5 links.'],
    ['a text that turns itself around', { aboutMe: 'my photo \u202egnp.exe' }, hidden],
    ['letters between which nothing stands', { preferredName: 'Mi\u200bna' }, hidden],
    ['nothing but what nobody sees', { preferredName: '\u200d\u2800' }, hidden],
    ['a NUL', { aboutMe: 'a\u0000b' }, hidden],
    ['a line of 101 characters', { city: 'x'.repeat(101) }, 'Use at most 100 characters.'],
    ['a script for an address', { socialMedia1: 'javascript:alert(1)' }, address],
    [
      'an address that pretends to be another',
      { socialMedia5: 'https://bank.example@evil.example' },
      address,
    ],
    ['a phone without numbers', { phone: 'call me' }, 'Enter a phone number like +64 4 555 0142.'],
    ['an email that is none', { guardianEmail: 'aiko' }, 'Enter an email like name@example.com.'],
    ['a year that is none', { graduationYear: '20280' }, 'Enter a year like 2028.'],
    ['a country that is none', { country: 'XX' }, 'Please select a valid value'],
    ['an answer that is none', { sameAsStudent: 'maybe' }, 'Choose yes or no.'],
  ])('%s is refused at its field, and what was there stays', async (_, input, message) => {
    await saved(ada, { aboutMe: 'I grow tomatoes.', ...all });
    const before = await look(ada, ada);
    const { errors } = await update(ada, { gender: 'Another', ...input });
    const [field] = Object.keys(input);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: commonErrors.INVALID_INPUT.code,
      issues: [{ path: `input.${String(field)}`, message }],
    });
    expect(await look(ada, ada)).toEqual(before);
  });

  test('is nothing of what is just within: 5,000 characters, 5 links, letters of any script and families of emoji', async () => {
    expect([...((await saved(ada, { aboutMe: '🍅'.repeat(5_000) })).aboutMe ?? '')]).toHaveLength(5_000);
    for (const aboutMe of [links(5), 'שלום, مرحبا, می\u200cخواهم', '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
      expect((await saved(ada, { aboutMe })).aboutMe).toBe(aboutMe);
  });
});
