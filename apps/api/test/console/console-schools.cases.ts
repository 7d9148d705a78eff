import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import type { auditTable } from '@lyceum/contracts/ops';
import {
  type AlikeSchool,
  type MergedSchool,
  schoolsErrors,
  type schoolsTable,
  type StaffSchool,
} from '@lyceum/contracts/schools';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { somebodyWaits } from '@lyceum/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let admin: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  admin = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Ruth' });
  desk = new ConsoleCalls(server, admin);
});

const build = (overrides: Parameters<typeof buildSchool>[1] = {}) =>
  buildSchool(server.database.manager, overrides);
const join = (school: { id: string }, person: Person) =>
  buildSchoolMember(server.database.manager, school, person);
const get = (schoolId: string) => desk.query<StaffSchool>('schools.get', { schoolId });
const historyOf = (id: string) => desk.rows<typeof auditTable>('schools.history', { id });
const listed = async (search: string) =>
  (await desk.rows<typeof schoolsTable>('schools.list', { search })).map(({ name }) => name);

const add = (person: Person, newSchoolName: string) =>
  server.http
    .post('/school-newSchoolCreation')
    .set('authorization', `Bearer ${person.token}`)
    .send({
      userId: person.id,
      newSchoolName,
      newSchoolStreetAddress: '25 Lý Thường Kiệt',
      newSchoolCity: 'Hà Nội',
      newSchoolState: 'Hà Nội',
      newSchoolZipcode: '100000',
      newSchoolCountry: 'VN',
    })
    .expect(200);

describe('schools in the console', () => {
  test('are listed with who added them, the latest first, and found by name and city without accents', async () => {
    const person = await buildPerson(server, { firstName: 'Quyên' });
    await build({ name: 'Trường Lê Quý Đôn', city: 'Huế', country: 'VN' });
    await add(person, 'Trường Hoa Phượng');
    const rows = await desk.rows<typeof schoolsTable>('schools.list', { search: 'truong' });
    expect(rows).toMatchObject([
      {
        name: 'Trường Hoa Phượng',
        city: 'Hà Nội',
        country: 'VN',
        addedBy: 'Quyên Tester',
        addedById: person.id,
      },
      { name: 'Trường Lê Quý Đôn', addedBy: null },
    ]);
    expect(await listed('quy đon hue')).toEqual(['Trường Lê Quý Đôn']);
    const ofVietnam = { filters: { country: ['VN'], addedBy: [person.id] } };
    expect(await desk.rows('schools.list', ofVietnam)).toHaveLength(1);
  });

  test('are read one by one, with who added them and when, and the history of them', async () => {
    const person = await buildPerson(server, { firstName: 'Linh' });
    await add(person, 'Trường Chu Văn An');
    const [row] = await desk.rows<typeof schoolsTable>('schools.list', { search: 'chu van an' });
    const id = row?.id ?? '';
    expect(await get(id)).toMatchObject({
      name: 'Trường Chu Văn An',
      fullAddress: '25 Lý Thường Kiệt, Hà Nội, Hà Nội 100000, Vietnam',
      addedBy: { id: person.id, name: 'Linh Tester' },
      members: 0,
      mergedInto: null,
      leadHere: [],
    });
    expect(await historyOf(id)).toMatchObject([{ action: 'school.create', actorId: person.id }]);
    expect(await desk.refusedQuery('schools.get', { schoolId: admin.id })).toBe(schoolsErrors.NOT_FOUND.code);
  });

  test('[17] are for admins alone', async () => {
    const { id: schoolId } = await build();
    for (const role of ['SALES_ADMIN', 'SCHOOL_ADMIN', 'PRINCIPLE', 'TEACHER'] as const) {
      const visitor = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
      for (const [name, input] of [
        ['schools.list', {}],
        ['schools.get', { schoolId }],
        ['schools.alike', { schoolId, search: '' }],
      ] as const)
        expect(await visitor.refusedQuery(name, input)).toBe(commonErrors.FORBIDDEN.code);
      expect(await visitor.refused('schools.merge', { schoolId, intoId: schoolId })).toBe(
        commonErrors.FORBIDDEN.code,
      );
    }
  });
});

