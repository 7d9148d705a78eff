import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type NewPollInput, pollErrors } from '@lyceum/contracts/polls';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
import { buildBan, buildCommunity, buildMember } from '../testing/forum.factories';
import { codeOf, PollScene } from '../testing/poll.scene';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

async function scene(members: number, poll: Partial<NewPollInput> = {}) {
  const people = await house.people(members);
  const it = await PollScene.build(house, people, poll);
  return { people, it, author: it.author };
}

describe('a closed poll', () => {
  test('[131] refuses votes and options, by its date or because it was closed, and shows its results', async () => {
    const ways = [
      (it: PollScene) => it.close(it.author),
      (it: PollScene) =>
        house.manager.query("UPDATE polls SET closes_at = now() - interval '1 second' WHERE id = $1", [
          it.pollId,
        ]),
    ];
    for (const close of ways) {
      const { it, people } = await scene(2, { hiddenUntilVoted: true });
      const [ada, ben] = people as [User, User];
      await it.vote(ada, 'Red');
      await close(it);
      const before = await it.counts();
      const refused = [
        it.vote(ben, 'Red'),
        it.vote(ada, 'Red', false),
        it.add(ada, 'New'),
        it.remove(it.author, 'Blue'),
      ];
      for (const call of refused) expect(await codeOf(call)).toBe(pollErrors.CLOSED.code);
      expect(await it.counts()).toEqual(before);
      expect(await it.open(ben)).toMatchObject({
        isClosed: true,
        resultsVisible: true,
        canVote: false,
        canAddOptions: false,
        options: [{ votesCnt: 1 }, { votesCnt: 0 }, { votesCnt: 0 }],
        votes: [{ userId: ada.id }],
      });
    }
  });

  test('[131] was closed by who made it or keeps order there, once', async () => {
    const { it, author, people } = await scene(1);
    const [ada] = people as [User];
    expect(await codeOf(it.close(ada))).toBe(pollErrors.NOT_CLOSABLE.code);
    expect((await it.open(author)).editable).toBe(true);
    const closed = await Promise.all([1, 2, 3].map(() => it.close(author)));
    for (const poll of closed) expect(poll).toMatchObject({ isClosed: true, editable: false });
  });

  test('[131] is not closed by a vote at the same moment: each vote was either before it or is refused', async () => {
    const { it, people } = await scene(6);
    const votes = people.map((user) => codeOf(it.vote(user, 'Red')));
    const codes = await Promise.all([...votes, codeOf(it.close(it.author))]);
    const through = codes.slice(0, -1).filter((code) => code === 'went through').length;
    expect([...new Set([...codes, 'went through', pollErrors.CLOSED.code])]).toHaveLength(2);
    expect((await it.counts()).counted).toMatchObject({ Red: through, voters: through });
  });
});

describe('results that are hidden until one has voted', () => {
  test('[131] tell neither counts nor others’ votes, not even to who made it, and come and go with one’s vote', async () => {
    const { it, author, people } = await scene(3, { hiddenUntilVoted: true });
    const [ada, ben, cleo] = people as [User, User, User];
    await it.vote(ada, 'Red');
    const seen = await it.vote(ben, 'Red');
    expect(seen).toMatchObject({ resultsVisible: true, options: [{ votesCnt: 2 }, {}, {}] });
    for (const reader of [cleo, author]) {
      const poll = await it.open(reader);
      expect(poll).toMatchObject({ resultsVisible: false, votes: [] });
      expect(poll.options.map(({ votesCnt }) => votesCnt)).toEqual([null, null, null]);
      expect(JSON.stringify(poll)).not.toContain(ada.id);
    }
    const back = await it.vote(ben, 'Red', false);
    expect(back).toMatchObject({ resultsVisible: false, votes: [] });
    expect(back.options.every(({ votesCnt }) => votesCnt === null)).toBe(true);
    // Changing an option tells no more than reading does.
    expect((await it.add(cleo, 'New')).options.every(({ votesCnt }) => votesCnt === null)).toBe(true);
  });
});

