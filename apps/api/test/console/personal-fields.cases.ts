import { beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type Role, roles } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { columnKeysOf, readableTable, type TableDeclaration } from '@lyceum/contracts/ops';
import { holdsPermission, type Permission, rolesHolding } from '@lyceum/contracts/permissions';
import { type PersonalField, personalFields } from '@lyceum/contracts/personal-data';
import { profileFieldNames } from '@lyceum/contracts/profile';
import { TableSources } from '@lyceum/kernel';
import type { z } from 'zod';
import { openApiDocument } from '../../src/http/open-api';
import { buildPerson, type Person } from '../../src/testing/people';
import { fieldsOf, rootsReaching, soundsPersonal, type Told, toldBy } from '../../src/testing/personal-walk';
import { buildTellTales, type TellTales } from '../../src/testing/tell-tales';
import { TestServer } from '../../src/testing/test-server';

interface Procedure {
  readonly _def: {
    readonly type: 'query' | 'mutation';
    readonly meta: { readonly requires: Permission };
    readonly output?: z.ZodType;
  };
}

let server: TestServer;
let tales: TellTales;
let people: Map<Role, Person>;
beforeAll(async () => {
  server = await TestServer.shared();
  const admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
  tales = await buildTellTales(server, admin);
  people = new Map();
  for (const role of roles) people.set(role, await buildPerson(server, { roles: [role] }));
}, 60_000);

const procedures = (): [string, Procedure['_def']][] =>
  Object.entries(server.opsRouter()._def.procedures as unknown as Record<string, Procedure>).map(
    ([name, { _def }]) => [name, _def],
  );

const told = (): (Told & { procedure: string; requires: Permission })[] =>
  procedures().flatMap(([procedure, { output, meta }]) =>
    output ? toldBy(output).map((value) => ({ ...value, procedure, requires: meta.requires })) : [],
  );

const mayRead = (role: Role, field: PersonalField): boolean => holdsPermission([role], personalFields[field]);

/** Roles that may make the call and not be told this. */
const blindRoles = ({ requires, field }: { requires: Permission; field: PersonalField }): Role[] =>
  rolesHolding(requires).filter((role) => !mayRead(role, field));

