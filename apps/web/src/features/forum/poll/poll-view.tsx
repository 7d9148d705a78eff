import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countOf } from '../thread-card/compact-count';
import { OptionField } from './option-field';
import classes from './poll.module.css';
import { PollOptionRow } from './poll-option-row';
import { hasVoted } from './poll-rules';
import type { PollItem } from './use-poll';

export interface PollViewProps {
  readonly poll: PollItem;
  readonly onVote: (optionId: string, isChecked: boolean) => void;
  readonly onAdd: (label: string) => Promise<boolean>;
  readonly onDelete: (optionId: string) => void;
  readonly onClose: () => void;
}

/** The poll of a thread: its options as bars, and what the reader can do about them (checklist lines 125–131). */
export function PollView({ poll, onVote, onAdd, onDelete, onClose }: PollViewProps) {
  const { options, canSelectMultiple, canVote, canAddOptions, resultsVisible } = poll;
  const mine = options.find(({ requestingUserVoted }) => requestingUserVoted);
  return (
    <section className={classes.poll} aria-label="Poll">
      <p className={classes.head}>
        <IconChartBar size={18} stroke={1.75} aria-hidden />
        <span>Poll</span>
        <span className={classes.rule}>{ruleOf(poll)}</span>
      </p>
      <div className={classes.options} role={canSelectMultiple ? 'group' : 'radiogroup'} aria-label="Options">
        {options.map((option) => (
          <PollOptionRow key={option.id} option={option} poll={poll} onVote={onVote} onDelete={onDelete} />
        ))}
      </div>
      {options.length === 0 && <p className={classes.hint}>There is no option yet.</p>}
      {canAddOptions && <OptionField labels={options.map(({ label }) => label)} onAdd={onAdd} />}
      <div className={classes.foot}>
        <span>{countOf(poll.votersCnt, 'voter')}</span>
        {!resultsVisible && <span>The results show once you have voted.</span>}
        <EndOf poll={poll} />
        {mine && !canSelectMultiple && canVote && (
          <Button variant="subtle" size="compact-sm" onClick={() => onVote(mine.id, false)}>
            Take my vote back
          </Button>
        )}
        {poll.editable && !poll.isClosed && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onClose}>
            Close the poll
          </Button>
        )}
      </div>
    </section>
  );
}

function ruleOf({ isClosed, canSelectMultiple, options }: PollItem): string {
  if (isClosed) return hasVoted(options) ? 'Closed. You have voted' : 'Closed';
  return canSelectMultiple ? 'Choose as many as you like' : 'Choose one';
}

function EndOf({ poll: { isClosed, closesAt } }: { readonly poll: PollItem }): ReactNode {
  if (isClosed || !closesAt) return null;
  const end = new Date(closesAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <span>
      Closes <time dateTime={closesAt}>{end}</time>
    </span>
  );
}