describe('who', () => {
  test('may not read the thread, is told of no poll, and changes nothing', async () => {
    const { it, author, people } = await scene(2);
    const [ada, banned] = people as [User, User];
    const [outsider] = (await house.people(1)) as [User];
    await it.vote(ada, 'Red');
    await buildBan(house.manager, it.community, banned);
    const before = await it.counts();
    const attempts = (user: User) => [
      it.open(user),
      it.vote(user, 'Red'),
      it.add(user, 'New'),
      it.remove(user, 'Red'),
      it.close(user),
    ];
    for (const user of [outsider, banned])
      for (const call of attempts(user)) expect(await codeOf(call)).toBe(pollErrors.NOT_FOUND.code);
    for (const status of ['REMOVED', 'DELETED']) {
      await it.setStatus(status);
      for (const user of [author, ada])
        for (const call of attempts(user)) expect(await codeOf(call)).toBe(pollErrors.NOT_FOUND.code);
    }
    await it.setStatus('HELD');
    for (const call of attempts(ada)) expect(await codeOf(call)).toBe(pollErrors.NOT_FOUND.code);
    // Its author sees what waits for a moderator, and cannot vote in it.
    expect(await it.open(author)).toMatchObject({ canVote: false, canAddOptions: false });
    for (const call of [it.vote(author, 'Red'), it.add(author, 'New')])
      expect(await codeOf(call)).toBe(pollErrors.NOT_VOTABLE.code);
    expect(await it.counts()).toEqual(before);
  });

  test('reads a public forum without being in it, may vote, and adds no options', async () => {
    const [owner, visitor] = (await house.people(2)) as [User, User];
    const community = await buildCommunity(house.manager, owner);
    await buildMember(house.manager, community, owner, 'ADMIN');
    const it = await PollScene.inForum(house, community, owner);
    expect(await it.open(visitor)).toMatchObject({ canVote: true, canAddOptions: false });
    expect((await it.vote(visitor, 'Red')).votersCnt).toBe(1);
    expect(await codeOf(it.add(visitor, 'New'))).toBe(pollErrors.NOT_VOTABLE.code);
  });

  test('[144] has a block with somebody, meets neither their options nor their votes', async () => {
    const { it, people } = await scene(2);
    const [ada, ben] = people as [User, User];
    await it.add(ben, 'Of Ben');
    await it.vote(ben, 'Of Ben');
    await it.vote(ben, 'Red');
    await buildBlock(house.manager, ada, ben);
    for (const [reader, hidden] of [
      [ada, ben],
      [it.author, null],
    ] as const) {
      const poll = await it.open(reader);
      expect(poll.options.map(({ label }) => label).includes('Of Ben')).toBe(hidden === null);
      expect(poll.votes.some(({ userId }) => userId === ben.id)).toBe(hidden === null);
    }
  });

  test('leaves the platform, has their votes and options in the copy of their data, and they stay counted', async () => {
    const { it, people } = await scene(1);
    const [ada] = people as [User];
    await it.add(ada, 'Violet');
    await it.vote(ada, 'Violet');
    const sources = house.module.get(PersonalDataSources);
    expect((await sources.exportAll(ada.id)).get('polls')).toMatchObject({
      polls: [],
      options: [{ label: 'Violet' }],
      votes: [{ optionId: await it.optionId('Violet') }],
    });
    await house.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.id));
    expect((await it.counts()).counted).toMatchObject({ Violet: 1, voters: 1 });
  });
});

test('reading a poll costs two statements, however many options and votes it has', async () => {
  const { it, people } = await scene(3, {
    options: Array.from({ length: 30 }, (_, index) => `Option ${String(index)}`),
  });
  const [ada] = people as [User];
  const ids = [it.pollId, it.threadId, ada.id];
  expect(await countStatements(ids, () => it.open(ada))).toBe(2);
  for (const user of people) for (const n of [1, 5, 9, 20]) await it.vote(user, `Option ${String(n)}`);
  expect(await countStatements(ids, () => it.open(ada))).toBe(2);
});