describe('a correction', () => {
  test('changes the school and its address, is in its history, and is found at once', async () => {
    const { id: schoolId, ...school } = await build({ name: 'Harow School', city: 'London', country: 'GB' });
    const wanted = { ...school, name: ' Harrow  School ', state: 'Greater London', zipcode: 'HA1 3HP' };
    await desk.mutate('schools.update', { ...wanted, schoolId, revision: 1 });
    expect(await get(schoolId)).toMatchObject({
      name: 'Harrow School',
      revision: 2,
      fullAddress: '4 Ngong Road, London, Greater London HA1 3HP, United Kingdom',
    });
    expect(await listed('harrow')).toEqual(['Harrow School']);
    const [entry] = await historyOf(schoolId);
    expect(entry).toMatchObject({ action: 'school.update', actor: 'Ruth Tester' });
    expect(
      [entry?.before, entry?.after].map((json) => (JSON.parse(json ?? '') as { name: string }).name),
    ).toEqual(['Harow School', 'Harrow School']);
  });

  test('of what somebody else has changed meanwhile is refused', async () => {
    const { id: schoolId, ...school } = await build();
    const both = await Promise.all(
      ['One', 'Two'].map((street) =>
        server.opsMutation('schools.update', { ...school, street, schoolId, revision: 1 }, admin.token),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, schoolsErrors.CHANGED_MEANWHILE.status]);
  });

  test('[169] with what nobody could have added is refused, and so is the name of another in the city', async () => {
    const { name } = await build({ city: 'Kisumu' });
    const { id: schoolId, ...school } = await build({ city: 'Kisumu' });
    const write = (change: object) =>
      desk.refused('schools.update', { ...school, schoolId, revision: 1, ...change });
    expect(await write({ city: 'Kisumu 2' })).toBe(commonErrors.INVALID_INPUT.code);
    expect(await write({ country: 'XX' })).toBe(commonErrors.INVALID_INPUT.code);
    expect(await write({ name: name.toUpperCase() })).toBe(schoolsErrors.ALREADY_THERE.code);
    expect((await get(schoolId)).revision).toBe(1);
  });
});

const merge = (schoolId: string, intoId: string) =>
  desk.mutate<MergedSchool>('schools.merge', { schoolId, intoId });

