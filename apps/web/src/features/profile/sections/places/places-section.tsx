import { dateFormat } from '@lyceum/contracts/messages';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { graphqlQueryOptions, UserEntriesDocument, type UserEntriesQuery } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { PartPrivacy } from '../part-privacy';
import { PathLink } from '../path-link';
import type { SectionProps } from '../section';
import classes from './places.module.css';
import * as messages from './places.messages';

const day = dateFormat({ dateStyle: 'long' });
const dayAndTime = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

type Entries = UserEntriesQuery['getUserEntries'];

/** The forums somebody is in that the reader may see, the classes both are in, certificates and what they will be at where there is something (checklist line 146). */
export function PlacesSection({ person, isOwn }: SectionProps) {
  const me = useSession().user?.id ?? '';
  const entries = useQuery(
    graphqlQueryOptions(UserEntriesDocument, { userId: person.id, requestingUser: me }),
  );
  const {
    forums = null,
    classes: courses = [],
    events = [],
    certificates,
  } = entries.data?.getUserEntries ?? {};
  // Of others nothing is said: that nothing may be told would tell as much.
  const hasForums = isOwn || !entries.isSuccess || (forums !== null && forums.length > 0);
  return (
    <>
      {courses.length > 0 && (
        <SectionCard title={isOwn ? messages.classes() : messages.classesInCommon()}>
          <Places places={courses} />
        </SectionCard>
      )}
      {hasForums && (
        <SectionCard title={messages.forums()}>
          <QueryContent
            query={entries}
            subject={messages.forums()}
            skeleton={(label) => <TextSkeleton lines={3} label={label} />}
          >
            {() => <Forums forums={forums ?? []} />}
          </QueryContent>
          {isOwn && entries.isSuccess && (
            <div className={classes.privacy}>
              <PartPrivacy name="forums" what={messages.forums()} person={person} />
            </div>
          )}
        </SectionCard>
      )}
      {certificates && certificates.length > 0 && (
        <SectionCard title={messages.certificates()}>
          <Certificates certificates={certificates} />
          {isOwn && (
            <div className={classes.privacy}>
              <PartPrivacy name="certificates" what={messages.certificates()} person={person} />
            </div>
          )}
        </SectionCard>
      )}
      {events.length > 0 && <Events events={events} />}
    </>
  );
}

function Forums({ forums }: { readonly forums: NonNullable<Entries['forums']> }) {
  if (forums.length === 0)
    return (
      <p className={classes.nothing}>
        {messages.noForumsOfYours()} <PathLink path="/community">{messages.findForums()}</PathLink>
      </p>
    );
  return <Places places={forums} />;
}

function Places({ places }: { readonly places: Entries['classes'] }) {
  return (
    <ul className={classes.list}>
      {places.map(({ id, name, url }) => (
        <li key={id}>
          <PathLink path={url}>{name}</PathLink>
        </li>
      ))}
    </ul>
  );
}

/** Each with the page on which anybody can check it. */
function Certificates({ certificates }: { readonly certificates: NonNullable<Entries['certificates']> }) {
  return (
    <ul className={classes.list}>
      {certificates.map(({ id, name, url, issuedAt }) => (
        <li key={id}>
          <PathLink path={url}>{name}</PathLink>
          <time className={classes.when} dateTime={issuedAt}>
            {day(new Date(issuedAt))}
          </time>
        </li>
      ))}
    </ul>
  );
}

function Events({ events }: Pick<Entries, 'events'>) {
  return (
    <SectionCard title={messages.upcomingEvents()}>
      <ul className={classes.list}>
        {events.map(({ id, name, url, startDate }) => (
          <li key={id}>
            <PathLink path={url}>{name}</PathLink>
            <time className={classes.when} dateTime={startDate}>
              {dayAndTime(new Date(startDate))}
            </time>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
