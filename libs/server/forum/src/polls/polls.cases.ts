import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CreateThreadInput, EditThreadInput } from '@lyceum/contracts/forum';
import { type NewPollInput, pollErrors, pollLimits } from '@lyceum/contracts/polls';
import type { User } from '@lyceum/auth';
import { PollService } from '@lyceum/polls';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
import { buildMember, buildThread } from '../testing/forum.factories';
import { ThreadPageService } from '../threads/page/thread-page.service';
import { ThreadWritingService } from '../threads/writing/thread-writing.service';
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
    expect(await codeOf(vote(it.pollId, await other.optionId('Elsewhere'), false))).toBe('went through');
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

  test('[129] are deleted by nobody else, whatever they are in the forum; they may close the poll, on record', async () => {
    const { it, people } = await scene(3);
    const [ada, mod, admin] = people as [User, User, User];
    for (const [user, role] of [
      [mod, 'MOD'],
      [admin, 'ADMIN'],
    ] as const)
      await house.manager.query('UPDATE community_members SET role = $2 WHERE user_id = $1', [user.id, role]);
    const staff = await house.people(1, { roles: ['ADMIN'] });
    await it.add(ada, 'Rude');
    for (const keeper of [mod, admin, ...staff]) {
      expect(await codeOf(it.remove(keeper, 'Rude'))).toBe(pollErrors.NOT_DELETABLE.code);
      expect((await it.open(keeper)).options.some(({ deletable }) => deletable)).toBe(false);
    }
    await it.add(admin, 'Mine');
    expect((await it.remove(admin, 'Mine')).options.map(({ label }) => label)).toContain('Rude');
    await it.close(mod);
    const audit = await house.manager.query<object[]>(
      `SELECT action, actor_id AS "actorId", subject_user_id AS "subjectId", target_id AS "targetId"
       FROM forum_audit_entries WHERE community_id = $1 ORDER BY id`,
      [it.community.id],
    );
    expect(audit).toEqual([
      { action: 'POLL_CLOSED', actorId: mod.id, subjectId: it.author.id, targetId: it.pollId },
    ]);
  });

  test('[131] are one where they differ in what nobody sees, also where they are added at one moment', async () => {
    const { it, people } = await scene(4);
    const spellings = ['Violet', 'Vio\u200blet', 'Ｖｉｏｌｅｔ', 'violet\u3164', '\u2060VIOLET'];
    const codes = await Promise.all(
      spellings.map((label, index) => codeOf(it.add(people[index % 4] as User, label))),
    );
    expect(codes.filter((code) => code === 'went through')).toHaveLength(1);
    expect(codes.filter((code) => code === pollErrors.OPTION_EXISTS.code)).toHaveLength(4);
  });
});

describe('links of a thread', () => {
  const link = 'https://a.example';

  /** A member who has written before, in a forum that reviews. */
  async function reviewed() {
    const { it, people, author } = await scene(1);
    const [member] = people as [User];
    for (const user of [member, author])
      for (const text of ['One', 'Two']) await buildThread(house.manager, it.community, user, { text });
    await house.manager.query('UPDATE communities SET holds_new_users = TRUE WHERE id = $1', [
      it.community.id,
    ]);
    return { it, member, author, writing: house.module.get(ThreadWritingService) };
  }

  test('are reviewed alike in its text, its title and the options of its poll', async () => {
    const { it, member, writing } = await reviewed();
    const links = Array.from({ length: 3 }, (_, index) => `${link}/${String(index)}`);
    const ways: Partial<CreateThreadInput>[] = [
      { content: links.join(' ') },
      { title: links.join(' ') },
      { poll: { options: links } },
      { content: links[0], title: links[1] ?? '', poll: { options: [links[2] ?? '', 'None'] } },
    ];
    const plain = { communityId: it.community.id, title: 'x', content: 'x' };
    const create = async (part: Partial<CreateThreadInput>) =>
      (await writing.create(actorOf(member), { ...plain, ...part })).status;
    for (const way of ways) expect([way, await create(way)]).toEqual([way, 'HELD']);
    expect(await create({ content: links[0], title: links[1] ?? '' })).toBe('VISIBLE');
  });

  test('are reviewed also where an edit puts them into its title or a poll', async () => {
    const { it, member, writing } = await reviewed();
    const edits: Partial<EditThreadInput>[] = [
      { updatedTitle: `${link}/1 ${link}/2` },
      { poll: { options: [`${link}/1`, `${link}/2`] } },
    ];
    for (const edit of edits) {
      const communityId = it.community.id;
      const made = await writing.create(actorOf(member), { communityId, title: 'x', content: link });
      expect(made.status).toBe('VISIBLE');
      const edited = { threadId: made.id, updatedContent: link, ...edit };
      expect((await writing.edit(actorOf(member), edited)).status).toBe('HELD');
    }
  });

  test('in an option that is added are refused where text with them would wait', async () => {
    const { it, member } = await reviewed();
    await it.add(member, `${link}/1`);
    await it.add(member, `${link}/2`);
    expect(await codeOf(it.add(member, `${link}/3`))).toBe(pollErrors.NEEDS_REVIEW.code);
    await it.add(member, 'Without one');
  });

  test('nor does a newcomer reach anybody by an option, with or without one, before two of theirs were shown', async () => {
    const { it, author } = await reviewed();
    const [newcomer] = (await house.people(1)) as [User];
    await buildMember(house.manager, it.community, newcomer);
    const answers = async () => [
      await codeOf(it.add(newcomer, `${link}/mine`)),
      await codeOf(it.add(newcomer, 'Mine')),
    ];
    for (const shown of [0, 1]) {
      expect([shown, await answers()]).toEqual([
        shown,
        [pollErrors.NEEDS_REVIEW.code, pollErrors.NEEDS_REVIEW.code],
      ]);
      await buildThread(house.manager, it.community, newcomer, { text: 'Seen by a moderator' });
    }
    expect(await answers()).toEqual(['went through', 'went through']);
    await it.add(author, 'By who wrote before');
  });

  test('in options that are added at once count together', async () => {
    const { it, member } = await reviewed();
    const labels = Array.from({ length: 8 }, (_, index) => `${link}/${String(index)}`);
    const answers = await Promise.all(labels.map((label) => codeOf(it.add(member, label))));
    expect(answers.filter((answer) => answer === 'went through')).toHaveLength(2);
    expect(answers.filter((answer) => answer === pollErrors.NEEDS_REVIEW.code)).toHaveLength(6);
  });
});
