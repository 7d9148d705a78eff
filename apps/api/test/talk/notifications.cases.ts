import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors, type Role } from '@lyceum/contracts/auth';
import {
  notificationErrors,
  notificationTypes,
  requestedNotificationTypes,
} from '@lyceum/contracts/notifications';
import type { ServerMessage } from '@lyceum/contracts/realtime';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildNotification } from '@lyceum/notifications/testing';
import type { Socket } from 'socket.io-client';
import { mailsTo, nthMailTo, type ReceivedMail, untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { newcomer, signUpAndConfirm } from '../../src/testing/sign-ups';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let superAdmin: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  superAdmin = await buildPerson(server, {
    roles: ['SUPER_ADMIN'],
    firstName: 'Ruth',
    lastName: 'Lindqvist',
  });
});

interface Notification {
  id: string;
  type: string;
  seen: boolean;
  description: string;
  by: { firstName: string; lastName: string; showOnlineStatus: boolean; pictureUrl: string | null } | null;
  createdAt: string;
  url: string | null;
  tag: string | null;
  othersCount: number;
}

const arguments_ = 'userId: $userId, type: $type, platform: "web"';
const fetchQuery = `query ($userId: ID!, $type: [String!]!, $skipValue: Int, $limitValue: Int) {
  getNotificationsForUser(${arguments_}, skipValue: $skipValue, limitValue: $limitValue) {
    id type seen description by { firstName lastName showOnlineStatus pictureUrl } createdAt url tag othersCount
  }
}`;
const countQuery = `query ($userId: ID!, $type: [String!]!) { countNotificationsForUser(${arguments_}) { ids total } }`;
const markMutation = 'mutation ($input: [ID!]!) { markNotificationsAsSeenForUser(input: $input) }';