describe('what is told of people', () => {
  test('by a call of the console is declared, wherever its name sounds so', () => {
    const silent = procedures().filter(([, { type, output }]) => type === 'query' && !output);
    expect(silent).toEqual([]);
    const undeclared = told().filter(({ name, field }) => soundsPersonal.test(name) && field === undefined);
    expect(undeclared.map(({ procedure, path }) => `${procedure}: ${path}`)).toEqual([
      // Addresses that files had before, counted.
      'uploads.get: olderAddresses',
      // Where a school is.
      'schools.list: rows[].city',
      'schools.list: rows[].country',
      'schools.get: fullAddress',
      'schools.get: city',
      'schools.get: country',
      'schools.alike: [].fullAddress',
      // Given by whoever wrote, to be answered there.
      'enquiries.list: rows[].email',
      'enquiries.get: email',
    ]);
  });

  test('by a column of a console table is declared, wherever its key or its words sound so', () => {
    const { tables } = server.app.get(TableSources);
    expect(tables.length).toBeGreaterThan(6);
    const undeclared = tables.flatMap((table) =>
      Object.entries(table.columns)
        .filter(
          ([key, { label, personal }]) =>
            !personal && (soundsPersonal.test(key) || soundsPersonal.test(label)),
        )
        .map(([key]) => `${table.name}: ${key}`),
    );
    // Where somebody asks to be answered, where a school is, and the address of a file.
    const places = ['schools: city', 'schools: country', 'uploads: url'];
    expect(undeclared.sort()).toEqual(['enquiries: email', ...places]);
  });

  test('[48] by a call of the console to roles that may not read it can be left out, and is asked below', () => {
    const partly = told().flatMap(({ field, requires, ...value }) =>
      field && blindRoles({ requires, field }).length > 0 ? [{ ...value, field }] : [],
    );
    expect(partly.filter(({ isOptional }) => !isOptional)).toEqual([]);
    expect(new Set(partly.map(({ procedure }) => procedure))).toEqual(
      new Set([
        ...['users.list', 'users.named', 'users.person', 'features.users', 'features.emails'],
        ...['promoCodes.list', 'promoCodes.get', 'promoCodes.options'],
        // Who changed it, by e-mail and from which address.
        ...[
          ...['campaigns', 'content', 'enquiries', 'features', 'liveCourses'].map((it) => `${it}.history`),
          ...['liveGroups.history', 'liveGroups.asking', 'liveGroups.people', 'liveGroups.waiting'],
          ...['liveCertificates.list', 'liveCertificates.ofGroup', 'media.history'],
          ...['orders.history', 'paymentLinks.history', 'promoCodes.history', 'uploads.history'],
        ],
      ]),
    );
  });

  test('by a GraphQL type is declared, and is the caller’s own or shown by the rule of fields', () => {
    const { schema } = server.app.get(GraphQLSchemaHost);
    const fields = fieldsOf(schema);
    const undeclared = fields.filter(({ name, field }) => soundsPersonal.test(name) && field === undefined);
    expect(undeclared.map(({ type, name }) => `${type}.${name}`).sort()).toEqual([
      // Where the room of a call is, for whoever was let in.
      'CallAdmission.address',
      // When somebody came into a forum, for those who are in it.
      'CommunityMember.joinedAt',
      // To whoever has the link that was mailed to it.
      'ConfirmedNewsletter.email',
      // How often mail comes, of the caller.
      'ListedNotificationPreference.email',
      'NotificationPreference.email',
    ]);
    const declared = fields.filter(({ field }) => field !== undefined);
    // Whoever is signed in may ask any of them.
    const known = ['own', 'shown', 'taught'];
    expect(declared.filter(({ field }) => !known.some((kind) => kind === field))).toEqual([]);
    const roots = Object.fromEntries(
      [...new Set(declared.map(({ type }) => type))].map((type) => [type, rootsReaching(schema, type)]),
    );
    const classrooms = [
      'getLiveWorkToLookAt',
      'getSingleLiveCourseGroupData',
      'getStudentListForSingleLiveCourseGroup',
    ];
    const profiles = ['confirmCertificateName', 'getProfileAs', 'getUser'];
    expect(roots).toEqual({
      LiveAttendanceCorrection: ['getLiveAttendanceCorrections'],
      LiveCertificateOfStudent: [
        'getLiveCourseCertificates',
        'issueLiveCertificates',
        'withdrawLiveCertificate',
      ],
      LiveCoursePerson: [...classrooms, 'updateUserLiveCourse'],
      LiveLesson: ['getSingleLiveCourseGroupData'],
      LiveLessonAttendance: [
        'correctLiveAttendance',
        'getLiveCourseAttendance',
        'getOwnLiveCourseAttendance',
      ],
      LiveLessonTeacher: [
        'deleteLiveCourseAnnouncement',
        'getLiveCourseAnnouncements',
        'getLiveLessonSubstitutes',
        'getSingleLiveCourseGroupData',
        'restoreLiveCourseAnnouncement',
        'saveLiveCourseAnnouncement',
      ],
      Me: ['me', 'setMyAvatar', 'updateMyAccount'],
      MyGuardians: ['getMyGuardians', 'keepGuardian'],
      MySession: ['mySessions'],
      School: ['me', 'setMyAvatar', 'updateMyAccount'],
      TermsAgreement: ['agreeToTerms', 'getAgreedToTerms'],
      TwilioUserData: ['getAndUpdateUserTwilioData'],
      User: [...profiles, 'setProfilePicture', 'updateProfile'],
      UserProfile: [...profiles, 'setProfilePicture', 'updateProfile'],
    });
    const shown = declared
      .filter(({ field }) => field === 'shown')
      .map(({ type, name }) => `${type}.${name}`);
    const ruled = profileFieldNames.map((name) => `UserProfile.${name}`);
    expect(shown.sort()).toEqual(['User.aboutMe', 'User.createdAt', 'User.school', ...ruled].sort());
  });

  test('by a REST answer is the caller’s own', () => {
    const { paths, components } = openApiDocument(server.app);
    const sounding = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, { responses?: unknown }>).flatMap(
        ([method, { responses }]) =>
          propertiesOf(responses, components?.schemas ?? {})
            .filter((name) => soundsPersonal.test(name))
            .map((name) => `${method} ${path}: ${name}`),
      ),
    );
    expect([...new Set(sounding)].sort()).toEqual([
      // Of staff who look at the web app as somebody, and of that person: both of `user.viewAs`.
      'get /account/viewing: email',
      'get /auth/email-change: newEmail',
      'get /auth/ways-in: hasPassword',
      'get /auth/ways-in: passkeys',
      // To whom the signed link was sent.
      'get /email-subscriptions/topics: email',
      // Of schools.
      'get /search-schools: schoolCity',
      'get /search-schools: schoolCountry',
      'get /search-schools: schoolFullAddress',
      'get /search-schools: schoolStreetAddress',
      'post /account/delete: deletesAt',
      // The guardian's own, to whom the link was sent.
      'post /auth/email-change/look: email',
      'post /auth/email-change: newEmail',
      'post /auth/guardian-consent/again: guardianEmail',
      'post /auth/guardian-consent/look: guardianEmail',
      'post /auth/guardian-consent/withdraw: guardianEmail',
      'post /auth/one-time-link: guardianEmail',
      // Of the school that was added.
      'post /school-newSchoolCreation: schoolCity',
      'post /school-newSchoolCreation: schoolCountry',
      'post /school-newSchoolCreation: schoolFullAddress',
      'post /school-newSchoolCreation: schoolStreetAddress',
    ]);
  });
});

