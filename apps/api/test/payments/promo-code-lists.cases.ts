import { beforeAll, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { TablePage } from '@lyceum/contracts/ops';
import {
  type PromoCodeBatch,
  type PromoCodeDetail,
  promoCodeErrors,
  type PromoCodeListPreview,
  type PromoCodeMails,
  type PromoCodesForList,
  promoCodesTable,
} from '@lyceum/contracts/payments';
import { buildUser } from '@lyceum/auth/testing';
import { randomUUID } from 'node:crypto';
import { mailsTo, nthMailTo, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { newCode, newCodeList, PromoCodeCalls } from '../../src/testing/promo-codes';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: PromoCodeCalls;
let sales: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PromoCodeCalls(server);
  sales = await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Sam' });
});

const errorOf = ({ body }: { body: unknown }) =>
  (body as { error?: { data: { code: string } } }).error?.data.code;

const anAddress = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@lyceum.example`;
const aName = (): string => `List ${randomUUID().slice(0, 8)}`;

const newList = (emails: readonly string[], name: string, change: object = {}) =>
  newCodeList(sales, emails, { name, ...change });

const make = (emails: readonly string[], name?: string) => calls.createForList(sales, emails, name);

/** Why a buyer’s code is refused, or null. */
async function refusalOf(buyer: Person, code: string): Promise<string | null> {
  const answer = await server.graphql(
    `query ($userId: ID!, $code: String!) {
       getPromoCodeQuote(userId: $userId, code: $code, product: "kia", currency: "USD") { totalMinor }
     }`,
    { token: buyer.token, variables: { userId: buyer.id, code } },
  );
  const { errors } = answer.body as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? null;
}

test('[228] a list is looked at first: who gets a code, who has one of its name, what is no email, what stands twice', async () => {
  const [ann, bo, cem, name] = [anAddress('ann'), anAddress('bo'), anAddress('cem'), aName()];
  await make([bo], name);
  const preview = await calls.ask<PromoCodeListPreview>(sales, 'previewList', {
    name: name.toUpperCase(),
    text: `Name;Email\nAnn;${ann}\nBo;${bo.toUpperCase()}\nNobody;nobody@@x\nCem;${cem}\nAnn;${ann}`,
  });
  expect(preview).toEqual({
    fresh: [ann, cem],
    served: [bo],
    unwilling: [],
    invalid: [{ line: 4, text: 'nobody@@x' }],
    invalidCnt: 1,
    repeatedCnt: 1,
  });
  const many = Array.from({ length: 5_001 }, (_, index) => `p${String(index)}@x.org`).join('\n');
  // A question too long for an address is posted.
  const answer = await server.opsMutation('promoCodes.previewList', { name, text: many }, sales.token);
  expect(errorOf(answer)).toBe(promoCodeErrors.TOO_MANY_EMAILS.code);
});

test('[225, 228] each email gets a code of its own, once, by a mail that says so, and the batch tells how far it is', async () => {
  const [ann, bo, name] = [anAddress('ann'), anAddress('bo'), aName()];
  const { batchId, codes } = await make([bo, ann], name);
  expect(codes.map(({ email }) => email)).toEqual([bo, ann]);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(2);
  await untilMailIsOut(server);
  for (const { code, email } of codes) {
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('20 % off');
    expect(mails[0]?.text).toContain(code);
    expect(mails[0]?.text).toContain(email);
  }
  expect(await calls.ask<PromoCodeMails>(sales, 'mails', { batchId })).toEqual({
    total: 2,
    sent: 2,
    notSent: 0,
  });
  const page = await calls.ask<TablePage<typeof promoCodesTable>>(sales, 'list', {
    filters: { batch: batchId },
    columns: Object.keys(promoCodesTable.columns),
  });
  expect(page.rows.map(({ recipient, delivery, code }) => ({ recipient, delivery, code }))).toEqual(
    expect.arrayContaining(codes.map(({ code, email }) => ({ recipient: email, delivery: 'SENT', code }))),
  );
  const again = await calls.mutate(sales, 'createForList', newList([ann, bo], name));
  expect(errorOf(again)).toBe(promoCodeErrors.NOBODY_LEFT.code);
  // Whoever is new gets one, the others no second one.
  const cem = anAddress('cem');
  expect((await make([ann, cem], name)).codes.map(({ email }) => email)).toEqual([cem]);
});

test('[228] the codes of a list are a file with whom they are for; the audit log names nobody whole', async () => {
  const ann = anAddress('ann');
  const { batchId, codes } = await make([ann]);
  const { text } = await server.http
    .post('/ops/tables/promo-codes/export')
    .set('authorization', `Bearer ${sales.token}`)
    .send({ format: 'csv', columns: ['code', 'recipient'], filters: { batch: batchId } })
    .expect(200);
  expect(text.trim().split(/\r?\n/).slice(1)).toEqual([`${codes[0]?.code ?? ''},${ann}`]);
  const [entry] = await server.database.query<{ after: { recipient: string }; actorId: string }[]>(
    `SELECT after, actor_id AS "actorId" FROM audit_entries WHERE action = 'promoCode.create' AND after->>'batchId' = $1`,
    [batchId],
  );
  expect(entry).toMatchObject({ actorId: sales.id, after: { recipient: 'a…@lyceum.example' } });
});

test('[17, 228] lists are for who may write promo codes, and in the name of others for their leads', async () => {
  const reader = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
  const other = await buildPerson(server, { roles: ['SALES_TEAM'] });
  const wanted = newList([anAddress('ann')], aName());
  expect(errorOf(await calls.mutate(reader, 'createForList', wanted))).toBe(commonErrors.FORBIDDEN.code);
  expect(errorOf(await calls.mutate(other, 'createForList', wanted))).toBe(promoCodeErrors.NOT_YOURS.code);
  const answer = await server.opsQuery(
    'promoCodes.previewList',
    { name: 'x', text: 'a@x.org' },
    reader.token,
  );
  expect(answer.status).toBe(403);
  // Who reads codes alone is not told whose they are.
  const ann = anAddress('ann');
  const { batchId } = await make([ann]);
  const [row] = (
    await calls.ask<TablePage<typeof promoCodesTable>>(reader, 'list', { filters: { batch: batchId } })
  ).rows;
  const detail = await calls.ask<PromoCodeDetail>(reader, 'get', { id: row?.id });
  expect(JSON.stringify([row, detail])).not.toContain(ann);
  expect(detail.recipient).toMatchObject({ delivery: expect.any(String) });
});

test('[225] a code made for an email is of use to the account that has confirmed it, and to nobody else', async () => {
  const email = anAddress('owner');
  const [made] = (await make([email])).codes;
  const code = made?.code ?? '';
  const stranger = await buildPerson(server);
  expect(await refusalOf(stranger, code)).toBe(promoCodeErrors.NOT_FOR_YOU.code);
  expect(await calls.order(stranger, code)).toBeNull();
  const owner = await buildPerson(server, { email });
  await server.database.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [owner.id]);
  expect(await refusalOf(owner, code)).toBe(promoCodeErrors.NOT_FOR_YOU.code);
  expect(await calls.order(owner, code)).toBeNull();
  await server.database.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
  expect(await refusalOf(owner, code)).toBeNull();
  expect(await calls.order(owner, code)).not.toBeNull();
});

test('[228] of many who send the same list at once each email gets one code and one mail', async () => {
  const emails = Array.from({ length: 40 }, (_, index) => anAddress(`p${String(index)}`));
  const name = aName();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const order = index % 2 === 0 ? emails : emails.toReversed();
      return calls.mutate(sales, 'createForList', newList(order, name));
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(errorOf))).toEqual(new Set([undefined, promoCodeErrors.NOBODY_LEFT.code]));
  await untilMailIsOut(server);
  for (const email of emails) expect(await mailsTo(server, email)).toHaveLength(1);
  const [stored] = await server.database.query<{ codes: number; orphans: number }[]>(
    `SELECT count(*)::int AS codes, count(*) FILTER (WHERE r.promo_code_id IS NULL)::int AS orphans
     FROM promo_codes c LEFT JOIN promo_code_recipients r ON r.promo_code_id = c.id WHERE c.name = $1`,
    [name],
  );
  expect(stored).toEqual({ codes: 40, orphans: 0 });
});

test('[228] overlapping lists at once, of a narrow pattern, end with one code for each email', async () => {
  const emails = Array.from({ length: 30 }, (_, index) => anAddress(`q${String(index)}`));
  const name = aName();
  const pattern = `Q${randomUUID().slice(0, 6).toUpperCase()}-##`;
  const lists = [emails.slice(0, 20), emails.slice(10), emails.toReversed(), emails.slice(5, 25)];
  const answers = await Promise.all(
    lists.map((list) => calls.mutate(sales, 'createForList', newList(list, name, { pattern }))),
  );
  for (const answer of answers)
    expect([undefined, promoCodeErrors.NOBODY_LEFT.code]).toContain(errorOf(answer));
  const made = answers
    .filter(({ status }) => status === 200)
    .flatMap(({ body }) => (body as { result: { data: PromoCodesForList } }).result.data.codes);
  expect(made.map(({ email }) => email).sort()).toEqual([...emails].sort());
  expect(new Set(made.map(({ code }) => code)).size).toBe(30);
});

