import { insertRow, statement } from '@lyceum/kernel';
import { isClosed } from '../reading/poll.queries';

/** A poll that nobody else changes until the transaction ends. */
export interface LockedPoll {
  creatorId: string;
  canSelectMultiple: boolean;
  open: boolean;
  optionsCnt: number;
  isClosed: boolean;
}

/**
 * Whoever changes a poll takes its lock first, by a statement of its own: the next one sees all that was committed
 * while it waited, so that its rules and counters are exact.
 */
export const lockStatement = statement<LockedPoll>(
  'polls.lock',
  `SELECT p.creator_id AS "creatorId", p.can_select_multiple AS "canSelectMultiple", p.open,
         p.options_cnt AS "optionsCnt", ${isClosed('p')} AS "isClosed"
  FROM polls p WHERE p.id = $pollId FOR NO KEY UPDATE`,
);

/** A poll with its options, in their order; no row where the thread has one. */
export const createStatement = statement<{ id: string }>(
  'polls.create',
  `WITH poll AS (
    INSERT INTO polls (thread_id, creator_id, can_select_multiple, open, hidden_until_voted, closes_at, options_cnt)
    VALUES ($threadId, $creatorId, $canSelectMultiple, $open, $hiddenUntilVoted, $closesAt, cardinality($labels::text[]))
    ON CONFLICT (thread_id) DO NOTHING RETURNING id, creator_id
  ), options AS (
    INSERT INTO poll_options (poll_id, creator_id, label, label_key)
    SELECT poll.id, poll.creator_id, o.label, o.key
    FROM poll, unnest($labels::text[], $keys::text[]) WITH ORDINALITY AS o (label, key, place) ORDER BY o.place
  )
  SELECT id FROM poll`,
);

/** No row where the poll has an option of the same key. */
export const addOptionStatement = statement<{ id: string }>(
  'polls.add-option',
  `WITH added AS (
    ${insertRow('poll_options', ['pollId', 'creatorId', 'label', 'labelKey'])}
    ON CONFLICT (poll_id, label_key) DO NOTHING RETURNING poll_id, id
  ), counted AS (
    UPDATE polls p SET options_cnt = p.options_cnt + 1 FROM added WHERE p.id = added.poll_id
  )
  SELECT id FROM added`,
);

/** Who added an option. */
export const optionStatement = statement<{ creatorId: string }>(
  'polls.option',
  'SELECT creator_id AS "creatorId" FROM poll_options WHERE poll_id = $pollId AND id = $optionId',
);

/** The options that somebody has added. */
export const ownLabelsStatement = statement<{ label: string }>(
  'polls.own-labels',
  'SELECT label FROM poll_options WHERE poll_id = $pollId AND creator_id = $userId',
);

/** Deletes an option, and its votes by their foreign key; who voted for nothing else has not voted. */
export const deleteOptionStatement = statement(
  'polls.delete-option',
  `WITH lone AS (
    SELECT count(DISTINCT v.user_id)::int AS voters FROM poll_votes v
    WHERE v.option_id = $optionId AND NOT EXISTS (
      SELECT FROM poll_votes other
      WHERE other.poll_id = v.poll_id AND other.user_id = v.user_id AND other.option_id <> $optionId)
  ), deleted AS (
    DELETE FROM poll_options WHERE poll_id = $pollId AND id = $optionId RETURNING poll_id
  )
  UPDATE polls p SET options_cnt = p.options_cnt - 1, voters_cnt = p.voters_cnt - lone.voters
  FROM lone, deleted WHERE p.id = deleted.poll_id`,
);

/** A vote, in a slot; one row that tells whether there is such an option. */
export const voteStatement = statement<{ isThere: boolean }>(
  'polls.vote',
  `WITH target AS (
    SELECT id FROM poll_options WHERE poll_id = $pollId AND id = $optionId
  ), own AS (
    SELECT count(*) AS votes FROM poll_votes WHERE poll_id = $pollId AND user_id = $userId
  ), cast_vote AS (
    INSERT INTO poll_votes AS v (poll_id, user_id, slot, option_id) SELECT $pollId::uuid, $userId::uuid, $slot::uuid, id FROM target
    ON CONFLICT (poll_id, user_id, slot) DO UPDATE SET option_id = excluded.option_id, voted_at = now()
    WHERE v.option_id <> excluded.option_id
    RETURNING old.option_id AS before, new.option_id AS after
  ), counted AS (
    UPDATE poll_options o SET votes_cnt = o.votes_cnt + CASE WHEN o.id = cast_vote.after THEN 1 ELSE -1 END
    FROM cast_vote WHERE o.id IN (cast_vote.after, cast_vote.before)
  ), voters AS (
    UPDATE polls p SET voters_cnt = p.voters_cnt + 1 FROM cast_vote, own WHERE p.id = $pollId AND own.votes = 0
  )
  SELECT EXISTS (SELECT FROM target) AS "isThere"`,
);

export const unvoteStatement = statement(
  'polls.unvote',
  `WITH taken_back AS (
    DELETE FROM poll_votes WHERE poll_id = $pollId AND user_id = $userId AND option_id = $optionId RETURNING option_id
  ), others AS (
    SELECT count(*) AS votes FROM poll_votes WHERE poll_id = $pollId AND user_id = $userId AND option_id <> $optionId
  ), counted AS (
    UPDATE poll_options o SET votes_cnt = o.votes_cnt - 1 FROM taken_back WHERE o.id = taken_back.option_id
  )
  UPDATE polls p SET voters_cnt = p.voters_cnt - 1 FROM taken_back, others WHERE p.id = $pollId AND others.votes = 0`,
);

export const closeStatement = statement(
  'polls.close',
  'UPDATE polls SET closed_at = now() WHERE id = $pollId AND closed_at IS NULL',
);
