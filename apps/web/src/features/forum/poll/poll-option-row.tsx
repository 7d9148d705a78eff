import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import * as counts from '../parts/counts.messages';
import * as messages from './poll.messages';
import classes from './poll.module.css';
import { shareOf } from './poll-rules';
import type { PollItem } from './use-poll';

interface PollOptionRowProps {
  readonly option: PollItem['options'][number];
  readonly poll: PollItem;
  readonly onVote: (optionId: string, isChecked: boolean) => void;
  readonly onDelete: (optionId: string) => void;
}

/** One option: what it says, how many chose it as a number and a bar, and whether the reader did. */
export function PollOptionRow({ option, poll, onVote, onDelete }: PollOptionRowProps) {
  const { id, label, votesCnt, requestingUserVoted: isMine } = option;
  const isShown = poll.resultsVisible && typeof votesCnt === 'number';
  const share = isShown ? shareOf(votesCnt, poll.votersCnt) : 0;
  return (
    <div className={classes.option} data-mine={isMine}>
      <span className={classes.bar} style={{ inlineSize: `${String(share)}%` }} aria-hidden />
      <label className={classes.choice}>
        <input
          type={poll.canSelectMultiple ? 'checkbox' : 'radio'}
          name={`poll-${poll.id}`}
          checked={isMine}
          disabled={!poll.canVote}
          onChange={(event) => onVote(id, event.currentTarget.checked)}
        />
        <bdi className={classes.label}>{label}</bdi>
        {isShown && (
          <span className={classes.count}>
            <span aria-hidden>{share} %</span>
            <VisuallyHidden>
              {', '}
              {messages.votesAndShare({ votesCnt: counts.votes({ count: votesCnt }), share })}
            </VisuallyHidden>
          </span>
        )}
      </label>
      {option.deletable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.delete ?? ''}
          aria-label={messages.deleteOption({ label })}
          onClick={() => onDelete(id)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
