import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type NewPollInput, pollErrors, pollLimits } from '@lyceum/contracts';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { PollService } from '@lyceum/polls';
import { countStatements } from '@lyceum/testing';
import { buildBan, buildCommunity, buildMember } from '../testing/forum.factories';
import { actorOf, ForumHouse } from '../testing/forum.house';
import { ThreadPageService } from '../threads/page/thread-page.service';
import { ThreadWritingService } from '../threads/writing/thread-writing.service';
import { codeOf, PollScene } from './poll.house';

let house: ForumHouse;
beforeAll(async () => {
  house = await ForumHouse.open();
});
afterAll(() => house.close());

async function scene(members: number, poll: Partial<NewPollInput> = {}) {
  const people = await house.people(members);
  const it = await PollScene.build(house, people, poll);
  return { people, it, author: it.author };
}

describe('a new poll', () => {
  test('[125] comes with its thread, and by default is open and lets several options be selected', async () => {
    const { it, author, people } = await scene(1);
    const [reader] = people as [User];
    const poll = await it.open(reader);
    expect(poll).toMatchObject({
      id: it.pollId,
      creator: { id: author.id, firstName: author.firstName, lastName: author.lastName },
      canSelectMultiple: true,
      open: true,
      closesAt: null,
      isClosed: false,
      hiddenUntilVoted: false,
      resultsVisible: true,
      votersCnt: 0,
      votes: [],
      canVote: true,
      canAddOptions: true,
      editable: false,
    });
    expect(poll.options.map(({ label, creator, votesCnt }) => [label, creator.id, votesCnt])).toEqual(
      ['Red', 'Green', 'Blue'].map((label) => [label, author.id, 0]),
    );
    const page = house.module.get(ThreadPageService);
    const opened = await page.open(actorOf(reader), { threadId: it.threadId, userId: reader.id });
    expect(opened.pollId).toBe(it.pollId);
  });

  test('[130, 131] has 1 to 30 options, each there once whatever its case, and closes in the future, or there is no thread', async () => {
    const { it, author } = await scene(0);
    const writing = house.module.get(ThreadWritingService);
    const create = (poll: NewPollInput) =>
      writing.create(actorOf(author), { communityId: it.community.id, title: 'x', content: 'x', poll });
    const labels = (count: number) => Array.from({ length: count }, (_, index) => `Option ${String(index)}`);
    const refused: NewPollInput[] = [
      { options: [] },
      { options: labels(31) },
      { options: ['Red', ' '] },
      { options: ['Red', '\u200b'] },
      { options: ['Red', 'two\nlines'] },
      { options: ['x'.repeat(pollLimits.optionLength + 1)] },
      { options: ['Élan vital', 'Red', ' ÉLAN  vital'] },
      { options: ['Red'], closesAt: new Date(Date.now() - 1) },
    ];
    const counted = async () => {
      const [row] = await house.manager.query<[object]>(
        `SELECT (SELECT count(*) FROM threads WHERE community_id = $1) AS threads, (SELECT count(*) FROM polls) AS polls`,
        [it.community.id],
      );
      return row;
    };
    const before = await counted();
    for (const poll of refused) expect(await codeOf(create(poll))).toBe('COMMON_INVALID_INPUT');
    expect(await counted()).toEqual(before);
    expect(await codeOf(create({ options: labels(30) }))).toBe('went through');
  });

  test('of a call that is repeated is one, and a thread that has none may get one by an edit', async () => {
    const { it, author, people } = await scene(1);
    const [member] = people as [User];
    const writing = house.module.get(ThreadWritingService);
    const poll = { options: ['Yes', 'No'], canSelectMultiple: false, open: false, hiddenUntilVoted: true };
    const thread = { communityId: it.community.id, title: 'x', content: 'x', clientKey: randomUUID() };
    const made = await Promise.all([1, 2, 3].map(() => writing.create(actorOf(author), { ...thread, poll })));
    expect(new Set(made.map(({ pollId }) => pollId)).size).toBe(1);
    const bare = await writing.create(actorOf(author), { ...thread, clientKey: null });
    expect(bare.pollId).toBeNull();
    const edit = (user: User) =>
      writing.edit(actorOf(user), { threadId: bare.id, updatedContent: 'y', poll });
    expect(await codeOf(edit(member))).toBe('THREAD_NOT_THE_AUTHOR');
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(edit(author))));
    expect(codes.sort()).toEqual([
      pollErrors.THERE_ALREADY.code,
      pollErrors.THERE_ALREADY.code,
      'went through',
    ]);
    const { pollId } = await house.module
      .get(ThreadPageService)
      .open(actorOf(member), { threadId: bare.id, userId: member.id });
    const open = await house.module.get(PollService).open(actorOf(member), { pollId: pollId ?? '' });
    expect(open).toMatchObject({ open: false, canSelectMultiple: false, hiddenUntilVoted: true });
  });
});

