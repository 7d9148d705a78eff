import type { UserSummary } from '@lyceum/auth';
import type { PollRights } from '../places/poll-place';
import {
  assertMayAddOption,
  assertMayDeleteOption,
  assertMayVote,
  isAllowed,
  mayClose,
} from '../poll-policy';
import type { PollOptionRow, PollRow } from './poll.queries';

/** An option of a poll as the caller meets it. */
export interface PollOptionView {
  id: string;
  label: string;
  creator: UserSummary;
  /** Null while the results are hidden. */
  votesCnt: number | null;
  requestingUserVoted: boolean;
  deletable: boolean;
}

/** A poll as the caller meets it (checklist line 125). */
export interface PollView {
  id: string;
  creator: UserSummary;
  canSelectMultiple: boolean;
  open: boolean;
  closesAt: Date | null;
  isClosed: boolean;
  hiddenUntilVoted: boolean;
  resultsVisible: boolean;
  votersCnt: number;
  options: PollOptionView[];
  votes: { optionId: string; userId: string }[];
  canVote: boolean;
  canAddOptions: boolean;
  editable: boolean;
}

export function toPollView(userId: string, rights: PollRights, row: PollRow): PollView {
  const { id, creator, canSelectMultiple, open, closesAt, isClosed } = row;
  const { hiddenUntilVoted, resultsVisible, votersCnt } = row;
  const state = { creatorId: creator.id, open, isClosed, optionsCnt: row.options.length };
  const deletable = ({ creator: { id: optionCreatorId } }: PollOptionRow): boolean =>
    isAllowed(() => assertMayDeleteOption(userId, rights, { ...state, optionCreatorId }));
  // What somebody wrote whom the caller has a block with is hidden, but not from who keeps order, nor one's own vote.
  const shown = row.options.filter((o) => !o.isHidden || rights.mayModerate || o.requestingUserVoted);
  const shownIds = new Set(shown.map((option) => option.id));
  return {
    ...{
      id,
      creator,
      canSelectMultiple,
      open,
      closesAt,
      isClosed,
      hiddenUntilVoted,
      resultsVisible,
      votersCnt,
    },
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
