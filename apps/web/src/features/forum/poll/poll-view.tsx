import { dateFormat } from '@lyceum/contracts/messages';
import { rich } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as counts from '../parts/counts.messages';
import { OptionField } from './option-field';
import * as messages from './poll.messages';
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
    <section className={classes.poll} aria-label={messages.poll()}>
      <p className={classes.head}>
        <IconChartBar size={18} stroke={1.75} aria-hidden />
        <span>{messages.poll()}</span>
        <span className={classes.rule}>{ruleOf(poll)}</span>
      </p>
      <div
        className={classes.options}
        role={canSelectMultiple ? 'group' : 'radiogroup'}
        aria-label={messages.options()}
      >
        {options.map((option) => (
          <PollOptionRow key={option.id} option={option} poll={poll} onVote={onVote} onDelete={onDelete} />
        ))}
      </div>
      {options.length === 0 && <p className={classes.hint}>{messages.noOptionsYet()}</p>}
      {canAddOptions && <OptionField labels={options.map(({ label }) => label)} onAdd={onAdd} />}
      <div className={classes.foot}>
        <span>{counts.voters({ count: poll.votersCnt })}</span>
        {!resultsVisible && <span>{messages.resultsAfterVoting()}</span>}
        <EndOf poll={poll} />
        {mine && !canSelectMultiple && canVote && (
          <Button variant="subtle" size="compact-sm" onClick={() => onVote(mine.id, false)}>
            {messages.takeVoteBack()}
          </Button>
        )}
        {poll.editable && !poll.isClosed && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onClose}>
            {messages.closeThePoll()}
          </Button>
        )}
      </div>
    </section>
  );
}

function ruleOf({ isClosed, canSelectMultiple, options }: PollItem): string {
  if (isClosed) return hasVoted(options) ? messages.closedAndVoted() : messages.closed();
  return canSelectMultiple ? messages.chooseMany() : messages.chooseOne();
}

const endText = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

function EndOf({ poll: { isClosed, closesAt } }: { readonly poll: PollItem }): ReactNode {
  if (isClosed || !closesAt) return null;
  return (
    <span>
      {rich(messages.closesAt, { when: <time dateTime={closesAt}>{endText(new Date(closesAt))}</time> })}
    </span>
  );
}