describe('votes', () => {
  test('[127] toggle option by option where several can be selected', async () => {
    const { it, people } = await scene(2);
    const [ada, ben] = people as [User, User];
    await it.vote(ada, 'Red');
    await it.vote(ada, 'Red');
    const both = await it.vote(ada, 'Blue');
    expect(both.options.map(({ votesCnt, requestingUserVoted }) => [votesCnt, requestingUserVoted])).toEqual([
      [1, true],
      [0, false],
      [1, true],
    ]);
    expect(both.votersCnt).toBe(1);
    await it.vote(ben, 'Red');
    const left = await it.vote(ada, 'Red', false);
    expect(left.options.map(({ votesCnt }) => votesCnt)).toEqual([1, 0, 1]);
    expect(left.votersCnt).toBe(2);
    expect((await it.vote(ada, 'Blue', false)).votersCnt).toBe(1);
    expect((await it.vote(ada, 'Blue', false)).votersCnt).toBe(1);
    expect((await it.open(ben)).votes).toEqual([{ optionId: await it.optionId('Red'), userId: ben.id }]);
  });

  test('[127] take the place of one’s vote before where one alone can be selected', async () => {
    const { it, people } = await scene(1, { canSelectMultiple: false });
    const [ada] = people as [User];
    await it.vote(ada, 'Red');
    const moved = await it.vote(ada, 'Green');
    expect(moved.options.map(({ votesCnt }) => votesCnt)).toEqual([0, 1, 0]);
    expect(moved.votersCnt).toBe(1);
    expect(moved.votes).toEqual([{ optionId: await it.optionId('Green'), userId: ada.id }]);
    // What was not voted for is not taken back.
    expect((await it.vote(ada, 'Red', false)).options[1]?.votesCnt).toBe(1);
    expect((await it.vote(ada, 'Green', false)).votersCnt).toBe(0);
  });

  test('[127] of one user at one moment leave exactly one, and all counters are right', async () => {
    const { it, people } = await scene(4, { canSelectMultiple: false });
    const labels = ['Red', 'Green', 'Blue'];
    const many = Array.from({ length: 36 }, (_, index) => index);
    await Promise.all(many.map((n) => it.vote(people[n % 4] as User, labels[n % 3] ?? '')));
    const { counted, there } = await it.counts();
    expect(counted).toEqual(there);
    expect(there).toMatchObject({ voters: 4, options: 3 });
    const votes = labels.reduce((sum, label) => sum + (there[label] ?? 0), 0);
    expect(votes).toBe(4);
  });

  test('[127] given and taken back by many at one moment are counted exactly', async () => {
    const { it, people } = await scene(6);
    const labels = ['Red', 'Green', 'Blue'];
    const calls = people.flatMap((user, place) =>
      labels.flatMap((label, index) => [
        it.vote(user, label),
        it.vote(user, label, (place + index) % 2 === 0),
        it.vote(user, label),
      ]),
    );
    await Promise.all(calls);
    const { counted, there } = await it.counts();
    expect(counted).toEqual(there);
  });

  test('for what is no option, of another poll or in no poll are refused', async () => {
    const { it, people } = await scene(1);
    const [ada] = people as [User];
    const other = await PollScene.build(house, [ada], { options: ['Elsewhere'] });
    await it.vote(ada, 'Red');
    const before = await it.counts();
    expect(await codeOf(it.vote(ada, 'Elsewhere'))).toBe('COMMON_INVALID_INPUT');
    const vote = (pollId: string, optionId: string, checked = true) =>
      other.castRaw(ada, { pollId, optionId, checked });
    expect(await codeOf(vote(it.pollId, await other.optionId('Elsewhere')))).toBe(
      pollErrors.OPTION_NOT_FOUND.code,
    );
    expect(await codeOf(vote(it.pollId, randomUUID(), false))).toBe(pollErrors.OPTION_NOT_FOUND.code);
    expect(await codeOf(vote(randomUUID(), await it.optionId('Red')))).toBe(pollErrors.NOT_FOUND.code);
    expect(await it.counts()).toEqual(before);
  });
});

