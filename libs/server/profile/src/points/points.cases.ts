import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { kpiRules } from '@lyceum/contracts/profile';
import { AllNoticeSubjects, type Deed, Deeds, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ProfileModule } from '../profile.module';
import { KpiService } from './kpi.service';
import { RecountTask } from './recount.task';

let domain: OpenDomain;
let deeds: Deeds;
let kpi: KpiService;
let recounts: RecountTask;
beforeAll(async () => {
  domain = await openDomain([ProfileModule]);
  deeds = domain.module.get(Deeds, { strict: false });
  kpi = domain.module.get(KpiService);
  recounts = domain.module.get(RecountTask);
  expect(domain.module.get(AllNoticeSubjects, { strict: false })).toBeDefined();
});
afterAll(() => domain.close());

const pair = async () => (await domain.people(2)) as [User, User];

const posted = ({ id }: User, more: Partial<Deed> = {}): Deed => ({
  userId: id,
  action: 'POSTED',
  target: 'THREAD',
  targetId: randomUUID(),
  happenedAt: new Date(),
  ...more,
});
const clapped = (clapper: User, author: User, targetId: string = randomUUID()): Deed =>
  posted(clapper, { action: 'CLAPPED', targetId, otherId: author.id });

/** As deliveries tell: several deeds in one transaction. */
const tell = (...told: Deed[]) =>
  domain.module.get(UnitOfWork, { strict: false }).run((transaction) => {
    for (const deed of told) deeds.done(transaction, deed);
    return Promise.resolve();
  });
const takeBack = (...told: Deed[]) =>
  domain.module.get(UnitOfWork, { strict: false }).run((transaction) => {
    for (const deed of told) deeds.takenBack(transaction, deed);
    return Promise.resolve();
  });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const rows = <Row extends object>(text: string, ...values: unknown[]) =>
  domain.database.query<Row[]>(text, values);
const totalOf = async ({ id }: User): Promise<number> =>
  (await rows<{ total: number }>('SELECT total FROM kpi_totals WHERE user_id = $1', id))[0]?.total ?? 0;
const pointsOf = async ({ id }: User): Promise<number[]> =>
  (await rows<{ points: number }>('SELECT points FROM kpi_points WHERE user_id = $1 ORDER BY id', id)).map(
    ({ points }) => points,
  );
const claim = (user: User, interactionType: 'THREAD_POSTED' | 'FRIEND_MADE') =>
  kpi.update(actorOf(user), { userId: user.id, interactionType });

/** Nobody's total is anything else than what their points add up to, and no counter than how many there are. */
async function expectSound(): Promise<void> {
  const stray = await rows(`
    SELECT t.user_id FROM kpi_totals t
    WHERE total <> (SELECT COALESCE(sum(points), 0) FROM kpi_points p WHERE p.user_id = t.user_id AND taken_back_at IS NULL)`);
  const days = await rows(`
    SELECT d.* FROM kpi_days d WHERE times <> (
      SELECT count(*) FROM kpi_points p
      WHERE (p.user_id, p.rule, (p.earned_at AT TIME ZONE 'UTC')::date) = (d.user_id, d.rule, d.day))`);
  expect({ stray, days }).toEqual({ stray: [], days: [] });
}

