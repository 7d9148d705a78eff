import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type NewPollInput, pollErrors } from '@lyceum/contracts/polls';
import type { User } from '@lyceum/auth';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
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

describe('a vote on a page that is not up to date', () => {
  /** What somebody has voted for, and whether the counters are what they count. */
  async function outcome(it: PollScene, user: User) {
    const { options } = await it.open(user);
    const { counted, there } = await it.counts();
    expect(counted).toEqual(there);
    return options.filter(({ requestingUserVoted }) => requestingUserVoted).map(({ label }) => label);
  }

  test('[127] among several is how it was clicked, whatever another tab did meanwhile', async () => {
    const { it, people } = await scene(1);
    const [ada] = people as [User];
    for (const isVoted of [true, false])
      for (const isMeant of [true, false]) {
        await it.vote(ada, 'Red', isVoted);
        await it.vote(ada, 'Red', isMeant);
        expect(await outcome(it, ada)).toEqual(isMeant ? ['Red'] : []);
      }
  });

  test('[127] for one alone replaces whichever it is by now; taken back is the one that was named', async () => {
    const { it, people } = await scene(2, { canSelectMultiple: false });
    const [ada, ben] = people as [User, User];
    await it.vote(ben, 'Blue');
    await it.vote(ada, 'Red');
    // The page shows Red; another tab has chosen Blue.
    await it.vote(ada, 'Blue');
    await it.vote(ada, 'Green');
    expect(await outcome(it, ada)).toEqual(['Green']);
    // A page that chooses Green by unchecking Red, the later call first.
    await it.vote(ada, 'Red', false);
    expect(await outcome(it, ada)).toEqual(['Green']);
    for (const label of ['Green', 'Green']) await it.vote(ada, label, false);
    expect(await outcome(it, ada)).toEqual([]);
    expect(await outcome(it, ben)).toEqual(['Blue']);
    expect((await it.counts()).there).toMatchObject({ voters: 1 });
  });

  test.each([true, false])(
    '[127, 129] for an option that is gone says so, and taken back is taken back (several: %s)',
    async (canSelectMultiple) => {
      const { it, author, people } = await scene(1, { canSelectMultiple });
      const [ada] = people as [User];
      const optionId = await it.optionId('Red');
      await it.vote(ada, 'Red');
      await it.remove(author, 'Red');
      await it.vote(ada, 'Blue');
      const cast = (checked: boolean) => it.castRaw(ada, { pollId: it.pollId, optionId, checked });
      expect(await codeOf(cast(true))).toBe(pollErrors.OPTION_NOT_FOUND.code);
      expect((await cast(false)).options.map(({ label }) => label)).toEqual(['Green', 'Blue']);
      expect(await outcome(it, ada)).toEqual(['Blue']);
    },
  );

  test('[127] of a poll that was closed meanwhile is refused either way, and changes nothing', async () => {
    const { it, author, people } = await scene(1);
    const [ada] = people as [User];
    await it.vote(ada, 'Red');
    await it.close(author);
    expect(await codeOf(it.vote(ada, 'Red', false))).toBe(pollErrors.CLOSED.code);
    expect(await codeOf(it.vote(ada, 'Blue'))).toBe(pollErrors.CLOSED.code);
    expect(await outcome(it, ada)).toEqual(['Red']);
  });
});