async function call<Data>(person: Pick<Person, 'token'>, query: string, variables: object): Promise<Data> {
  const { token } = person;
  const answer = await server.graphql(query, { token, variables: { ...variables } }).expect(200);
  const { data, errors } = answer.body as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

type Reader = Pick<Person, 'id' | 'token'>;

async function fetchOf({ id, token }: Reader, page: { skipValue?: number; limitValue?: number } = {}) {
  const variables = { userId: id, type: requestedNotificationTypes, ...page };
  const data = await call<{ getNotificationsForUser: Notification[] }>({ token }, fetchQuery, variables);
  return data.getNotificationsForUser;
}

async function countOf({ id, token }: Reader) {
  const variables = { userId: id, type: requestedNotificationTypes };
  const data = await call<{ countNotificationsForUser: { ids: string[]; total: number } }>(
    { token },
    countQuery,
    variables,
  );
  return data.countNotificationsForUser;
}

const mark = (reader: Reader, input: string[]) =>
  call<{ markNotificationsAsSeenForUser: boolean }>(reader, markMutation, { input });

const setRoles = (target: Person, roles: Role[], expectedRoles: Role[] = target.roles) =>
  server
    .opsMutation('users.setRoles', { userId: target.id, roles, expectedRoles }, superAdmin.token)
    .expect(200);

/** What the bell of a tab is told next. */
async function nextBell(socket: Socket): Promise<ServerMessage<'notifications.changed'>> {
  const [message] = await nextMessage(socket, 'notifications.changed');
  return message as ServerMessage<'notifications.changed'>;
}

describe('the calls', () => {
  test('[51, 52] tell the user all fields, newest first, and the bell its ids and total', async () => {
    const reader = await buildPerson(server);
    const { manager } = server.database;
    const first = await buildNotification(manager, { userId: reader.id, tag: 'library' });
    const second = await buildNotification(manager, {
      userId: reader.id,
      type: 'FRIEND_REQUEST_RECEIVED',
      description: 'wants to be your friend',
      actorId: superAdmin.id,
      url: null,
    });
    expect(await fetchOf(reader)).toEqual([
      {
        id: second.id,
        type: 'FRIEND_REQUEST_RECEIVED',
        seen: false,
        description: 'Ruth Lindqvist wants to be your friend',
        by: { firstName: 'Ruth', lastName: 'Lindqvist', showOnlineStatus: true, pictureUrl: null },
        createdAt: second.createdAt.toISOString(),
        url: null,
        tag: null,
        othersCount: 0,
      },
      {
        id: first.id,
        type: 'ANNOUNCEMENT',
        seen: false,
        description: 'The library is open again.',
        by: null,
        createdAt: first.createdAt.toISOString(),
        url: '/courses',
        tag: 'library',
        othersCount: 0,
      },
    ]);
    expect(await countOf(reader)).toEqual({ ids: [second.id, first.id], total: 2 });
    expect(await fetchOf(reader, { skipValue: 1, limitValue: 1 })).toMatchObject([{ id: first.id }]);
  });

  test('[56, 57] carry every type there is', async () => {
    const reader = await buildPerson(server);
    for (const type of notificationTypes)
      await buildNotification(server.database.manager, { userId: reader.id, type });
    const rows = await fetchOf(reader, { limitValue: 100 });
    expect(rows.map(({ type }) => type).sort()).toEqual([...notificationTypes].sort());
  });

  test('[53] mark the own ones as seen, and leave those of others alone', async () => {
    const [reader, stranger] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const [own, other] = await Promise.all(
      [reader, stranger].map(({ id }) => buildNotification(server.database.manager, { userId: id })),
    );
    const ids = [String(own?.id), String(other?.id), crypto.randomUUID()];
    expect(await mark(reader, ids)).toEqual({ markNotificationsAsSeenForUser: true });
    expect(await fetchOf(reader)).toMatchObject([{ id: own?.id, seen: true }]);
    expect(await countOf(reader)).toEqual({ ids: [], total: 0 });
    expect(await countOf(stranger)).toEqual({ ids: [other?.id], total: 1 });
  });

  test('answer nobody about somebody else, and refuse what is no list of types, ids or pages', async () => {
    const [reader, stranger] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const ask = (query: string, variables: object, token?: string) =>
      server.graphql(query, { ...(token && { token }), variables: { ...variables } });
    const foreign = { userId: stranger.id, type: ['OTHER'] };
    for (const query of [fetchQuery, countQuery]) {
      const answer = await ask(query, foreign, reader.token);
      expect(answer.body).toMatchObject({
        errors: [{ extensions: { code: authErrors.ACTS_FOR_ANOTHER.code } }],
      });
    }
    const wrong = [
      ask(fetchQuery, { userId: reader.id, type: ['POST_LIKED'] }, reader.token),
      ask(fetchQuery, { userId: reader.id, type: ['OTHER'], limitValue: 101 }, reader.token),
      ask(fetchQuery, { userId: reader.id, type: ['OTHER'], skipValue: -1 }, reader.token),
      ask(markMutation, { input: ['not an id'] }, reader.token),
      ask(markMutation, { input: Array.from({ length: 101 }, () => reader.id) }, reader.token),
    ];
    for (const answer of await Promise.all(wrong))
      expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'COMMON_INVALID_INPUT' } }] });
    const anonymous = await ask(countQuery, { userId: reader.id, type: ['OTHER'] });
    expect(anonymous.body).toMatchObject({ errors: [{ extensions: { code: 'COMMON_UNAUTHENTICATED' } }] });
  });
});

describe('what raises notifications', () => {
  test('a newcomer is welcomed', async () => {
    const person = newcomer();
    await signUpAndConfirm(server, person);
    await untilMailIsOut(server);
    const token = await signIn(server, person.email, person.password);
    const me = await call<{ me: { id: string } }>({ token }, '{ me { id } }', {});
    expect(await fetchOf({ id: me.me.id, token })).toMatchObject([
      {
        type: 'ANNOUNCEMENT',
        seen: false,
        by: null,
        url: '/',
        description: expect.stringMatching(/^Welcome to /),
      },
    ]);
  });

  test('a change of roles is told to whom it concerns, not to who made it', async () => {
    const target = await buildPerson(server);
    const socket = await server.connectedSocket(target.token);
    const bell = nextBell(socket);
    await setRoles(target, ['TEACHER', 'SALES_ADMIN']);
    await bell;
    expect(await fetchOf(target)).toMatchObject([
      {
        type: 'OTHER',
        description: 'Your roles changed: you are now Sales admin and Educator.',
        by: { firstName: 'Ruth' },
        url: '/settings',
      },
    ]);
    const own = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    await server
      .opsMutation(
        'users.setRoles',
        { userId: own.id, roles: ['SUPER_ADMIN', 'TESTER'], expectedRoles: ['SUPER_ADMIN'] },
        own.token,
      )
      .expect(200);
    await untilMailIsOut(server);
    expect(await fetchOf(own)).toEqual([]);
  });
});

