import {
  type ModerationCaseKind,
  moderationActionLabels,
  moderationTargetLabels,
  type StaffCase,
} from '@lyceum/contracts/moderation';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { PersonLink } from '../../layout/person-link';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import recordLink from '../../layout/record-link.module.css';
import classes from './case.module.css';
import { CaseBan } from './case-ban';
import { CaseFiles } from './case-files';
import { CaseText } from './case-text';
import { DecisionForm } from './decision-form';
import { TakeBack } from './take-back';
import { QueueSteps } from './queue-steps';
import { moderationSection } from './section';
import { type Queue, useQueue } from './use-queue';

const kindWords: Readonly<Record<ModerationCaseKind, string>> = {
  REPORT: 'Reported',
  HOLD: 'Held back',
  APPEAL: 'Appeal',
  ALERT: 'Noticed',
};

/** One case with everything a decision needs, and the decision. */
export function CaseScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<StaffCase> section={moderationSection} query={trpc.moderation.get.useQuery({ caseId: id })}>
      {(found) => <Case found={found} />}
    </DetailScreen>
  );
}

function Case({ found }: { readonly found: StaffCase }) {
  const queue = useQueue(found.id);
  const { status, kind, targetType, title, path, reports, reportsCnt } = found;
  return (
    <DetailPage
      section={moderationSection}
      title={title || moderationTargetLabels[targetType]}
      state={
        status === 'OPEN' ? (
          <StateBadge tone="waiting">{kindWords[kind]}</StateBadge>
        ) : (
          <StateBadge tone="off">Decided</StateBadge>
        )
      }
      actions={
        <>
          <QueueSteps queue={queue} />
          {path && (
            <Button
              size="xs"
              variant="default"
              component="a"
              href={path}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
            >
              See it where it stands
            </Button>
          )}
        </>
      }
      facts={factsOf(found)}
    >
      <CaseText found={found} />
      <CaseFiles key={found.id} found={found} />
      <Appeal found={found} />
      <People found={found} />
      {reportsCnt > 0 && (
        <DetailSection title={reportsCnt === 1 ? 'One report' : `${reportsCnt} reports`}>
          <ul className={classes.reports} aria-label="Reports">
            {reports.map(({ message, createdAt }) => (
              <li key={createdAt + message}>
                <span>{message}</span> <TimeValue at={createdAt} />
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <CaseBan found={found} />
      <Decision found={found} queue={queue} />
      <History of={trpc.moderation.history} id={found.id} />
    </DetailPage>
  );
}

function factsOf({ author, authorHistory, forum, kind, targetType, createdAt }: StaffCase) {
  const { removals, warnings, bans, accountCreatedAt } = authorHistory;
  return [
    { label: 'Kind', value: moderationTargetLabels[targetType] },
    { label: 'Forum', value: forum ? <ForumLink {...forum} /> : 'None' },
    { label: kind === 'ALERT' ? 'Person' : 'Author', value: <PersonLink {...author} /> },
    { label: 'Account since', value: <TimeValue at={accountCreatedAt} /> },
    { label: 'Decided there before', value: `${removals} removed, ${warnings} warned, ${bans} banned` },
    { label: 'Waiting since', value: <TimeValue at={createdAt} /> },
  ];
}

/** The forum as people see it. */
function ForumLink({ name, displayName }: NonNullable<StaffCase['forum']>) {
  return (
    <a href={`/community/${name}`} target="_blank" rel="noopener" className={recordLink.link}>
      {displayName}
    </a>
  );
}

/** Whom somebody addressed, of a case that the house opened. */
function People({ found: { people } }: { readonly found: StaffCase }) {
  if (people.length === 0) return null;
  return (
    <DetailSection title={people.length === 1 ? 'One other person' : `${people.length} other people`}>
      <ul className={classes.reports} aria-label="People asked">
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink {...person} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Appeal({ found: { appeal } }: { readonly found: StaffCase }) {
  if (!appeal) return null;
  return (
    <DetailSection title="The author appeals">
      <blockquote className={classes.text}>{appeal.message}</blockquote>
      <p className={classes.note}>The reason they were given: {appeal.noticeReason}</p>
    </DetailSection>
  );
}

function Decision({ found, queue }: { readonly found: StaffCase; readonly queue: Queue }) {
  const { decision, actions, appeal } = found;
  if (decision)
    return (
      <DetailSection title="Decision">
        <p>
          {moderationActionLabels[decision.action]()}: {decision.reason}
        </p>
        <p className={classes.note}>
          {decision.decidedBy ? <PersonLink {...decision.decidedBy} /> : 'Somebody'},{' '}
          <TimeValue at={decision.decidedAt} />
        </p>
        {decision.canUndo && <TakeBack id={found.id} revision={decision.revision} />}
      </DetailSection>
    );
  if (actions.length === 0)
    return (
      <DetailSection title="Decision">
        <p className={classes.note}>
          {appeal?.isOwnDecision
            ? 'You made this decision. Somebody else has to look at the appeal.'
            : 'You cannot decide this.'}
        </p>
      </DetailSection>
    );
  return <DecisionForm key={found.id} found={found} queue={queue} />;
}