test('[221, 228] who wants no promo codes by mail says so without an account, and gets none from then on', async () => {
  const email = anAddress('enough');
  const first = aName();
  await make([email], first);
  const mail = await nthMailTo(server, email);
  const [, path = ''] =
    /<[^>]*(\/email-subscriptions\/[^>]*)>/.exec(mail.headers['List-Unsubscribe'] ?? '') ?? [];
  await server.http.post(path).expect(200);
  const name = aName();
  const preview = await calls.ask<PromoCodeListPreview>(sales, 'previewList', { name, text: email });
  expect(preview).toMatchObject({ fresh: [], unwilling: [email] });
  expect(errorOf(await calls.mutate(sales, 'createForList', newList([email], name)))).toBe(
    promoCodeErrors.NOBODY_LEFT.code,
  );
  await server.http.post(path.replace('/unsubscribe', '/subscribe')).expect(200);
  await make([email], name);
});

test('[228] what was disabled before its mail went out is not mailed, and says so', async () => {
  const email = anAddress('late');
  // The mail waits as long as this transaction holds it back.
  const { batchId } = await server.database.transaction(async (manager) => {
    await manager.query('LOCK TABLE event_deliveries IN SHARE ROW EXCLUSIVE MODE');
    const made = await make([email]);
    const { rows } = await calls.ask<TablePage<typeof promoCodesTable>>(sales, 'list', {
      filters: { batch: made.batchId },
    });
    await calls.mutate(sales, 'setDisabled', { ids: rows.map(({ id }) => id), isDisabled: true }).expect(200);
    return made;
  });
  await untilMailIsOut(server);
  expect(await mailsTo(server, email)).toEqual([]);
  expect(await calls.ask<PromoCodeMails>(sales, 'mails', { batchId })).toEqual({
    total: 1,
    sent: 0,
    notSent: 1,
  });
});

