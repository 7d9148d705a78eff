import { fullName } from '@lyceum/contracts/auth';
import { listFormat } from '@lyceum/contracts/messages';
import { type ModerationAction, moderationActionLabels } from '@lyceum/contracts/moderation';
import { RelativeTime, rich, UserLink } from '@lyceum/ui';
import { Badge, Button } from '@mantine/core';
import type { ForumReport } from '../forum-queries';
import * as counts from '../parts/counts.messages';
import { ThreadLink } from '../thread-card/thread-link';
import { DecisionForm } from './decision-form';
import { actionKeys } from './report-keys';
import classes from './reports-tab.module.css';
import * as messages from './reports.messages';

interface ReportCaseProps {
  readonly report: ForumReport;
  readonly isCurrent: boolean;
  /** The decision whose reason is being written. */
  readonly deciding: ModerationAction | null;
  readonly onChoose: () => void;
  readonly onDecide: (action: ModerationAction) => void;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

const kindLabels = {
  REPORT: messages.reported,
  HOLD: messages.heldForReview,
  APPEAL: messages.appeal,
  ALERT: messages.noticed,
} as const;

/** One case of the queue: what it is about, who wrote it, what readers said, and what can be done. */
export function ReportCase(props: ReportCaseProps) {
  const { report, isCurrent, deciding, onChoose, onDecide, onCancel, onDecided } = props;
  const { id, kind, title, createdAt, preview, actions, decision } = report;
  const kindLabel = kindLabels[kind]();
  const name = title === '' ? kindLabel : title;
  return (
    <article
      id={`report-${id}`}
      aria-label={name}
      className={classes.case}
      data-current={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onChoose}
    >
      <div className={classes.head}>
        <Badge color={kind === 'REPORT' ? 'danger' : 'warmth'}>{kindLabel}</Badge>
        <span className={classes.when}>
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <h3 className={classes.title}>
        {report.targetType === 'THREAD' ? (
          <ThreadLink threadId={report.targetId} className={classes.link ?? ''}>
            {name}
          </ThreadLink>
        ) : (
          name
        )}
      </h3>
      {preview !== '' && <blockquote className={classes.preview}>{preview}</blockquote>}
      <Author report={report} />
      <Voices report={report} />
      {decision === null && <OwnDecision report={report} />}
      {decision && (
        <p className={classes.decision}>
          {rich(decision.decidedBy ? messages.decisionBy : messages.decision, {
            action: <strong>{moderationActionLabels[decision.action]()}</strong>,
            reason: decision.reason,
            person: decision.decidedBy ? fullName(decision.decidedBy) : '',
          })}
        </p>
      )}
      {deciding === null ? (
        <Actions actions={actions} onDecide={onDecide} />
      ) : (
        <DecisionForm key={deciding} id={id} action={deciding} onCancel={onCancel} onDecided={onDecided} />
      )}
    </article>
  );
}

/** The decisions the case allows, each with its key. */
function Actions({ actions, onDecide }: Pick<ForumReport, 'actions'> & Pick<ReportCaseProps, 'onDecide'>) {
  return (
    <div className={classes.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'BAN' || action === 'REMOVE' ? 'light' : 'default'}
          {...((action === 'BAN' || action === 'REMOVE') && { color: 'danger' })}
          rightSection={
            <kbd className={classes.key} aria-hidden>
              {actionKeys[action].toUpperCase()}
            </kbd>
          }
          aria-keyshortcuts={actionKeys[action]}
          onClick={() => onDecide(action)}
        >
          {moderationActionLabels[action]()}
        </Button>
      ))}
    </div>
  );
}

const historyText = listFormat({ type: 'unit' });

/** Who wrote it, and what was decided about them in this forum before. */
function Author({ report: { author, authorHistory } }: { readonly report: ForumReport }) {
  const { removals, warnings, bans, accountCreatedAt } = authorHistory;
  const before = [
    ...(removals > 0 ? [counts.removals({ count: removals })] : []),
    ...(warnings > 0 ? [counts.warnings({ count: warnings })] : []),
    ...(bans > 0 ? [counts.bans({ count: bans })] : []),
  ];
  return (
    <p className={classes.author}>
      {rich(before.length > 0 ? messages.authorWithHistory : messages.authorWithoutHistory, {
        author: (
          <UserLink user={author} kind="word">
            {fullName(author)}
          </UserLink>
        ),
        when: <RelativeTime at={accountCreatedAt} />,
        history: historyText(before),
      })}
    </p>
  );
}

/** Says that an appeal is against the reader's own decision, and what follows. */
function OwnDecision({ report: { appeal, actions } }: { readonly report: ForumReport }) {
  if (!appeal?.isOwnDecision) return null;
  return (
    <p className={classes.decision}>
      {actions.length === 0 ? messages.ownDecision() : messages.ownDecisionAlone()}
    </p>
  );
}

/** What readers reported, or what the author has to say. */
function Voices({ report: { reports, reportsCnt, appeal } }: { readonly report: ForumReport }) {
  if (appeal) {
    return (
      <p className={classes.voice}>
        {messages.appealed({ text: appeal.message, reason: appeal.noticeReason })}
      </p>
    );
  }
  if (reports.length === 0) return null;
  return (
    <ul className={classes.voices} aria-label={counts.reports({ count: reportsCnt })}>
      {reports.map(({ message, createdAt }) => (
        <li key={`${createdAt} ${message}`} className={classes.voice}>
          {rich(messages.reportedWhen, { text: message, when: <RelativeTime at={createdAt} /> })}
        </li>
      ))}
    </ul>
  );
}