describe('the bell in two browsers of one person', () => {
  test('rings in both when something comes, and falls silent in both when one has seen it', async () => {
    const [reader, stranger] = await Promise.all([buildPerson(server), buildPerson(server)]);
    const otherToken = await signIn(server, reader.email);
    const first = await server.connectedSocket(reader.token);
    const second = await server.connectedSocket(otherToken);
    const bystander = await server.connectedSocket(stranger.token);
    const overheard: unknown[] = [];
    bystander.onAny((name) => overheard.push(name));

    const rings = [nextBell(first), nextBell(second)];
    await setRoles(reader, ['TEACHER']);
    const [told, toldToo] = await Promise.all(rings);
    const description = 'Your roles changed: you are now Educator.';
    expect(told).toEqual({ total: 1, latest: { id: expect.any(String), type: 'OTHER', description } });
    expect(toldToo).toEqual(told);

    const silences = [nextBell(first), nextBell(second)];
    await mark(reader, (await countOf(reader)).ids);
    expect(await Promise.all(silences)).toEqual([
      { total: 0, latest: null },
      { total: 0, latest: null },
    ]);
    const ringsAgain = [nextBell(first), nextBell(second)];
    await setRoles(reader, ['STUDENT'], ['TEACHER']);
    await Promise.all(ringsAgain);
    const again = [nextBell(first), nextBell(second)];
    await call(reader, 'mutation { markAllNotificationsAsSeen }', {});
    expect(await Promise.all(again)).toEqual([
      { total: 0, latest: null },
      { total: 0, latest: null },
    ]);
    expect(overheard).toEqual([]);
  });
});

test('reports and requests concern who keeps order in some forum; what nobody tells concerns nobody', async () => {
  const [keeper, student] = [await buildPerson(server), await buildPerson(server)];
  const { manager } = server.database;
  await buildMember(manager, await buildCommunity(manager, keeper), keeper, 'MOD');
  const concerning = async (person: Person) => {
    const query = '{ notificationPreferences { type concernsMe } }';
    const { notificationPreferences: all } = await call<{
      notificationPreferences: { type: string; concernsMe: boolean }[];
    }>(person, query, {});
    expect(all.map(({ type }) => type)).toEqual([...notificationTypes]);
    return all.filter(({ concernsMe }) => concernsMe).map(({ type }) => type);
  };
  const ofKeeper = await concerning(keeper);
  expect(ofKeeper).toEqual(
    expect.arrayContaining(['THREAD_REPORT', 'COMMUNITY_JOIN_REQUEST', 'THREAD_CLAP']),
  );
  expect(ofKeeper).not.toContain('UNPAID_APPLICATION');
  const keeping = ['THREAD_REPORT', 'COMMUNITY_JOIN_REQUEST'];
  expect(await concerning(student)).toEqual(ofKeeper.filter((type) => !keeping.includes(type)));
});