/** Names of everything in a description of an answer. */
function propertiesOf(node: unknown, schemas: object, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const { $ref, properties = {} } = node as { $ref?: string; properties?: object };
  const named = $ref ? (Reflect.get(schemas, $ref.split('/').at(-1) ?? '') as unknown) : undefined;
  return [
    ...Object.keys(properties),
    ...[named, ...(Object.values(node) as unknown[])].flatMap((part) => propertiesOf(part, schemas, seen)),
  ];
}

/** Calls about one person, whom a local role does not look after here. */
const aboutOne = ['users.person', 'users.timeline'];

/** Changes nothing; it is no query, because the audit log has it. */
const taking = 'tables.names';

/** What a role is answered with by every call of the console that reads, as one text. */
async function readingsOf(person: Person): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, { type, meta }] of procedures()) {
    if (type !== 'query' && name !== taking) continue;
    const input = tales.inputs[name] ?? (isTable(name) ? { limit: 100 } : undefined);
    if (input === undefined) throw new Error(`${name} has no input in this test`);
    const ask = name === taking ? server.opsMutation : server.opsQuery;
    const answer = await ask.call(server, name, input, person.token);
    const isAllowed = holdsPermission(person.roles, meta.requires);
    const isOfStranger = aboutOne.includes(name) && !holdsPermission(person.roles, 'user.listAll');
    const status = !isAllowed ? 403 : isOfStranger ? 404 : 200;
    expect([name, person.roles, answer.status]).toEqual([name, person.roles, status]);
    answers.set(name, answer.text);
  }
  return answers;
}

const isTable = (name: string): boolean => /\.(list|users|queue|parked)$/.test(name) && name !== 'views.list';

const tables = (): readonly TableDeclaration[] => server.app.get(TableSources).tables;

/** Of tables that are no section's `list`. */
const otherCalls: Readonly<Record<string, string>> = {
  'parked-jobs': 'jobs.parked',
  'feature-users': 'features.users',
  moderation: 'moderation.queue',
  'live-asking': 'liveGroups.asking',
  'live-group-certificates': 'liveCertificates.ofGroup',
  'live-group-people': 'liveGroups.people',
  'live-group-waiting': 'liveGroups.waiting',
  'payment-link-orders': 'paymentLinks.orders',
  'promo-code-uses': 'promoCodes.usage',
  'teacher-applications': 'educators.list',
};

/** The call that reads a table: `promoCodes.list` of `promo-codes`. */
const listCall = (table: string): string =>
  otherCalls[table] ?? `${table.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.list`;

const exported = (table: string, person: Person, body: object) =>
  server.http
    .post(`/ops/tables/${table}/export`)
    .set('authorization', `Bearer ${person.token}`)
    .send({ format: 'csv', ...body });

/** The record within which rows are asked for that belong to one. */
const within = ({ name, partOf }: TableDeclaration): object =>
  partOf === undefined ? {} : (tales.inputs[listCall(name)] as object);

const columnsOf = ({ columns }: TableDeclaration): string[] => Object.keys(columns);