describe('[155] points', () => {
  test('are a row for a deed and a rule, however often and by however many at once it is told', async () => {
    const [ada, ben] = await pair();
    const thread = posted(ada);
    const clap = clapped(ben, ada, thread.targetId);
    await Promise.all(upTo(8).map(() => tell(thread, clap)));
    await Promise.all(upTo(4).map(() => deeds.doneAfterCommit(clap)));
    expect(await pointsOf(ada)).toEqual([kpiRules.THREAD_POSTED.points, kpiRules.CLAP_RECEIVED.points]);
    expect(await totalOf(ada)).toBe(kpiRules.THREAD_POSTED.points + kpiRules.CLAP_RECEIVED.points);
    await expectSound();
  });

  test('end for a day where the rule says so, exactly, with many deliveries at once and within one', async () => {
    const [ada] = await pair();
    const { points, timesADay } = kpiRules.THREAD_POSTED;
    await Promise.all(upTo(10).map(() => tell(posted(ada))));
    await tell(posted(ada), posted(ada));
    expect(await totalOf(ada)).toBe(points * timesADay);
    const [ben] = await pair();
    await tell(...upTo(10).map(() => posted(ben)));
    expect(await totalOf(ben)).toBe(points * timesADay);
    const tomorrow = { happenedAt: new Date(Date.now() + 86_400_000) };
    await tell(posted(ben, tomorrow));
    expect(await totalOf(ben)).toBe(points * (timesADay + 1));
    await expectSound();
  });

  test('end for a pair, exactly, whatever of theirs it is and on whichever day', async () => {
    const [ada, ben] = await pair();
    const { points, timesOfPair } = kpiRules.CLAP_RECEIVED;
    const days = upTo(2 * timesOfPair).map((day) => new Date(Date.now() - day * 86_400_000));
    await Promise.all(days.map((happenedAt) => tell({ ...clapped(ben, ada), happenedAt })));
    expect(await totalOf(ada)).toBe(points * timesOfPair);
    expect(await totalOf(ben)).toBe(0);
    await expectSound();
  });

  test('are for two who become friends once, for both, and not again when they part and make up', async () => {
    const [ada, ben] = await pair();
    const befriended = (one: User, other: User): Deed =>
      posted(one, { action: 'BEFRIENDED', target: 'FRIEND', targetId: other.id, otherId: other.id });
    const both = [befriended(ada, ben), befriended(ben, ada)];
    await Promise.all(upTo(4).map(() => tell(...both)));
    const { points } = kpiRules.FRIEND_MADE;
    expect([await totalOf(ada), await totalOf(ben)]).toEqual([points, points]);
    await takeBack(...both);
    expect([await totalOf(ada), await totalOf(ben)]).toEqual([0, 0]);
    await tell(...both);
    expect([await totalOf(ada), await totalOf(ben)]).toEqual([points, points]);
    expect(await pointsOf(ada)).toEqual([points]);
    await expectSound();
  });

  test('are none for what somebody does for themselves', async () => {
    const [ada] = await pair();
    await tell(clapped(ada, ada));
    expect(await pointsOf(ada)).toEqual([]);
  });

  test('of a deed taken back stay in the ledger and count no more, with those for claps for it, until it stands again', async () => {
    const [ada, ben] = await pair();
    const thread = posted(ada);
    await tell(thread, clapped(ben, ada, thread.targetId));
    const whole = await totalOf(ada);
    await Promise.all(upTo(4).map(() => takeBack(thread)));
    expect(await totalOf(ada)).toBe(0);
    expect(await pointsOf(ada)).toHaveLength(2);
    await Promise.all(upTo(4).map(() => tell(thread)));
    expect(await totalOf(ada)).toBe(whole);
    await takeBack(thread);
    // What was taken back uses up the day all the same, or it could be earned over and over.
    await tell(posted(ada), posted(ada), posted(ada));
    expect(await totalOf(ada)).toBe(kpiRules.THREAD_POSTED.points * (kpiRules.THREAD_POSTED.timesADay - 1));
    await expectSound();
  });

  test('are exact where people clap for each other and posts go and come at the same time', async () => {
    const people = await domain.people(6);
    const threads = people.map((person) => posted(person));
    await tell(...threads);
    const claps = people.flatMap((clapper) =>
      threads.map((thread, index) => clapped(clapper, people[index]!, thread.targetId)),
    );
    await Promise.all([
      ...claps.map((clap, index) => (index % 2 ? tell(clap) : deeds.doneAfterCommit(clap))),
      ...threads.map((thread) => takeBack(thread)),
      ...threads.map((thread) => tell(thread)),
    ]);
    await Promise.all(threads.map((thread) => tell(thread)));
    for (const person of people)
      expect(await totalOf(person)).toBe(
        kpiRules.THREAD_POSTED.points + (people.length - 1) * kpiRules.CLAP_RECEIVED.points,
      );
    await expectSound();
  });

  test('are counted anew from the ledger where a total is not what it says', async () => {
    const [ada, ben] = await pair();
    await tell(posted(ada), posted(ben));
    expect(await recounts.recount()).toBe(0);
    await rows('UPDATE kpi_totals SET total = 999 WHERE user_id = $1', ada.id);
    expect(await recounts.recount()).toBe(1);
    expect(await totalOf(ada)).toBe(kpiRules.THREAD_POSTED.points);
    await expectSound();
  });

  test('are none of an account that has ended', async () => {
    const [ada] = await pair();
    await rows('UPDATE users SET erased_at = now() WHERE id = $1', ada.id);
    await tell(posted(ada));
    expect(await pointsOf(ada)).toEqual([]);
  });
});

describe('[155, 261] updateKPI', () => {
  test('claims nothing that no event tells of', async () => {
    const [ada, ben] = await pair();
    await tell(posted(ben));
    await expect(claim(ada, 'THREAD_POSTED')).rejects.toMatchObject({ code: 'PROFILE_KPI_UNPROVEN' });
    expect(await totalOf(ada)).toBe(0);
  });

  test('gives what an event proves once, also to many claims at once, and never more than the rule', async () => {
    const [ada] = await pair();
    await tell(...upTo(5).map(() => posted(ada)));
    const { points, timesADay } = kpiRules.THREAD_POSTED;
    // As if the points had been missed while the event was not.
    for (const table of ['kpi_points', 'kpi_days', 'kpi_totals'])
      await rows(`DELETE FROM ${table} WHERE user_id = $1`, ada.id);
    const answers = await Promise.all(upTo(6).map(() => claim(ada, 'THREAD_POSTED')));
    expect(answers.at(-1)?.totalKpi).toBe(points * timesADay);
    expect((await claim(ada, 'THREAD_POSTED')).totalKpi).toBe(points * timesADay);
    await expectSound();
  });

  test('sets what its owner has seen: so many as they say, and never more than there are', async () => {
    const [ada] = await pair();
    await tell(posted(ada), posted(ada));
    const { points } = kpiRules.THREAD_POSTED;
    const see = (seen?: number) =>
      kpi.update(actorOf(ada), { userId: ada.id, interactionType: 'PRE_KPI', seen });
    expect(await see(points)).toEqual({ totalKpi: 2 * points, totalKpiPre: points });
    expect(await see(999)).toEqual({ totalKpi: 2 * points, totalKpiPre: 2 * points });
    await tell(posted(ada));
    expect(await see()).toEqual({ totalKpi: 3 * points, totalKpiPre: 3 * points });
  });
});