describe('e-mails', () => {
  const setPreference = (person: Person, input: object) =>
    call(
      person,
      `mutation ($input: SetNotificationPreferenceInput!) { setNotificationPreference(input: $input) { type } }`,
      { input },
    );
  const atOnce = { type: 'OTHER', inApp: true, email: 'INSTANT' };

  /** Somebody who has just got a mail, and the code of its unsubscribe link. */
  async function mailedPerson(): Promise<{ person: Person; mail: ReceivedMail; code: string }> {
    const person = await buildPerson(server);
    await setPreference(person, atOnce);
    await setRoles(person, ['TEACHER']);
    const mail = await nthMailTo(server, person.email);
    const code = /\/email-subscriptions\?code=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
    return { person: { ...person, roles: ['TEACHER'] }, mail, code };
  }

  const topicsOf = (code: string) => server.http.get('/email-subscriptions/topics').query({ code });

  test('[221] carry their own unsubscribe link, in the text and for the button of mail programs', async () => {
    const { person, mail, code } = await mailedPerson();
    expect(mail.subject).toBe('Your roles changed: you are now Educator.');
    expect(mail.headers['List-Unsubscribe']).toMatch(
      /^<https?:\/\/[^>]+\/email-subscriptions\/unsubscribe\?code=[\w.-]+>$/,
    );
    expect(mail.headers['List-Unsubscribe']).toContain(code);
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [name = '', domain = ''] = person.email.split('@');
    expect((await topicsOf(code).expect(200)).body).toEqual({
      data: {
        email: `${name.charAt(0)}•••@${domain}`,
        topic: 'PLATFORM',
        label: 'News of the platform',
        isSubscribed: true,
      },
    });
  });

  test('[221] stop for their topic by one click without login, and looking at the link changes nothing', async () => {
    const { person, mail, code } = await mailedPerson();
    const link = new URL(mail.headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    const page = await server.http.get(`${link.pathname}${link.search}`).expect(302);
    expect(page.headers['location']).toBe(`/email-subscriptions?code=${code}`);
    expect((await topicsOf(code).expect(200)).body).toMatchObject({ data: { isSubscribed: true } });

    // As RFC 8058 has mail programs do it, twice for good measure.
    const click = () => server.http.post(`${link.pathname}${link.search}`);
    await click().field('List-Unsubscribe', 'One-Click').expect(200);
    const again = await click().type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(again.body).toEqual({ data: { done: true } });
    expect((await topicsOf(code).expect(200)).body).toMatchObject({ data: { isSubscribed: false } });

    await setRoles(person, ['AGENT']);
    await untilMailIsOut(server);
    expect(await mailsTo(server, person.email)).toHaveLength(1);
    expect(await countOf(person)).toMatchObject({ total: 2 });

    await server.http.post('/email-subscriptions/subscribe').query({ code }).expect(200);
    await setRoles(person, ['TESTER'], ['AGENT']);
    expect((await nthMailTo(server, person.email, 2)).subject).toContain('Tester');
  });

  test('[221] are not stopped by a code somebody made up', async () => {
    const { code } = await mailedPerson();
    const [content = '', signature = ''] = code.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const refusal = { error: { code: notificationErrors.SUBSCRIPTION_LINK_NOT_VALID.code } };
    for (const wrong of [`${content}.${flipped}`, content, 'x']) {
      expect((await topicsOf(wrong).expect(410)).body).toMatchObject(refusal);
      for (const act of ['unsubscribe', 'subscribe']) {
        const answer = await server.http
          .post(`/email-subscriptions/${act}`)
          .query({ code: wrong })
          .expect(410);
        expect(answer.body).toMatchObject(refusal);
      }
    }
    await server.http.post('/email-subscriptions/unsubscribe').expect(400);
    expect((await topicsOf(code).expect(200)).body).toMatchObject({ data: { isSubscribed: true } });
  });

  test('go by the preference of each type', async () => {
    const person = await buildPerson(server);
    const { notificationPreferences } = await call<{
      notificationPreferences: { type: string; email: string }[];
    }>(person, '{ notificationPreferences { type inApp email } }', {});
    expect(notificationPreferences.map(({ type }) => type)).toEqual([...notificationTypes]);
    expect(notificationPreferences.find(({ type }) => type === 'OTHER')).toMatchObject({
      inApp: true,
      email: 'OFF',
    });
    await setRoles(person, ['TEACHER']);
    await untilMailIsOut(server);
    expect(await mailsTo(server, person.email)).toEqual([]);
  });
});
