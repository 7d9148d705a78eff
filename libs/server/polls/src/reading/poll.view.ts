import type { PollRights } from '../places/poll-place';
import {
  assertMayAddOption,
  assertMayDeleteOption,
  assertMayVote,
  isAllowed,
  mayClose,
} from '../poll-policy';
import type { PollOptionRow, PollRow } from './poll.queries';
import type { PollModel } from './poll.model';

export function toPollView(userId: string, rights: PollRights, row: PollRow): PollModel {
  const { creator, open, isClosed } = row;
  const state = { creatorId: creator.id, open, isClosed, optionsCnt: row.options.length };
  const deletable = ({ creator: { id: optionCreatorId } }: PollOptionRow): boolean =>
    isAllowed(() => assertMayDeleteOption(userId, rights, { ...state, optionCreatorId }));
  // What somebody wrote whom the caller has a block with is hidden, but not from who keeps order, nor one's own vote.
  const shown = row.options.filter((o) => !o.isHidden || rights.mayModerate || o.requestingUserVoted);
  const shownIds = new Set(shown.map((option) => option.id));
  return {
    ...row,
    options: shown.map(({ isHidden: _, ...option }) => ({
      ...option,
      deletable: deletable({ ...option, isHidden: false }),
    })),
    votes: row.votes.filter(({ optionId }) => shownIds.has(optionId)),
    canVote: isAllowed(() => assertMayVote(rights, state)),
    canAddOptions: isAllowed(() => assertMayAddOption(userId, rights, state)),
    editable: !isClosed && mayClose(userId, rights, creator.id),
  };
}
