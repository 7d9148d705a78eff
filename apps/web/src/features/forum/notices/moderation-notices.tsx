import { moderationNoticeLabels } from '@lyceum/contracts/moderation';
import { useSession } from '@lyceum/session';
import { RelativeTime, SectionCard } from '@lyceum/ui';
import {
  graphqlQueryOptions,
  ModerationNoticesDocument,
  type ModerationNoticesQuery,
} from '@lyceum/web-graphql';
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import { AppealForm } from './appeal-form';
import * as messages from './notices.messages';
import classes from './moderation-notices.module.css';

type Notice = ModerationNoticesQuery['getModerationNotices'][number];

/** What moderators decided about the caller's own content and membership, each to be appealed against once. */
export function ModerationNotices() {
  const me = useSession().user?.id ?? '';
  const notices = useQuery({
    ...graphqlQueryOptions(ModerationNoticesDocument, { userId: me }),
    staleTime: 0,
  });
  return (
    <SectionCard title={messages.whatModeratorsDecided()} description={messages.aboutDecisions()}>
      <QueryContent query={notices} subject={messages.theDecisions()}>
        {({ getModerationNotices: rows }) =>
          rows.length === 0 ? (
            <p className={classes.empty}>{messages.noDecisions()}</p>
          ) : (
            <ul>
              {rows.map((notice) => (
                <li key={notice.id} className={classes.row}>
                  <NoticeText notice={notice} />
                  <AppealState notice={notice} userId={me} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  const { kind, title, communityDisplayName, createdAt, reason, reversedAt } = notice;
  const quoted = title && `“${title}”`;
  const place =
    quoted && communityDisplayName
      ? messages.textInForum({ text: quoted, forum: communityDisplayName })
      : quoted || communityDisplayName;
  return (
    <div>
      <div className={classes.head}>
        <span className={classes.kind}>{moderationNoticeLabels[kind]()}</span>
        {reversedAt && (
          <Badge color="teal" variant="light">
            {messages.takenBack()}
          </Badge>
        )}
        <span className={classes.time}>
          <RelativeTime at={createdAt} />
        </span>
      </div>
      {place && <p className={classes.place}>{place}</p>}
      <p className={classes.reason}>{reason}</p>
    </div>
  );
}

function AppealState({ notice, userId }: { readonly notice: Notice; readonly userId: string }) {
  const { appeal, canAppeal, id } = notice;
  if (!appeal) return canAppeal ? <AppealForm noticeId={id} userId={userId} /> : null;
  return (
    <div className={classes.appeal}>
      <p>
        <strong>{messages.youSaid()}</strong> {appeal.message}
      </p>
      <p role="status">
        {appeal.status === 'OPEN' ? messages.notAnsweredYet() : null}
        {appeal.status === 'UPHELD' ? messages.decisionStays() : null}
        {appeal.status === 'REVERSED' ? messages.decisionTakenBack() : null}
      </p>
      {appeal.answer && (
        <p>
          <strong>{messages.theyAnswered()}</strong> {appeal.answer}
        </p>
      )}
    </div>
  );
}
