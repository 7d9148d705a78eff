import type { ModerationAction, ModerationCaseStatus } from '@lyceum/contracts/moderation';
import { rich, SectionCard } from '@lyceum/ui';
import { SegmentedControl } from '@mantine/core';
import { rowsOf } from '@lyceum/web-graphql';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ForumReport, toolLists } from '../forum-queries';
import type { Forum } from '../forum.types';
import { QueryContent } from '@lyceum/shell';
import { useNearEnd } from '../parts/use-near-end';
import { ReportCase } from './report-case';
import { commandOf, neighbourOf } from './report-keys';
import classes from './reports-tab.module.css';
import * as messages from './reports.messages';

const nextKey = 'J';
const previousKey = 'K';

/** What waits for those who keep order in a forum, cleared by mouse or by keyboard alone (checklist line 77). */
export function ReportsTab({ forum }: { readonly forum: Forum }) {
  const [status, setStatus] = useState<ModerationCaseStatus>('OPEN');
  return (
    <SectionCard
      title={messages.reports()}
      description={
        <span className={classes.keys}>
          {rich(messages.aboutKeys, {
            down: <kbd>{nextKey}</kbd>,
            up: <kbd>{previousKey}</kbd>,
            enter: <kbd>{messages.enter()}</kbd>,
          })}
        </span>
      }
    >
      <SegmentedControl
        aria-label={messages.whichReports()}
        value={status}
        onChange={(value) => setStatus(value === 'CLOSED' ? 'CLOSED' : 'OPEN')}
        data={[
          { value: 'OPEN', label: messages.waiting() },
          { value: 'CLOSED', label: messages.decided() },
        ]}
      />
      <Queue key={status} communityId={forum.id} status={status} />
    </SectionCard>
  );
}

interface QueueProps {
  readonly communityId: string;
  readonly status: ModerationCaseStatus;
}

function Queue({ communityId, status }: QueueProps) {
  const list = useInfiniteQuery(toolLists.reports(communityId, status));
  const end = useNearEnd(list);
  return (
    <QueryContent query={list} subject={messages.theReports()}>
      {({ pages }) => {
        const cases = rowsOf(pages);
        return (
          <>
            {cases.length === 0 ? (
              <p role="status" className={classes.none}>
                {status === 'OPEN' ? messages.nothingWaits() : messages.nothingDecided()}
              </p>
            ) : (
              <Cases cases={cases} />
            )}
            <div ref={end} />
          </>
        );
      }}
    </QueryContent>
  );
}

interface Deciding {
  readonly id: string;
  readonly action: ModerationAction;
}

/** The cases, of which one is looked at: it has the focus, and the keys are about it. */
function Cases({ cases }: { readonly cases: readonly ForumReport[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const ids = cases.map(({ id }) => id);
  const current = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const choose = (id: string | null): void => {
    setChosen(id);
    setDeciding(null);
    if (id !== null) focusCase(id);
  };
  return (
    <ol
      className={classes.list}
      aria-label={messages.reports()}
      onKeyDown={(event) => {
        if (isTyping(event.target)) return;
        const actions = cases.find(({ id }) => id === current)?.actions ?? [];
        const command = commandOf(event, actions);
        if (!command || current === null) return;
        event.preventDefault();
        if (command.kind === 'move') choose(ids[ids.indexOf(current) + command.by] ?? current);
        else setDeciding({ id: current, action: command.action });
      }}
    >
      {cases.map((one) => (
        <li key={one.id}>
          <ReportCase
            report={one}
            isCurrent={one.id === current}
            deciding={deciding?.id === one.id ? deciding.action : null}
            onChoose={() => setChosen(one.id)}
            onDecide={(action) => {
              setChosen(one.id);
              setDeciding({ id: one.id, action });
            }}
            onCancel={() => choose(one.id)}
            onDecided={() => choose(neighbourOf(ids, one.id))}
          />
        </li>
      ))}
    </ol>
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Once what changed is on the screen. */
function focusCase(id: string): void {
  requestAnimationFrame(() => document.getElementById(`report-${id}`)?.focus());
}