describe.each(roles)('[48, 265] %s', (role) => {
  const person = (): Person => people.get(role)!;
  const readableBy = (table: TableDeclaration): TableDeclaration =>
    readableTable(table, (right) => holdsPermission([role], right));

  test('is told of people by no call of the console what is not theirs to read', async () => {
    const values = told();
    for (const [name, text] of await readingsOf(person())) {
      for (const [field, words] of tales.words)
        if (!mayRead(role, field))
          for (const word of words) expect([name, field, text.includes(word)]).toEqual([name, field, false]);
      const unread = values.filter(
        ({ procedure, field }) => procedure === name && field !== undefined && !mayRead(role, field),
      );
      for (const { path, name: key } of unread)
        expect([name, path, text.includes(`"${key}":`)]).toEqual([name, path, false]);
    }
  });

  test('takes out in files what they see, and no more', async () => {
    for (const table of tables().filter(({ requires }) => holdsPermission([role], requires))) {
      const readable = readableBy(table);
      const file = await exported(table.name, person(), {
        ...within(table),
        columns: columnsOf(readable),
      }).expect(200);
      for (const [field, words] of tales.words)
        if (!mayRead(role, field))
          for (const word of words)
            expect([table.name, field, file.text.includes(word)]).toEqual([table.name, field, false]);
    }
  });

  test('cannot ask for, order or filter by a column that is not theirs to read', async () => {
    for (const table of tables().filter(({ requires }) => holdsPermission([role], requires))) {
      const hidden = columnsOf(table).filter((key) => !columnsOf(readableBy(table)).includes(key));
      const list = (question: object) =>
        server.opsQuery(listCall(table.name), { ...within(table), ...question }, person().token);
      const [shown = ''] = columnsOf(readableBy(table));
      for (const key of hidden) {
        const answers = [
          await list({ sortBy: key }),
          await list({ filters: { [key]: filterOf(table, key) } }),
          await exported(table.name, person(), { ...within(table), columns: [key] }),
          await exported(table.name, person(), { ...within(table), columns: [shown], sortBy: key }),
          await exported(table.name, person(), {
            ...within(table),
            columns: [shown],
            filters: { [key]: filterOf(table, key) },
          }),
        ];
        expect([table.name, key, answers.map(({ status }) => status)]).toEqual([
          table.name,
          key,
          [400, 400, 400, 400, 400],
        ]);
        expect(answers[0]?.body).toMatchObject({
          error: { data: { code: commonErrors.INVALID_INPUT.code } },
        });
      }
      await list({}).expect(200);
    }
  });

  test('finds nobody by what is not theirs to read', async () => {
    for (const table of tables().filter(({ requires }) => holdsPermission([role], requires))) {
      if (columnsOf(readableBy(table)).length === columnsOf(table).length) continue;
      for (const [field, words] of tales.words) {
        if (mayRead(role, field)) continue;
        for (const search of words.flatMap((word) => [word, word.slice(2, -2)])) {
          const answer = await server
            .opsQuery(listCall(table.name), { ...within(table), search }, person().token)
            .expect(200);
          expect([
            search,
            (answer.body as { result: { data: { rows: unknown[] } } }).result.data.rows,
          ]).toEqual([search, []]);
        }
      }
    }
  });

  test('has of a feature’s list by GraphQL what their role reads', async () => {
    const query = `{ getFeatureExtraUsers(featureName: "${tales.feature}") }`;
    const { text } = await server.graphql(query, { token: person().token });
    const [listed = ''] = tales.words.get('listedEmail') ?? [];
    expect(text.includes(listed)).toBe(mayRead(role, 'listedEmail'));
  });
});

const filterOf = ({ columns }: TableDeclaration, key: string): unknown => {
  const kind = columns[key]?.kind;
  if (kind === 'flag') return true;
  if (kind === 'time') return { from: '2020-01-01T00:00:00Z' };
  return kind === 'text' ? 'x' : ['STUDENT'];
};

test('those whose work it is are told all of it, so that a leak would be seen', async () => {
  const text = [...(await readingsOf(people.get('SUPER_ADMIN')!)).values()].join('\n');
  for (const [field, words] of tales.words)
    expect([field, words.some((word) => text.includes(word))]).toEqual([field, true]);
  const kept: PersonalField[] = ['own', 'shown', 'taught', 'standing', 'waysIn', 'country', 'hasAccount'];
  expect([...tales.words.keys(), ...kept].sort()).toEqual(Object.keys(personalFields).sort());
});

test('every table is ordered and searched by what its readers may read', () => {
  for (const table of tables())
    for (const role of rolesHolding(table.requires)) {
      const { columns, sort, searchLabel } = readableTable(table, (right) => holdsPermission([role], right));
      expect([table.name, columns[sort.by]?.isSortable]).toEqual([table.name, true]);
      const hidden = columnKeysOf(table, () => true).filter((key) => !(key in columns));
      for (const key of hidden)
        expect(searchLabel ?? '').not.toMatch(new RegExp(table.columns[key]?.label ?? '', 'i'));
    }
});
