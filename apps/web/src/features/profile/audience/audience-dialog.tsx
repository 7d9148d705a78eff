import { fullName } from '@lyceum/contracts/auth';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { UserAvatar, UserLink } from '@lyceum/ui';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Audience, audiencesQuery } from './audience-query';
import { audienceInWords, type NamedAudience, namedOf, reads } from './audience-words';
import * as messages from './audience.messages';
import classes from './who-sees.module.css';

interface AudienceDialogProps {
  readonly what: string;
  readonly level: PrivacyLevel;
  readonly onClose: () => void;
}

/** Who sees something of one's own, by name as far as they can be named. */
export function AudienceDialog({ what, level, onClose }: AudienceDialogProps) {
  const query = useQuery({ ...audiencesQuery(useSession().user?.id ?? ''), staleTime: 0 });
  return (
    <Modal opened onClose={onClose} title={messages.whoCanSee({ what })}>
      <QueryContent query={query} subject={messages.subject()}>
        {({ getProfileAudiences: audiences }) => (
          <>
            <p className={classes.answer}>{audienceInWords(level, audiences)}</p>
            {namedOf(level, audiences).map((audience) => (
              <People key={audience.viewer} audience={audience} />
            ))}
            <p className={classes.note}>{besides(level, audiences)}</p>
          </>
        )}
      </QueryContent>
    </Modal>
  );
}

/** Who reads it besides those who can be named, and who does not. */
function besides(level: PrivacyLevel, audiences: readonly Audience[]): string {
  if (level === 'PRIVATE') return messages.aboutOnlyYou();
  if (reads('STRANGER', level, audiences)) return messages.alsoEverybody();
  if (reads('STUDENT', level, audiences)) return `${messages.alsoEveryStudent()} ${messages.noStrangers()}`;
  return namedOf(level, audiences).length === 0 ? messages.aboutNobody() : messages.noStrangers();
}

function People({ audience: { viewer, count, people } }: { readonly audience: NamedAudience }) {
  return (
    <section>
      <h2 className={classes.heading}>{messages.heading[viewer]({ count })}</h2>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id} className={classes.person}>
            <UserLink user={person} kind="picture">
              <UserAvatar
                firstName={person.firstName}
                lastName={person.lastName}
                src={person.profilePictureUrl ?? null}
                size={32}
                decorative
              />
            </UserLink>
            <UserLink user={person}>{fullName(person)}</UserLink>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className={classes.note}>{messages.andMore({ count: count - people.length })}</p>
      )}
    </section>
  );
}
