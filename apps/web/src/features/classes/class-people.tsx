import { fullName } from '@lyceum/contracts/auth';
import { SectionCard, UserAvatar, UserLink } from '@lyceum/ui';
import type { ClassPersonFragment } from '@lyceum/web-graphql';
import classes from './class-people.module.css';
import type { Classroom } from './class-queries';
import * as messages from './classes.messages';

/** Who teaches a class and who takes it (checklist line 174). */
export function ClassPeople({
  classroom: { teacherList, studentList, role },
}: {
  readonly classroom: Classroom;
}) {
  return (
    <SectionCard title={messages.people()}>
      <People title={messages.teachers()} people={teacherList} />
      {role !== 'OBSERVER' && (
        <>
          <People title={messages.students()} people={studentList} />
          {studentList.length === 0 && <p className={classes.detail}>{messages.noStudents()}</p>}
        </>
      )}
    </SectionCard>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly people: readonly ClassPersonFragment[];
}

function People({ title, people }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {people.map((person) => (
          <li key={person.id} className={classes.row}>
            <UserAvatar
              firstName={person.firstName}
              lastName={person.lastName}
              src={person.profilePictureUrl}
              size={36}
              decorative
            />
            <div className={classes.words}>
              <UserLink user={person}>
                <span className={classes.name}>{fullName(person)}</span>
              </UserLink>
              {person.role === 'ASSISTANT' && (
                <p className={classes.detail}>{messages.roleLabels.ASSISTANT()}</p>
              )}
              {person.email !== null && (
                <p className={classes.detail}>
                  <a href={`mailto:${person.email}`}>{person.email}</a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
