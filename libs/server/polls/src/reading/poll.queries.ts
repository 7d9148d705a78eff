import { pollLimits } from '@lyceum/contracts/polls';
import { isNameable, people, userSummaryJson } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import type { PollModel, PollOptionModel } from './poll.model';

/** An option as the user of `pollQuery` meets it. */
export interface PollOptionRow extends Omit<PollOptionModel, 'deletable'> {
  /** Whether the caller and who added it have a block between them. */
  isHidden: boolean;
}

/** A row of `pollQuery`. */
export interface PollRow extends Omit<PollModel, 'options' | 'canVote' | 'canAddOptions' | 'editable'> {
  threadId: string;
  options: PollOptionRow[];
}

/** SQL of whether the poll of this alias takes no votes any more. */
export const isClosed = (poll: string): string =>
  `(${poll}.closed_at IS NOT NULL OR COALESCE(${poll}.closes_at <= clock_timestamp(), false))`;

const voted = 'EXISTS (SELECT FROM poll_votes own WHERE own.poll_id = p.id AND own.user_id = $userId)';

const options = `
  SELECT json_agg(json_build_object(
    'id', o.id, 'label', o.label, 'creator', ${userSummaryJson('u')}, 'votesCnt', CASE WHEN seen.results THEN o.votes_cnt END,
    'requestingUserVoted', EXISTS (
      SELECT FROM poll_votes own WHERE own.poll_id = p.id AND own.user_id = $userId AND own.option_id = o.id),
    'isHidden', ${blocks.between('$userId::uuid', 'o.creator_id')}) ORDER BY o.id)
  FROM poll_options o ${people.join('u', 'o.creator_id')} WHERE o.poll_id = p.id`;

/** The caller's own votes first; of the others' the latest, none while the results are hidden. */
const votes = `
  SELECT json_agg(json_build_object('optionId', shown.option_id, 'userId', shown.user_id)) FROM (
    (SELECT own.option_id, own.user_id FROM poll_votes own
     WHERE own.poll_id = p.id AND own.user_id = $userId ORDER BY own.voted_at DESC)
    UNION ALL
    (SELECT others.option_id, others.user_id FROM poll_votes others
     ${people.join('voter', 'others.user_id')}
     WHERE others.poll_id = p.id AND others.user_id <> $userId AND seen.results AND ${isNameable('voter')}
       AND NOT ${blocks.between('$userId::uuid', 'others.user_id')}
     ORDER BY others.voted_at DESC LIMIT ${String(pollLimits.shownVotes)})
    LIMIT ${String(pollLimits.shownVotes)}) shown`;

/** A poll as a user meets it, whoever they are: who may see it is for its place to say. */
export const pollQuery = statement<PollRow>(
  'polls.poll',
  `SELECT p.id, p.thread_id AS "threadId", p.can_select_multiple AS "canSelectMultiple", p.open,
           p.closes_at AS "closesAt", seen.closed AS "isClosed", p.hidden_until_voted AS "hiddenUntilVoted",
           seen.results AS "resultsVisible", p.voters_cnt AS "votersCnt", ${userSummaryJson('creator')} AS creator,
           COALESCE((${options}), '[]') AS options, COALESCE((${votes}), '[]') AS votes
    FROM polls p ${people.join('creator', 'p.creator_id')}
    CROSS JOIN LATERAL (
      SELECT closed, NOT p.hidden_until_voted OR closed OR ${voted} AS results
      FROM (SELECT ${isClosed('p')} AS closed) state) seen
    WHERE p.id = $pollId`,
);

/** The thread that a poll stands in. */
export const pollThreadQuery = statement<{ threadId: string }>(
  'polls.thread',
  'SELECT thread_id AS "threadId" FROM polls WHERE id = $pollId',
);
