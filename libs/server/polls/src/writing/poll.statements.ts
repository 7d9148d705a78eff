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
export const lockStatement = `
  SELECT p.creator_id AS "creatorId", p.can_select_multiple AS "canSelectMultiple", p.open,
         p.options_cnt AS "optionsCnt", ${isClosed('p')} AS "isClosed"
  FROM polls p WHERE p.id = $1 FOR NO KEY UPDATE`;

/** A poll of thread `$1` with its options, in their order; no row where the thread has one. */
export const createStatement = `
  WITH poll AS (
    INSERT INTO polls (thread_id, creator_id, can_select_multiple, open, hidden_until_voted, closes_at, options_cnt)
    VALUES ($1, $2, $3, $4, $5, $6, cardinality($7::text[]))
    ON CONFLICT (thread_id) DO NOTHING RETURNING id, creator_id
  ), options AS (
    INSERT INTO poll_options (poll_id, creator_id, label, label_key)
    SELECT poll.id, poll.creator_id, o.label, o.key
    FROM poll, unnest($7::text[], $8::text[]) WITH ORDINALITY AS o (label, key, place) ORDER BY o.place
  )
  SELECT id FROM poll`;

/** Option `$3` of user `$2`; no row where poll `$1` has one of the same key. */
export const addOptionStatement = `
  WITH added AS (
    INSERT INTO poll_options (poll_id, creator_id, label, label_key) VALUES ($1, $2, $3, $4)
    ON CONFLICT (poll_id, label_key) DO NOTHING RETURNING poll_id, id
  ), counted AS (
    UPDATE polls p SET options_cnt = p.options_cnt + 1 FROM added WHERE p.id = added.poll_id
  )
  SELECT id FROM added`;

/** Who added option `$2` of poll `$1`. */
export const optionStatement =
  'SELECT creator_id AS "creatorId" FROM poll_options WHERE poll_id = $1 AND id = $2';

/** The options of poll `$1` that user `$2` has added. */
export const ownLabelsStatement = 'SELECT label FROM poll_options WHERE poll_id = $1 AND creator_id = $2';

/** Deletes option `$2` of poll `$1`, and its votes by their foreign key; who voted for nothing else has not voted. */
export const deleteOptionStatement = `
  WITH lone AS (
    SELECT count(DISTINCT v.user_id)::int AS voters FROM poll_votes v
    WHERE v.option_id = $2 AND NOT EXISTS (
      SELECT FROM poll_votes other
      WHERE other.poll_id = v.poll_id AND other.user_id = v.user_id AND other.option_id <> $2)
  ), deleted AS (
    DELETE FROM poll_options WHERE poll_id = $1 AND id = $2 RETURNING poll_id
  )
  UPDATE polls p SET options_cnt = p.options_cnt - 1, voters_cnt = p.voters_cnt - lone.voters
  FROM lone, deleted WHERE p.id = deleted.poll_id`;

/** User `$2` votes for option `$3` of poll `$1`, in slot `$4`; one row that tells whether there is such an option. */
export const voteStatement = `
  WITH target AS (
    SELECT id FROM poll_options WHERE poll_id = $1 AND id = $3
  ), own AS (
    SELECT count(*) AS votes FROM poll_votes WHERE poll_id = $1 AND user_id = $2
  ), cast_vote AS (
    INSERT INTO poll_votes AS v (poll_id, user_id, slot, option_id) SELECT $1::uuid, $2::uuid, $4::uuid, id FROM target
    ON CONFLICT (poll_id, user_id, slot) DO UPDATE SET option_id = excluded.option_id, voted_at = now()
    WHERE v.option_id <> excluded.option_id
    RETURNING old.option_id AS before, new.option_id AS after
  ), counted AS (
    UPDATE poll_options o SET votes_cnt = o.votes_cnt + CASE WHEN o.id = cast_vote.after THEN 1 ELSE -1 END
    FROM cast_vote WHERE o.id IN (cast_vote.after, cast_vote.before)
  ), voters AS (
    UPDATE polls p SET voters_cnt = p.voters_cnt + 1 FROM cast_vote, own WHERE p.id = $1 AND own.votes = 0
  )
  SELECT EXISTS (SELECT FROM target) AS "isThere"`;

/** User `$2` no longer votes for option `$3` of poll `$1`. */
export const unvoteStatement = `
  WITH taken_back AS (
    DELETE FROM poll_votes WHERE poll_id = $1 AND user_id = $2 AND option_id = $3 RETURNING option_id
  ), others AS (
    SELECT count(*) AS votes FROM poll_votes WHERE poll_id = $1 AND user_id = $2 AND option_id <> $3
  ), counted AS (
    UPDATE poll_options o SET votes_cnt = o.votes_cnt - 1 FROM taken_back WHERE o.id = taken_back.option_id
  )
  UPDATE polls p SET voters_cnt = p.voters_cnt - 1 FROM taken_back, others WHERE p.id = $1 AND others.votes = 0`;

export const closeStatement = 'UPDATE polls SET closed_at = now() WHERE id = $1 AND closed_at IS NULL';