describe('options', () => {
  test('[128] are added by everybody to an open poll, and by its creator alone to another', async () => {
    const { it, people } = await scene(1);
    const [ada] = people as [User];
    const added = await it.add(ada, ' Violet ');
    expect(added.options.at(-1)).toMatchObject({ label: 'Violet', creator: { id: ada.id }, deletable: true });
    const shut = await PollScene.build(house, [ada], { open: false });
    expect((await shut.open(ada)).canAddOptions).toBe(false);
    expect(await codeOf(shut.add(ada, 'Violet'))).toBe(pollErrors.NOT_OPEN.code);
    expect((await shut.add(shut.author, 'Violet')).options).toHaveLength(4);
    for (const label of ['', ' ', '\u200b', 'two\nlines', 'x'.repeat(201)])
      expect(await codeOf(it.add(ada, label))).toBe('COMMON_INVALID_INPUT');
    expect((await it.counts()).counted).toMatchObject({ options: 4 });
  });

  test('[130] are 30 at most, also where many are added at one moment', async () => {
    const { it, people } = await scene(4, {
      options: Array.from({ length: 26 }, (_, index) => `Option ${String(index)}`),
    });
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        codeOf(it.add(people[index % 4] as User, `New ${String(index)}`)),
      ),
    );
    expect(codes.filter((code) => code === 'went through')).toHaveLength(4);
    expect(codes.filter((code) => code === pollErrors.TOO_MANY_OPTIONS.code)).toHaveLength(6);
    const { counted, there } = await it.counts();
    expect(counted).toEqual(there);
    expect(there.options).toBe(30);
    expect((await it.open(it.author)).canAddOptions).toBe(false);
  });

  test('[131] are there once whatever their case, also where many are added at one moment', async () => {
    const { it, people } = await scene(4);
    const spellings = ['Été', 'ÉTÉ', 'été', ' ÉTé', 'É\u0054é', 'Ｅ'];
    const codes = await Promise.all(
      spellings.map((label, index) => codeOf(it.add(people[index % 4] as User, label))),
    );
    expect(codes.filter((code) => code === 'went through')).toHaveLength(2);
    expect(codes.filter((code) => code === pollErrors.OPTION_EXISTS.code)).toHaveLength(4);
    for (const label of ['red', 'RED', 'e'])
      expect(await codeOf(it.add(people[0] as User, label))).toBe(pollErrors.OPTION_EXISTS.code);
    expect((await it.counts()).there.options).toBe(5);
  });

  test('[129] are deleted by who added them or made the poll, and their votes go too', async () => {
    const { it, author, people } = await scene(2);
    const [ada, ben] = people as [User, User];
    await it.add(ada, 'Violet');
    await it.vote(ada, 'Violet');
    await it.vote(ben, 'Violet');
    await it.vote(ben, 'Red');
    expect(await codeOf(it.remove(ben, 'Violet'))).toBe(pollErrors.NOT_DELETABLE.code);
    expect(await codeOf(it.remove(ada, 'Red'))).toBe(pollErrors.NOT_DELETABLE.code);
    const seen = (await it.open(ada)).options.map(({ label, deletable }) => [label, deletable]);
    expect(seen).toEqual([
      ['Red', false],
      ['Green', false],
      ['Blue', false],
      ['Violet', true],
    ]);
    const left = await it.remove(ada, 'Violet');
    expect(left.options.map(({ label }) => label)).toEqual(['Red', 'Green', 'Blue']);
    expect(left.votersCnt).toBe(1);
    expect(await codeOf(it.remove(ada, 'Violet'))).toBe('COMMON_INVALID_INPUT');
    await it.add(ada, 'Violet');
    await it.remove(author, 'Violet');
    const { counted, there } = await it.counts();
    expect(counted).toEqual(there);
    expect(there).toEqual({ options: 3, voters: 1, Red: 1, Green: 0, Blue: 0 });
  });

  test('[129] keep one where nobody can add another, also where all are deleted at one moment', async () => {
    const { it, author } = await scene(0, { open: false });
    const remaining = ['Red', 'Green', 'Blue'];
    const codes = await Promise.all(remaining.map((label) => codeOf(it.remove(author, label))));
    expect(codes.sort()).toEqual([pollErrors.LAST_OPTION.code, 'went through', 'went through']);
    const poll = await it.open(author);
    expect(poll.options.map(({ deletable }) => deletable)).toEqual([false]);
    const open = await PollScene.build(house, [], { options: ['Only'] });
    expect((await open.remove(open.author, 'Only')).options).toEqual([]);
  });

  test('[129] are taken away by who keeps order in the forum, which is put on record', async () => {
    const { it, people } = await scene(2);
    const [ada, mod] = people as [User, User];
    await house.manager.query('UPDATE community_members SET role = $2 WHERE user_id = $1', [mod.id, 'MOD']);
    await it.add(ada, 'Rude');
    const optionId = await it.optionId('Rude');
    await it.remove(mod, 'Rude');
    await it.close(mod);
    const audit = await house.manager.query<object[]>(
      `SELECT action, actor_id AS "actorId", subject_user_id AS "subjectId", target_id AS "targetId"
       FROM forum_audit_entries WHERE community_id = $1 ORDER BY id`,
      [it.community.id],
    );
    expect(audit).toEqual([
      { action: 'POLL_OPTION_DELETED', actorId: mod.id, subjectId: ada.id, targetId: optionId },
      { action: 'POLL_CLOSED', actorId: mod.id, subjectId: it.author.id, targetId: it.pollId },
    ]);
  });
});

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