/** How many rows anywhere point at a school, by column. */
async function pointingAt(id: string): Promise<Record<string, number>> {
  const columns = await server.database.query<{ table: string; column: string }[]>(
    `SELECT k.conrelid::regclass::text AS "table", a.attname AS "column" FROM pg_constraint k
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
     WHERE k.contype = 'f' AND k.confrelid = 'schools'::regclass ORDER BY 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await server.database.query<{ count: number }[]>(
      `SELECT count(*)::int FROM ${table} WHERE ${column} = $1`,
      [id],
    );
    counts[`${table}.${column}`] = row?.count ?? 0;
  }
  return counts;
}

describe('a merge', () => {
  test('moves everything that points at the one to the other, which its name then leads to', async () => {
    const [kept, same, older] = [
      await build({ name: 'Colegio San Martín', city: 'Rosario', country: 'AR' }),
      await build({ name: 'Col. San Martin', city: 'Rosario', country: 'AR' }),
      await build({ name: 'S. Martín', city: 'Rosario', country: 'AR' }),
    ];
    const [ada, ben, cleo] = [
      await buildPerson(server),
      await buildPerson(server),
      await buildPerson(server),
    ];
    await join(kept, ada);
    await join(same, ben);
    await join(older, cleo);
    expect(await merge(older.id, same.id)).toEqual({ members: 1 });
    expect(await pointingAt(same.id)).toEqual({
      'school_members.school_id': 2,
      'school_staff.school_id': 0,
      'schools.merged_into': 1,
    });
    expect(await merge(same.id, kept.id)).toEqual({ members: 2 });
    // A table that points at schools and is not moved is named here.
    expect(await pointingAt(same.id)).toEqual({
      'school_members.school_id': 0,
      'school_staff.school_id': 0,
      'schools.merged_into': 0,
    });
    expect(await get(kept.id)).toMatchObject({
      members: 3,
      leadHere: [{ name: 'Col. San Martin' }, { name: 'S. Martín' }],
    });
    expect(await get(older.id)).toMatchObject({ mergedInto: { id: kept.id, name: 'Colegio San Martín' } });
    expect(await listed('martin')).toEqual(['Colegio San Martín']);
    const search = server.http.get('/search-schools').query({ searchKey: 'martin rosario' });
    const { body } = await search.set('authorization', `Bearer ${ada.token}`).expect(200);
    expect((body as { data: { schools: object[] } }).data.schools).toMatchObject([{ id: kept.id }]);
    expect(await historyOf(kept.id)).toMatchObject([{ action: 'school.takeIn', actor: 'Ruth Tester' }]);
    expect(await historyOf(same.id)).toMatchObject([{ action: 'school.merge' }, { action: 'school.takeIn' }]);
  });

  test('is refused into itself, of or into what was merged, and of what is not there', async () => {
    const [one, other, third] = [await build(), await build(), await build()];
    await merge(one.id, other.id);
    const refused = (schoolId: string, intoId: string) => desk.refused('schools.merge', { schoolId, intoId });
    expect(await refused(other.id, other.id)).toBe(schoolsErrors.INTO_ITSELF.code);
    expect(await refused(one.id, third.id)).toBe(schoolsErrors.MERGED.code);
    expect(await refused(third.id, one.id)).toBe(schoolsErrors.MERGED.code);
    expect(await refused(admin.id, third.id)).toBe(schoolsErrors.NOT_FOUND.code);
    const { name, street, city, state, zipcode, country } = one;
    const change = { name, street, city, state, zipcode, country, schoolId: one.id, revision: 2 };
    expect(await desk.refused('schools.update', change)).toBe(schoolsErrors.MERGED.code);
  });

  test('of two into each other at once is one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await build(), await build()];
      await join(one, await buildPerson(server));
      await join(other, await buildPerson(server));
      const answers = await Promise.all(
        [
          { schoolId: one.id, intoId: other.id },
          { schoolId: other.id, intoId: one.id },
        ].map((input) => server.opsMutation('schools.merge', input, admin.token)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const members = await Promise.all([one, other].map(async ({ id }) => (await get(id)).members));
      expect(members.sort()).toEqual([0, 2]);
    }
  });

  test('moves who becomes a member at the same moment', async () => {
    const [kept, merged] = [await build(), await build()];
    const [ada, ben] = [await buildPerson(server), await buildPerson(server)];
    await join(merged, ada);
    let merging: Promise<MergedSchool> | undefined;
    await server.database.transaction(async (manager) => {
      await buildSchoolMember(manager, merged, ben);
      let isDone = false;
      merging = merge(merged.id, kept.id).finally(() => (isDone = true));
      while (!isDone && !(await somebodyWaits(server.database)));
    });
    expect(await merging).toEqual({ members: 2 });
    expect((await get(kept.id)).members).toBe(2);
  });

  test('leaves its name to the one it leads to, should that be called so', async () => {
    const [kept, merged] = [await build({ city: 'Mombasa' }), await build({ city: 'Mombasa' })];
    await merge(merged.id, kept.id);
    const { id: schoolId, ...school } = kept;
    await desk.mutate('schools.update', { ...school, name: merged.name, schoolId, revision: 1 });
    expect(await get(schoolId)).toMatchObject({ name: merged.name, leadHere: [] });
  });

  test('begins with those of the country that are spelt alike, and any other is found', async () => {
    const [school, alike] = [
      await build({ name: 'Bukit Merbau Secondary School', city: 'Singapore', country: 'SG' }),
      await build({ name: 'Bukit Merbau Sec. School', city: 'Singapore', country: 'SG' }),
      await build({ name: 'Bukit Merbau Secondary School', city: 'Singapore', country: 'MY' }),
    ];
    const found = async (search: string): Promise<string[]> =>
      (await desk.query<AlikeSchool[]>('schools.alike', { schoolId: school.id, search })).map(({ id }) => id);
    expect(await found('')).toEqual([alike.id]);
    expect(await found('bukit')).toHaveLength(2);
    expect(await found('bukit')).not.toContain(school.id);
  });
});
