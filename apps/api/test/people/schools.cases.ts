import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors, type ErrorAnswer } from '@lyceum/contracts/common';
import { type School, schoolSchema } from '@lyceum/contracts/schools';
import { buildSchool } from '@lyceum/schools/testing';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  [ada, ben] = [await buildPerson(server), await buildPerson(server)];
  for (const [name, city, country] of [
    ['Lycée Élise-Vernet', 'Lyon', 'FR'],
    ['北京市明德中学', '北京', 'CN'],
    ['Ashcombe Grammar School', 'York', 'GB'],
    ['Ashcombe Grammar School', 'Bristol', 'GB'],
    ['York Institute', 'Toronto', 'CA'],
    ['Harrowgate College', 'London', 'GB'],
    ['100% Learning_', 'Springfield', 'US'],
  ] as const)
    await buildSchool(server.database.manager, { name, city, country });
});

const find = (searchKey: string, { token } = ada) =>
  server.http.get('/search-schools').query({ searchKey }).set('authorization', `Bearer ${token}`);

async function found(searchKey: string): Promise<string[]> {
  const { body } = await find(searchKey).expect(200);
  const { schools } = (body as { data: { schools: School[] } }).data;
  return schools.map(({ schoolName, schoolCity }) => `${schoolName}, ${schoolCity}`);
}

const newSchool = {
  newSchoolName: 'Fjordheim videregående skole',
  newSchoolStreetAddress: 'Strandgata 6',
  newSchoolCity: 'Bergen',
  newSchoolState: 'Vestland',
  newSchoolZipcode: '5013',
  newSchoolCountry: 'NO',
};

const add = (input: object = {}, person = ada) =>
  server.http
    .post('/school-newSchoolCreation')
    .set('authorization', `Bearer ${person.token}`)
    .send({ userId: person.id, ...newSchool, ...input });

const schoolOf = ({ body }: { body: unknown }): School => (body as { data: { school: School } }).data.school;

describe('[263] search-schools: schools are found', () => {
  test('[168] by any part of the name or the city, with or without accents and case, all words of it', async () => {
    const lycee = ['Lycée Élise-Vernet, Lyon'];
    for (const key of ['lycee', 'ÉLISE', 'vernet ly', '  Elise   Vernet ', 'lycée élise-vernet lyon', 'Lyon'])
      expect([key, await found(key)]).toEqual([key, lycee]);
    expect(await found('ashcombe york')).toEqual(['Ashcombe Grammar School, York']);
    expect(await found('lycee york')).toEqual([]);
  });

  test('[168] in Chinese by any of its characters', async () => {
    for (const key of ['北京', '明德', '德中学', '北京 中学'])
      expect([key, await found(key)]).toEqual([key, ['北京市明德中学, 北京']]);
  });

  test('[168] with typing errors, also together with the city', async () => {
    expect(await found('Harowgate')).toEqual(['Harrowgate College, London']);
    expect(await found('ashcomb gramar')).toEqual(
      expect.arrayContaining(['Ashcombe Grammar School, York', 'Ashcombe Grammar School, Bristol']),
    );
    expect(await found('ashcmobe bristol')).toEqual(['Ashcombe Grammar School, Bristol']);
  });

  test('[168] those first that begin with it', async () => {
    expect(await found('york')).toEqual(['York Institute, Toronto', 'Ashcombe Grammar School, York']);
  });

  test('[168] as data.schools, with everything of them under the names of the contract', async () => {
    const { body } = await find('vernet').expect(200);
    expect(body).toEqual({
      data: {
        schools: [
          {
            id: expect.any(String),
            schoolName: 'Lycée Élise-Vernet',
            schoolStreetAddress: '4 Ngong Road',
            schoolCity: 'Lyon',
            schoolState: 'Nairobi',
            schoolCountry: 'FR',
            schoolZipcode: '00100',
            schoolFullAddress: '4 Ngong Road, Lyon, Nairobi 00100, France',
          },
        ],
      },
    });
  });

  test('[168] and nothing is where nothing is looked for, or nothing but signs', async () => {
    for (const key of ['', '   ', '%', '_', '\\', `'`, '&|!:*', '\u0000', '%%%%', 'zzzz'])
      expect([key, await found(key)]).toEqual([key, []]);
    // Others are called by random letters and digits, of which some begin with 100.
    expect(await found('100% learn')).toEqual(['100% Learning_, Springfield']);
    expect((await find('x'.repeat(101))).status).toBe(400);
    expect(
      (await server.http.get('/search-schools').set('authorization', `Bearer ${ada.token}`)).status,
    ).toBe(400);
    await server.http.get('/search-schools').query({ searchKey: 'lycee' }).expect(401);
  });
});

