import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { schoolsLimits } from '@lyceum/contracts/schools';
import { PersonalDataSources, PreparedQueries, queryOf, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { SchoolService } from './school.service';
import { searchQuery, searchValues } from './school.statements';
import { SchoolsModule } from './schools.module';
import { buildSchool, buildSchoolMember } from './testing/schools.factories';

let domain: OpenDomain;
let schools: SchoolService;
let ada: User;
let ben: User;
beforeAll(async () => {
  domain = await openDomain([SchoolsModule]);
  schools = domain.module.get(SchoolService);
  [ada, ben] = (await domain.people(2)) as [User, User];
});
afterAll(() => domain.close());

const namesFor = async (searchKey: string): Promise<string[]> =>
  (await schools.search(actorOf(ada), { searchKey })).map(({ schoolName }) => schoolName);

test('a copy of somebody’s data has their school and those they added; with them it goes, the schools stay', async () => {
  const added = await schools.add(actorOf(ada), {
    userId: ada.id,
    newSchoolName: 'Ada’s School',
    newSchoolStreetAddress: '1 First Street',
    newSchoolCity: 'York',
    newSchoolState: 'North Yorkshire',
    newSchoolZipcode: 'YO1 7HH',
    newSchoolCountry: 'GB',
  });
  await buildSchoolMember(domain.manager, added, ada);
  const sources = domain.module.get(PersonalDataSources);
  const nothing = { school: [], worksAt: [], agents: [], agentOf: [], agentCode: [], added: [] };
  expect((await sources.exportAll(ada.id)).get('schools')).toMatchObject({
    school: [{ name: 'Ada’s School' }],
    added: [
      { name: 'Ada’s School', address: '1 First Street, York, North Yorkshire YO1 7HH, United Kingdom' },
    ],
  });
  expect((await sources.exportAll(ben.id)).get('schools')).toEqual(nothing);
  await domain.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
  expect((await sources.exportAll(ada.id)).get('schools')).toEqual(nothing);
  expect(await namesFor('Ada’s School')).toEqual(['Ada’s School']);
});

test('one that was merged into another is not found, and leads there when it is added again', async () => {
  const place = { city: 'Leeds', state: 'West Yorkshire', country: 'GB' };
  const kept = await buildSchool(domain.manager, { name: 'Northgate Academy', ...place });
  const merged = await buildSchool(domain.manager, { name: 'Northgate Acad.', ...place });
  await domain.manager.query('UPDATE schools SET merged_into = $2 WHERE id = $1', [merged.id, kept.id]);
  expect(await namesFor('Northgate')).toEqual(['Northgate Academy']);
  const again = await schools.add(actorOf(ben), {
    userId: ben.id,
    newSchoolName: 'northgate acad.',
    newSchoolStreetAddress: 'Elsewhere',
    newSchoolCity: 'LEEDS',
    newSchoolState: 'WEST YORKSHIRE',
    newSchoolZipcode: '1',
    newSchoolCountry: 'GB',
  });
  expect(again).toMatchObject({ id: kept.id, schoolName: 'Northgate Academy' });
});

test('[168] of what is looked for six words count, each once, and no single letter beside a word', async () => {
  expect(searchValues('acadmey '.repeat(12))).toMatchObject({
    parts: ['acadmey'],
    textQuery: "'acadmey':*",
    spelt: ['acadmey'],
  });
  expect(searchValues('a b c one two three four five six seven').parts).toHaveLength(
    schoolsLimits.searchWords,
  );
  await buildSchool(domain.manager, { name: 'St. Brannoc’s School', city: 'Bristol', country: 'GB' });
  for (const key of ['st brannoc s school', 'brannoc b brannoc', 'b'])
    expect([key, await namesFor(key)]).toEqual([key, ['St. Brannoc’s School']]);
});

test('[168] a search that the database cannot answer in a second ends', async () => {
  const queries = domain.module.get(PreparedQueries);
  await domain.manager.transaction(async (manager) => {
    await manager.query('LOCK TABLE schools IN ACCESS EXCLUSIVE MODE');
    await expect(namesFor('school')).rejects.toMatchObject({ code: '57014' });
  });
  expect(await queries.unprepared('SHOW statement_timeout', [])).toEqual([{ statement_timeout: '0' }]);
});

/** How many schools the search for this reads. */
const readFor = (searchKey: string): Promise<number> =>
  domain.manager.transaction(async (manager) => {
    const counted = async (): Promise<number> => {
      const [read] = await manager.query<{ rows: string }[]>(
        `SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'schools'`,
      );
      return Number(read?.rows);
    };
    const before = await counted();
    const { text, values } = queryOf(searchQuery, searchValues(searchKey));
    await manager.query(text, values);
    return (await counted()) - before;
  });

/** Fills the table with its search indexes away, which takes a tenth of the time. */
async function addMany(count: number): Promise<void> {
  const { manager } = domain;
  const indexes = await manager.query<{ name: string; definition: string }[]>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'schools' AND indexdef LIKE '% USING gin %'`,
  );
  for (const { name } of indexes) await manager.query(`DROP INDEX ${name}`);
  await manager.query(
    `INSERT INTO schools (name, street, city, state, country, zipcode, full_address)
     SELECT ($1::text[])[1 + n % 10] || ' ' || left(md5(n::text), 12) || ' School', '', ($2::text[])[1 + n / 10 % 10], '', 'KE', '', ''
     FROM generate_series(1, $3::int) n`,
    [
      ['Acacia', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ironwood', 'Juniper'],
      ['Aalborg', 'Bergen', 'Cusco', 'Dakar', 'Espoo', 'Fukuoka', 'Geneva', 'Hanoi', 'Izmir', 'Jaipur'],
      count,
    ],
  );
  for (const { definition } of indexes) await manager.query(definition);
  await manager.query('ANALYZE schools');
}

test('[168] among 50,000 schools a search looks at few, whether its words are common, rare, Chinese or misspelt', async () => {
  await addMany(50_000);
  for (const [name, city] of [
    ['Sycamore Grange School', 'Dakar'],
    ['北京市明德中学', '北京'],
    ['Lycée Élise-Vernet', 'Lyon'],
  ] as const)
    await buildSchool(domain.manager, { name, city });
  const reads = async (keys: readonly string[]) => {
    const numbers: number[] = [];
    for (const key of keys) numbers.push(await readFor(key));
    return Math.max(...numbers);
  };
  expect(await reads(['sycamore gra', '明德中学', 'elise', 'lyon', 'sicamore', 'zzzz'])).toBeLessThan(50);
  // Of what thousands have, some are compared.
  expect(await reads(['school', 'acacia', 'j', 'dakar', 'sycamroe school', 'acacia dakar'])).toBeLessThan(
    1_000,
  );
  // A tenth of them are spelt a little like this.
  expect(await reads(['accacia', 'scohol'])).toBeLessThan(6_000);
  expect(await namesFor('sycamroe dakar')).toEqual(['Sycamore Grange School']);
  expect(await namesFor('school')).toHaveLength(schoolsLimits.found);
}, 120_000);
