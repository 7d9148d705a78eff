import { threadLimits } from '@lyceum/contracts/forum';
import { UserAvatar, UserLink } from '@lyceum/ui';
import { Button, Collapse } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread.messages';
import classes from './participants.module.css';

/** For teachers: how many of their own students take part, and who (checklist line 98). */
export function StudentsTakingPart({ thread }: { readonly thread: ThreadPageItem }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { studentParticipationCnt: count, studentParticipationArr: students } = thread;
  if (count === 0) return null;
  return (
    <section className={classes.students} aria-label={messages.yourStudents()}>
      <Button
        size="sm"
        variant="light"
        color="live"
        leftSection={<IconSchool size={18} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.studentsTakePart({ count })}
      </Button>
      <Collapse expanded={isOpen} id={listId}>
        <ul className={classes.list}>
          {students.map(({ id, name, picture }) => (
            <li key={id}>
              <UserLink user={{ id, firstName: name, lastName: '' }}>
                <span className={classes.person}>
                  <UserAvatar firstName={name} lastName="" src={picture ?? null} size={28} decorative />
                  {name}
                </span>
              </UserLink>
            </li>
          ))}
        </ul>
      </Collapse>
    </section>
  );
}

/** 'Meet Your Teammates': up to five who wrote in the thread (checklist line 88). */
export function Teammates({ people }: { readonly people: ThreadPageItem['teammates'] }) {
  const titleId = useId();
  if (people.length === 0) return null;
  return (
    <section className={classes.teammates} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.heading}>
        {messages.meetYourTeammates()}
      </h2>
      <ul className={classes.stack}>
        {people.slice(0, threadLimits.stackedFaces).map((person) => (
          <li key={person.id}>
            <UserLink user={person}>
              <UserAvatar
                firstName={person.firstName}
                lastName={person.lastName}
                src={person.profilePictureUrl ?? null}
                size={36}
              />
            </UserLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
