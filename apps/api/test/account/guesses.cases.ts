import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { guessLimits } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { promoCodeErrors } from '@lyceum/contracts/payments';
import { testPassword } from '@lyceum/auth/testing';
import { Authenticator, challengeOf, enableTotp } from '../../src/testing/authenticator';
import { codeIn, nthMailTo } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { PromoCodeCalls } from '../../src/testing/promo-codes';
import { child, newcomer, signUp, signUpAndConfirm } from '../../src/testing/sign-ups';
import { TestServer } from '../../src/testing/test-server';

const sentAtOnce = 60;

/** How many are judged at once, and how long at most one waits; log-ins by a rule of their own. */
const bounds = { ...guessLimits, logIn: { points: 10, seconds: 900 } };
type GuessKind = keyof typeof bounds;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  code: string | undefined;
  retryAfter: number;
}

/** One place where what somebody could guess is tried. */
interface Door {
  guess(): Promise<Answer>;
  /** The right answer, where it can be given more than once. */
  right?(): Promise<Answer>;
}

interface ErrorBody {
  error?: { code: string };
  errors?: { extensions: { code: string; status: number; retryAfterSeconds?: number } }[];
}

function answerOf({
  status,
  body,
  headers,
}: {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}): Answer {
  const { error, errors } = body as ErrorBody;
  const refusal = errors?.[0]?.extensions;
  return {
    status: refusal?.status ?? status,
    code: refusal?.code ?? error?.code,
    retryAfter: refusal?.retryAfterSeconds ?? Number(headers['retry-after'] ?? 0),
  };
}

async function post(path: string, body: object, { token = '', address = '192.0.2.1' } = {}): Promise<Answer> {
  const call = server.http.post(path).set('x-forwarded-for', address);
  return answerOf(await (token ? call.set('authorization', `Bearer ${token}`) : call).send(body));
}

let places = 0;
const anotherPlace = (): string => {
  places += 1;
  return `198.51.${String(100 + Math.floor(places / 250))}.${String(1 + (places % 250))}`;
};

const madeUpCode = (): string => randomBytes(32).toString('base64url');

async function quote({ id, token }: Person, code: string): Promise<Answer> {
  const query = `query ($userId: ID!, $code: String!) {
    getPromoCodeQuote(userId: $userId, code: $code, product: "kia", currency: "USD") { totalMinor } }`;
  return answerOf(await server.graphql(query, { token, variables: { userId: id, code } }));
}

async function order({ id, token }: Person, code: string): Promise<Answer> {
  const query = `mutation ($userId: ID!, $input: CreateOrderInput!) { createOrder(userId: $userId, input: $input) { id } }`;
  const input = { clientKey: crypto.randomUUID(), product: 'kia', currency: 'USD', method: 'CARD', code };
  return answerOf(await server.graphql(query, { token, variables: { userId: id, input } }));
}

/** Signs somebody up and answers the code of their mail. */
async function mailedCode(): Promise<string> {
  const person = newcomer();
  await signUp(server, person).expect(200);
  return codeIn(await nthMailTo(server, person.email));
}

/** By kind, every door at which one of it can be tried. A new kind, or door of one, has to be named here. */
const doorsOf: Record<GuessKind, Record<string, () => Promise<Door>>> = {
  logIn: {
    'log-in': async () => {
      const { email } = await buildPerson(server);
      const tryWith = (password: string): Promise<Answer> => post('/auth/sign-in', { email, password });
      return { guess: () => tryWith('not this one'), right: () => tryWith(testPassword) };
    },
  },
  passwordAgain: Object.fromEntries(
    (
      [
        ['change-password', (password) => ({ currentPassword: password, newPassword: 'quite another one' })],
        ['email-change', (password) => ({ email: newcomer().email, password })],
        ['totp/start', (password) => ({ password })],
        ['totp/disable', (password) => ({ password })],
        ['passkeys/options', (password) => ({ password })],
      ] as [string, (password: string) => object][]
    ).map(([door, body]) => [
      door,
      async () => {
        const { token } = await buildPerson(server);
        return {
          guess: () => post(`/auth/${door}`, body('not this one'), { token }),
          right: () => post('/auth/totp/start', { password: testPassword }, { token }),
        };
      },
    ]),
  ),
  totpCode: {
    'second-factor': async () => {
      const person = await buildPerson(server);
      const { app } = await enableTotp(server, person.token);
      const { ticket } = await challengeOf(server, person.email);
      return { guess: () => post('/auth/second-factor', { ticket, code: app.wrongCode() }) };
    },
    'totp/confirm': async () => {
      const { token } = await buildPerson(server);
      const started = await server.http
        .post('/auth/totp/start')
        .set('authorization', `Bearer ${token}`)
        .send({ password: testPassword })
        .expect(200);
      const app = new Authenticator((started.body as { data: { key: string } }).data.key);
      return { guess: () => post('/auth/totp/confirm', { code: app.wrongCode() }, { token }) };
    },
  },
  recoveryCode: {
    'second-factor': async () => {
      const person = await buildPerson(server);
      await enableTotp(server, person.token);
      const { ticket } = await challengeOf(server, person.email);
      return { guess: () => post('/auth/second-factor', { ticket, code: 'ABCD-EFGH-JKLM-NPQR' }) };
    },
  },
  linkCode: Object.fromEntries(
    [
      'confirm-email',
      'email-change/confirm',
      'email-change/look',
      'email-change/stop',
      'email-change/undo',
      'guardian-consent',
      'reset-password',
      'one-time-link',
    ].map((door) => [
      door,
      async () => {
        const address = anotherPlace();
        const [code, password] = [await mailedCode(), 'a good password'];
        return {
          guess: () => post(`/auth/${door}`, { code: madeUpCode(), password }, { address }),
          // Once mailed, it stays no guess: also when it is for another door, or used up.
          right: () => post('/auth/confirm-email', { code }, { address }),
        };
      },
    ]),
  ),
  guardianCode: {
    acceptGuardianCode: async () => {
      const { id, token } = await buildPerson(server);
      const query =
        'mutation ($id: ID!, $code: String!) { acceptGuardianCode(userId: $id, code: $code) { id } }';
      const variables = { id, code: '0000-0000-0000' };
      return { guess: async () => answerOf(await server.graphql(query, { token, variables })) };
    },
  },
  agentCode: {
    nameAgent: async () => {
      const { id, token } = await buildPerson(server, { dateOfBirth: '2000-01-01' });
      const agent = await buildPerson(server, { dateOfBirth: '1980-01-01', roles: ['AGENT'] });
      const query =
        'mutation ($id: ID!, $agent: String!) { nameAgent(userId: $id, studentId: $id, agent: $agent) { mayName } }';
      const named = async (code: string) =>
        answerOf(await server.graphql(query, { token, variables: { id, agent: code } }));
      return { guess: () => named('AAAAA-AAAAA'), right: () => named(agent.email) };
    },
  },
  promoCode: {
    quote: async () => {
      const [buyer, sales] = [
        await buildPerson(server),
        await buildPerson(server, { roles: ['SALES_TEAM'] }),
      ];
      const { code } = await new PromoCodeCalls(server).create(sales);
      return { guess: () => quote(buyer, madeUpCode().slice(0, 12)), right: () => quote(buyer, code) };
    },
    order: async () => {
      const buyer = await buildPerson(server);
      return { guess: () => order(buyer, 'NO-SUCH-CODE') };
    },
  },
};

