import { pollErrors, pollLimits, pollOptionKey } from '@lyceum/contracts/polls';

interface VotedOption {
  readonly id: string;
  readonly label: string;
  /** Null while the results are hidden. */
  readonly votesCnt?: number | null | undefined;
  readonly requestingUserVoted: boolean;
}

interface VotedPoll<Option extends VotedOption> {
  readonly canSelectMultiple: boolean;
  readonly votersCnt: number;
  readonly options: readonly Option[];
}

/**
 * A poll with the caller's vote for an option given or taken back, as the server will count it: among several it is
 * toggled alone, where only one may be chosen it takes the place of the other (checklist line 127).
 */
export function withVote<Option extends VotedOption, Poll extends VotedPoll<Option>>(
  poll: Poll & VotedPoll<Option>,
  optionId: string,
  isChecked: boolean,
): Poll {
  const options = poll.options.map((option) => {
    const isChosen = option.id === optionId;
    const isOtherGone = !isChosen && isChecked && !poll.canSelectMultiple;
    const requestingUserVoted = isChosen ? isChecked : option.requestingUserVoted && !isOtherGone;
    const change = Number(requestingUserVoted) - Number(option.requestingUserVoted);
    if (change === 0) return option;
    const votesCnt = typeof option.votesCnt === 'number' ? option.votesCnt + change : option.votesCnt;
    return { ...option, requestingUserVoted, votesCnt };
  });
  const votersCnt = poll.votersCnt + Number(hasVoted(options)) - Number(hasVoted(poll.options));
  return { ...poll, options, votersCnt };
}

/** Whether the caller has voted for any of these. */
export function hasVoted(options: readonly Pick<VotedOption, 'requestingUserVoted'>[]): boolean {
  return options.some(({ requestingUserVoted }) => requestingUserVoted);
}

/** Share of the voters an option has, in whole percent. */
export function shareOf(votes: number, voters: number): number {
  return voters > 0 ? Math.min(100, Math.round((votes / voters) * 100)) : 0;
}

/** What a typed option becomes: nothing of a blank one, why it is refused, or its label (checklist lines 128–131). */
export function typedOption(
  typed: string,
  labels: readonly string[],
): { label: string } | { problem: string } | null {
  const label = typed.trim().slice(0, pollLimits.optionLength);
  if (label === '') return null;
  if (labels.length >= pollLimits.options) return { problem: pollErrors.TOO_MANY_OPTIONS.message };
  const keys = labels.map(pollOptionKey);
  return keys.includes(pollOptionKey(label)) ? { problem: pollErrors.OPTION_EXISTS.message } : { label };
}