const issuesOf = ({ body }: { body: unknown }) => (body as { error: ErrorAnswer }).error.issues;

describe('[263] school-newSchoolCreation: a school is added', () => {
  test('[168] [169] with its name trimmed and its whole address, and is found from then on', async () => {
    const school = schoolOf(await add({ newSchoolName: '  Fjordheim  videregående skole ' }).expect(200));
    expect(schoolSchema.parse(school)).toEqual({
      id: expect.any(String),
      schoolName: 'Fjordheim videregående skole',
      schoolStreetAddress: 'Strandgata 6',
      schoolCity: 'Bergen',
      schoolState: 'Vestland',
      schoolCountry: 'NO',
      schoolZipcode: '5013',
      schoolFullAddress: 'Strandgata 6, Bergen, Vestland 5013, Norway',
    });
    expect(await found('fjordheim')).toEqual(['Fjordheim videregående skole, Bergen']);
    const [entry] = await server.database.query<object[]>(
      `SELECT actor_id AS "actorId", action, after FROM audit_entries WHERE target_type = 'school' AND target_id = $1`,
      [school.id],
    );
    expect(entry).toMatchObject({ actorId: ada.id, action: 'school.create', after: { city: 'Bergen' } });
  });

  test('[167] [169] in Hong Kong and Macao with China in its address', async () => {
    const places = { newSchoolCity: 'Sha Tin', newSchoolState: 'New Territories' };
    const inHongKong = schoolOf(await add({ ...places, newSchoolCountry: 'HK' }).expect(200));
    expect(inHongKong.schoolFullAddress).toBe(
      'Strandgata 6, Sha Tin, New Territories 5013, Hong Kong, China',
    );
    const inMacao = schoolOf(await add({ ...places, newSchoolCountry: 'MO' }).expect(200));
    expect(inMacao.schoolFullAddress).toMatch(/, Macao, China$/);
  });

  test('[170] twice at once by several people is one school, which all of them get', async () => {
    const twins = { newSchoolName: 'Gymnázium Na Pláni', newSchoolCity: 'Brno', newSchoolCountry: 'CZ' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const name = index % 2 === 0 ? twins.newSchoolName : 'GYMNAZIUM NA PLANI';
        return add({ ...twins, newSchoolName: name }, index % 3 === 0 ? ada : ben).expect(200);
      }),
    );
    expect(new Set(answers.map((answer) => schoolOf(answer).id)).size).toBe(1);
    expect(await found('gymnazium na plani')).toHaveLength(1);
    const first = schoolOf(answers[0] as { body: unknown });
    const again = schoolOf(await add({ ...twins, newSchoolStreetAddress: 'Jinde 1' }, ben).expect(200));
    expect(again).toEqual(first);
    const entries = await server.database.query<object[]>(
      `SELECT FROM audit_entries WHERE target_type = 'school' AND target_id = $1`,
      [first.id],
    );
    expect(entries).toHaveLength(1);
  });

  test('[170] of the same name in another city, state or country is another school', async () => {
    const name = { newSchoolName: 'Colegio San Martín' };
    const places = [
      { newSchoolCity: 'Rosario', newSchoolCountry: 'AR' },
      { newSchoolCity: 'Córdoba', newSchoolCountry: 'AR' },
      { newSchoolCity: 'Córdoba', newSchoolCountry: 'ES' },
      { newSchoolCity: 'Córdoba', newSchoolCountry: 'ES', newSchoolState: 'Andalucía' },
    ];
    const ids = [];
    for (const place of places) ids.push(schoolOf(await add({ ...name, ...place }).expect(200)).id);
    expect(new Set(ids).size).toBe(4);
    const again = { ...name, ...places.at(-1), newSchoolState: 'ANDALUCIA' };
    expect(schoolOf(await add(again).expect(200)).id).toBe(ids.at(-1));
  });

  const [required, valid] = ['This field is required', 'Please enter a valid value here'];
  const zip = 'Please enter a valid Postal or Zip code';
  test.each([
    ['newSchoolName', '', required],
    ['newSchoolName', '   ', required],
    ['newSchoolName', undefined, required],
    ['newSchoolName', '...', valid],
    ['newSchoolName', 'Two\u200bschools', valid],
    ['newSchoolName', 'Fli\u202eped', valid],
    ['newSchoolName', 'Half\ud800', valid],
    ['newSchoolName', 'Blank\u2800', valid],
    ['newSchoolName', 'Private\ue000', valid],
    ['newSchoolName', `Tower${'\u0489'.repeat(7)}`, valid],
    ['newSchoolName', 'x'.repeat(161), 'Use at most 160 characters.'],
    ['newSchoolStreetAddress', ' ', required],
    ['newSchoolStreetAddress', null, required],
    ['newSchoolStreetAddress', 'Half\udfff', valid],
    ['newSchoolCity', '', valid],
    ['newSchoolCity', 'Springfield 2', valid],
    ['newSchoolCity', 'a'.repeat(21), valid],
    ['newSchoolCity', '- ’', valid],
    ['newSchoolState', undefined, valid],
    ['newSchoolState', 'St@te', valid],
    ['newSchoolZipcode', '', zip],
    ['newSchoolZipcode', '12#45', zip],
    ['newSchoolZipcode', undefined, zip],
    ['newSchoolCountry', '', 'Please select a valid value'],
    ['newSchoolCountry', 'Kenya', 'Please select a valid value'],
    ['newSchoolCountry', undefined, 'Please select a valid value'],
  ])('[169] not with %s %p: %s', async (field, value, message) => {
    const answer = await add({ [field]: value });
    expect(answer.status).toBe(commonErrors.INVALID_INPUT.status);
    expect(issuesOf(answer)).toEqual([{ path: field, message }]);
  });

  test('[169] called in any script, by as many marks as its syllables have', async () => {
    for (const newSchoolName of ['मैत्री विद्यालय', 'โรงเรียนน้ำใจ', 'မြွှော့ ကျောင်း', 'Trường Hoa Phượng'])
      expect(schoolOf(await add({ newSchoolName }).expect(200)).schoolName).toBe(
        newSchoolName.normalize('NFC'),
      );
  });

  test('[169] in cities of any letters, with a hyphen, an apostrophe or a space', async () => {
    for (const newSchoolCity of [
      'São Paulo',
      'L’Aquila',
      "L'Aquila",
      'Aix-en-Provence',
      '北京',
      'Đà Nẵng',
      'a'.repeat(20),
    ])
      expect(schoolOf(await add({ newSchoolCity }).expect(200)).schoolCity).toBe(newSchoolCity);
  });

  test('[264] in nobody else’s name, and not by who is not signed in', async () => {
    const answer = await add({ userId: ben.id });
    expect([answer.status, answer.body]).toMatchObject([
      authErrors.ACTS_FOR_ANOTHER.status,
      { error: { code: authErrors.ACTS_FOR_ANOTHER.code } },
    ]);
    await server.http
      .post('/school-newSchoolCreation')
      .send({ userId: ada.id, ...newSchool })
      .expect(401);
  });
});