const doors = Object.entries(doorsOf).flatMap(([kind, named]) =>
  Object.entries(named).map(([name, open]) => ({ kind: kind as GuessKind, name, open })),
);

const isJudged = ({ code }: Answer): boolean => code !== commonErrors.TOO_MANY_REQUESTS.code;

describe.each(doors)('$kind at $name', ({ kind, open }) => {
  let door: Door;
  beforeEach(async () => {
    door = await open();
    await server.database.query('DELETE FROM rate_limits');
  });

  test('of sixty guesses sent at once, ten are judged, and the others told how long to wait', async () => {
    const answers = await Promise.all(Array.from({ length: sentAtOnce }, () => door.guess()));
    const refused = answers.filter((answer) => !isJudged(answer));
    expect(sentAtOnce - refused.length).toBeGreaterThan(0);
    expect(sentAtOnce - refused.length).toBeLessThanOrEqual(bounds[kind].points);
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(commonErrors.TOO_MANY_REQUESTS.status);
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(bounds[kind].seconds);
    }
  });

  test('what is right costs no try, however often', async () => {
    const { right } = door;
    // More than are judged at once: who is refused has lost nothing either.
    if (right) await Promise.all(Array.from({ length: 2 * bounds[kind].points }, right));
    for (let time = 0; right && time <= bounds[kind].points; time += 1)
      expect(isJudged(await right())).toBe(true);
    expect(isJudged(await door.guess())).toBe(true);
  });
});

test('who keeps failing at one address keeps the owner out at no other', async () => {
  const { email } = await buildPerson(server);
  const attacker = anotherPlace();
  for (let round = 0; round < 3; round += 1) {
    const guesses = Array.from({ length: 2 * bounds.logIn.points }, () =>
      post('/auth/sign-in', { email, password: 'not this one' }, { address: attacker }),
    );
    const judged = (await Promise.all(guesses)).filter(isJudged);
    expect(judged.length).toBeLessThanOrEqual(bounds.logIn.points);
    const owner = await post('/auth/sign-in', { email, password: testPassword }, { address: anotherPlace() });
    expect(owner).toMatchObject({ status: 200 });
  }
});

test('made-up codes of links stop no real one from the same address', async () => {
  const [toConfirm, reset, pupil] = [newcomer(), newcomer(), child()];
  await signUp(server, toConfirm).expect(200);
  await signUpAndConfirm(server, pupil);
  await signUpAndConfirm(server, reset);
  await server.http.post('/auth/forgot-password').send({ email: reset.email }).expect(200);
  const codes = {
    'confirm-email': codeIn(await nthMailTo(server, toConfirm.email)),
    'reset-password': codeIn(await nthMailTo(server, reset.email, 2)),
    'guardian-consent': codeIn(await nthMailTo(server, pupil.guardianEmail ?? '')),
  };
  const address = anotherPlace();
  const junk = Array.from({ length: 20 }, () =>
    post('/auth/confirm-email', { code: madeUpCode() }, { address }),
  );
  expect((await Promise.all(junk)).some((answer) => !isJudged(answer))).toBe(true);
  for (const [door, code] of Object.entries(codes))
    expect(await post(`/auth/${door}`, { code, password: 'a good password' }, { address })).toMatchObject({
      status: 200,
    });
});

test('a promo code whose rules fail is no guess', async () => {
  const [buyer, sales] = [await buildPerson(server), await buildPerson(server, { roles: ['SALES_TEAM'] })];
  const { code } = await new PromoCodeCalls(server).create(sales, { startsAt: '2099-01-01T00:00' });
  for (let time = 0; time <= bounds.promoCode.points; time += 1)
    expect((await quote(buyer, code)).code).toBe(promoCodeErrors.NOT_STARTED.code);
});