test('[61, 228] an account that ends takes its address out of the lists, and leaves its codes to nobody', async () => {
  const email = anAddress('gone');
  const [made] = (await make([email])).codes;
  await untilMailIsOut(server);
  const erase = async (id: string): Promise<void> => {
    await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 hour' WHERE id = $1`, [
      id,
    ]);
    await server.app.get(AccountEraser).eraseDue();
  };
  // Who only claims the address has no say in it.
  const claimer = await buildUser(server.database.manager, { email, emailConfirmedAt: null });
  await erase(claimer.id);
  const known = () =>
    server.database.query<{ email: string }[]>('SELECT email FROM promo_code_recipients WHERE email = $1', [
      email,
    ]);
  expect(await known()).toHaveLength(1);
  const owner = await buildUser(server.database.manager, { email });
  await erase(owner.id);
  expect(await known()).toEqual([]);
  const next = await buildPerson(server, { email });
  expect(await refusalOf(next, made?.code ?? '')).toBe(promoCodeErrors.NOT_FOR_YOU.code);
});

test('[228] codes of a pattern that are nobody’s have no mail', async () => {
  const { code: _, ...rules } = newCode(sales);
  const { batchId } = await calls.mutated<PromoCodeBatch>(sales, 'createMany', {
    ...rules,
    pattern: 'FREE-????????',
    count: 2,
  });
  expect(await calls.ask<PromoCodeMails>(sales, 'mails', { batchId })).toEqual({
    total: 0,
    sent: 0,
    notSent: 0,
  });
});
