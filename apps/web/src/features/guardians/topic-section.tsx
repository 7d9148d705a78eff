import { dateFormat } from '@lyceum/contracts/messages';
import { SectionCard } from '@lyceum/ui';
import type { ReactNode } from 'react';
import type { GuardianTopic } from './guardian-queries';
import * as messages from './guardians.messages';
import { SpentDays } from './spent-days';
import classes from './topic-section.module.css';

type Content = NonNullable<GuardianTopic['content']>;

interface TopicSectionProps {
  readonly topic: GuardianTopic;
  /** What stands where guardians are not told. */
  readonly instead: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Below what there is. */
  readonly foot?: ReactNode;
  /** A link to where an entry leads. */
  readonly linkTo: (path: string, title: string) => ReactNode;
}

/** What guardians are told about one thing: to them and to the student the same. */
export function TopicSection({ topic, instead, action, foot, linkTo }: TopicSectionProps) {
  const { name, content } = topic;
  return (
    <SectionCard
      title={messages.topicTitles[name]()}
      description={messages.topicDetails[name]()}
      action={action}
    >
      {content ? (
        <TopicContent name={name} content={content} linkTo={linkTo} />
      ) : (
        <p className={classes.instead}>{instead}</p>
      )}
      {foot}
    </SectionCard>
  );
}

const noEntries: Readonly<Partial<Record<GuardianTopic['name'], () => string>>> = {
  TIMETABLE: messages.noLessons,
  HOMEWORK: messages.noHomework,
  ATTENDANCE: messages.noAttendance,
  FORUMS: messages.noForums,
  CHAT_GROUPS: messages.noChatGroups,
  CONSENTS: messages.noConsents,
};

interface TopicContentProps extends Pick<TopicSectionProps, 'linkTo'> {
  readonly name: GuardianTopic['name'];
  readonly content: Content;
}

function TopicContent({ name, content: { figures, entries, days }, linkTo }: TopicContentProps) {
  const none = noEntries[name];
  if (figures.length + entries.length === 0 && none) return <p className={classes.instead}>{none()}</p>;
  return (
    <>
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={classes.figure}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {days.length > 0 && <SpentDays days={days} />}
      {entries.length > 0 && <Entries entries={entries} isTimed={timed.includes(name)} linkTo={linkTo} />}
    </>
  );
}

/** Of these the hour matters, in the reader's own time. */
const timed: readonly GuardianTopic['name'][] = ['TIMETABLE', 'HOMEWORK', 'ATTENDANCE'];

const dayFormat = dateFormat({ dateStyle: 'medium' });
const hourFormat = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

interface EntriesProps extends Pick<Content, 'entries'>, Pick<TopicSectionProps, 'linkTo'> {
  readonly isTimed: boolean;
}

function Entries({ entries, isTimed, linkTo }: EntriesProps) {
  const timeOf = (at: string): string =>
    isTimed ? hourFormat(new Date(at)) : messages.onDay({ day: dayFormat(new Date(at)) });
  return (
    <ul className={classes.entries}>
      {entries.map(({ id, title, detail, at, url }) => (
        <li key={id}>
          <span className={classes.entry}>
            {url === null || url === undefined ? title : linkTo(url, title)}
          </span>
          <span className={classes.detail}>{[detail, at && timeOf(at)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
