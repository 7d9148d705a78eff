import type { NewPollInput } from '@lyceum/contracts/polls';
import { ManagerStatements } from '@lyceum/kernel';
import type { EntityManager } from 'typeorm';
import { createPoll } from '../writing/create-poll';
import { voteStatement } from '../writing/poll.statements';

interface Stored {
  id: string;
}

/** A stored poll of a thread, with options Red, Green and Blue unless said otherwise. */
export async function buildPoll(
  manager: EntityManager,
  thread: Stored,
  creator: Stored,
  overrides: Partial<NewPollInput> = {},
): Promise<Stored & { options: (Stored & { label: string })[] }> {
  const poll = { options: ['Red', 'Green', 'Blue'], ...overrides };
  const id = await createPoll(new ManagerStatements(manager), {
    threadId: thread.id,
    creatorId: creator.id,
    poll,
  });
  const options = await manager.query<(Stored & { label: string })[]>(
    'SELECT id, label FROM poll_options WHERE poll_id = $1 ORDER BY id',
    [id],
  );
  return { id, options };
}

/** Somebody's vote, counted as such; of a poll where several options can be selected. */
export async function buildVote(
  manager: EntityManager,
  poll: Stored,
  option: Stored,
  user: Stored,
): Promise<void> {
  await new ManagerStatements(manager).rows(voteStatement, {
    pollId: poll.id,
    userId: user.id,
    optionId: option.id,
    slot: option.id,
  });
}
