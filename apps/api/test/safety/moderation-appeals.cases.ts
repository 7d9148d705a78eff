import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moderationErrors } from '@lyceum/contracts/moderation';
import { untilMailIsOut } from '../../src/testing/mails';
import type { ModerationCalls } from '../../src/testing/moderation';
import { codeOf, ModerationScene, only } from '../../src/testing/moderation-scene';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let scene: ModerationScene;
let calls: ModerationCalls;
beforeAll(async () => {
  server = await TestServer.start();
  scene = new ModerationScene(server);
  ({ calls } = scene);
});
afterAll(() => server.stop());

describe('an appeal', () => {
  async function removed() {
    const house_ = await scene.house();
    await calls.report(house_.reader, house_.threadId);
    await calls.decide(house_.mod, (await scene.openCase(house_)).id, 'REMOVE', 'Advertising');
    const notice = await only(calls.notices(house_.author));
    return { ...house_, notice };
  }

  test('is made once by whom it is about, and waits in the queue', async () => {
    const { notice, author, reader, admin, communityId } = await removed();
    expect(codeOf(await calls.appeal(reader, notice.id))).toBe(moderationErrors.NOTICE_NOT_FOUND.code);
    expect(codeOf(await calls.appeal(author, notice.id, 'Please', reader.id))).toBe('AUTH_ACTS_FOR_ANOTHER');
    expect(codeOf(await calls.appeal(author, notice.id, ' '))).toBe('COMMON_INVALID_INPUT');
    const twice = await Promise.all([calls.appeal(author, notice.id), calls.appeal(author, notice.id)]);
    expect(twice.map(codeOf).filter(Boolean)).toEqual([moderationErrors.APPEALED_ALREADY.code]);
    expect(await only(calls.items(admin, communityId))).toMatchObject({
      kind: 'APPEAL',
      title: 'Buy now',
      appeal: {
        message: 'I did not mean it.',
        noticeKind: 'REMOVED',
        noticeReason: 'Advertising',
        isOwnDecision: false,
      },
      actions: ['UPHOLD', 'REVERSE'],
    });
    expect(await calls.notices(author)).toMatchObject([{ canAppeal: false, appeal: { status: 'OPEN' } }]);
  });

  test('reversed shows the thread again; upheld leaves it away', async () => {
    for (const [action, status, appealStatus] of [
      ['REVERSE', 'VISIBLE', 'REVERSED'],
      ['UPHOLD', 'REMOVED', 'UPHELD'],
    ] as const) {
      const { notice, author, admin, communityId, threadId } = await removed();
      await calls.appeal(author, notice.id);
      const { id } = await only(calls.items(admin, communityId));
      await calls.decide(admin, id, action, 'We looked again');
      expect(await scene.statusOf(threadId)).toBe(status);
      expect(await calls.notices(author)).toMatchObject([
        { appeal: { status: appealStatus, answer: 'We looked again' }, canAppeal: false },
      ]);
      expect((await scene.bell(author)).at(-1)?.description).toContain('We looked again');
    }
  });

  test('[78] against a ban can be made by who is shut out, is for admins, and lifts it', async () => {
    const house_ = await scene.house();
    const { communityId, admin, mod, author, reader, threadId } = house_;
    await calls.report(reader, threadId);
    await calls.decide(admin, (await scene.openCase(house_)).id, 'BAN', 'Spam');
    const notice = await only(calls.notices(author));
    expect(await calls.appeal(author, notice.id)).toEqual({ data: { appealModeration: true } });
    const { id } = await only(calls.items(mod, communityId));
    expect(codeOf(await calls.decide(mod, id, 'REVERSE'))).toBe(moderationErrors.ACTION_NOT_ALLOWED.code);
    expect((await calls.decide(admin, id, 'REVERSE', 'A mistake')).errors).toBeUndefined();
    expect(await scene.statusOf(threadId)).toBe('VISIBLE');
    const bans = await server.database.query<unknown[]>(
      'SELECT FROM community_bans WHERE community_id = $1 AND user_id = $2 AND lifted_at IS NULL',
      [communityId, author.id],
    );
    expect(bans).toEqual([]);
  });

  test('[78] can be made against a ban that came without a report', async () => {
    const { communityId, admin, author } = await scene.house();
    await server.graphql(
      `mutation ($c: ID!, $m: ID!) { banMember(communityId: $c, memberId: $m, reason: "Rude") { id } }`,
      { token: admin.token, variables: { c: communityId, m: author.id } },
    );
    await untilMailIsOut(server);
    const notice = await only(calls.notices(author));
    expect(notice).toMatchObject({ kind: 'BANNED', reason: 'Rude', canAppeal: true });
    await calls.appeal(author, notice.id);
    const { id } = await only(calls.items(admin, communityId));
    expect((await calls.decide(admin, id, 'REVERSE')).errors).toBeUndefined();
    await untilMailIsOut(server);
    expect(await calls.notices(author)).toMatchObject([{ reversedAt: expect.any(String) }]);
  });

  test('is for somebody else than who decided, as long as there is somebody', async () => {
    const { notice, author, mod, admin, communityId, threadId } = await removed();
    await calls.appeal(author, notice.id);
    const own = await only(calls.items(mod, communityId));
    expect(own).toMatchObject({ actions: [], appeal: { isOwnDecision: true } });
    expect(codeOf(await calls.decide(mod, own.id, 'UPHOLD'))).toBe(moderationErrors.OWN_DECISION.code);
    expect(await scene.statusOf(threadId)).toBe('REMOVED');
    const theirs = await only(calls.items(admin, communityId));
    expect(theirs).toMatchObject({ actions: ['UPHOLD', 'REVERSE'], appeal: { isOwnDecision: false } });
    expect((await calls.decide(admin, own.id, 'REVERSE')).errors).toBeUndefined();
    expect(await scene.statusOf(threadId)).toBe('VISIBLE');
  });

  test('may be looked at by who decided where nobody else is there, and it is said that it is their own', async () => {
    const { notice, author, mod, admin, communityId } = await removed();
    await calls.appeal(author, notice.id);
    await server.database.query('DELETE FROM community_members WHERE community_id = $1 AND user_id = $2', [
      communityId,
      admin.id,
    ]);
    const { id, ...own } = await only(calls.items(mod, communityId));
    expect(own).toMatchObject({ actions: ['UPHOLD', 'REVERSE'], appeal: { isOwnDecision: true } });
    // The platform's staff would be somebody else.
    const staff = await buildPerson(server, { roles: ['ADMIN'] });
    expect(codeOf(await calls.decide(mod, id, 'UPHOLD'))).toBe(moderationErrors.OWN_DECISION.code);
    await server.database.query(`UPDATE users SET roles = '{STUDENT}' WHERE id = $1`, [staff.id]);
    expect((await calls.decide(mod, id, 'UPHOLD')).errors).toBeUndefined();
  });
});
