import { SectionCard, UserAvatar } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import * as messages from '../recordings.messages';
import { TakeOut } from '../take-out';
import classes from '../recordings.module.css';

interface PeopleInItProps {
  readonly recordingId: string;
  readonly played: Pick<PlayedRecordingQuery['getLiveRecording'], 'films' | 'moments'>;
  readonly me: string;
}

/** Who is in a recording or named in it, each once, with the way out of it: for themselves, and for all to who keeps it. */
export function PeopleInIt({ recordingId, played: { films, moments }, me }: PeopleInItProps) {
  const named = Map.groupBy([...films, ...moments], ({ user }) => user.id);
  const people = [...named.values()].flatMap(([first]) => first ?? []);
  if (people.length === 0) return null;
  return (
    <SectionCard title={messages.peopleInIt()}>
      <ul className={classes.list}>
        {people.map(({ user, mayTakeOut }) => (
          <li key={user.id} className={classes.row}>
            <span className={classes.person}>
              <UserAvatar
                firstName={user.firstName}
                lastName={user.lastName}
                src={user.profilePictureUrl ?? null}
                size={28}
                decorative
              />
              <span dir="auto">{user.id === me ? messages.you() : user.firstName}</span>
            </span>
            {mayTakeOut && <TakeOut recordingId={recordingId} person={user} me={me} />}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
