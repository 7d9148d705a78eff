import { fullName } from '@lyceum/contracts/auth';
import { QueryContent } from '@lyceum/shell';
import { toast, UserAvatar } from '@lyceum/ui';
import {
  type ClassPersonFragment,
  execute,
  LookAtWorkDocument,
  type LessonWorkQuery,
} from '@lyceum/web-graphql';
import { Badge } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Lesson, lessonWorkQuery, refreshClasses } from '../class-queries';
import * as messages from '../classes.messages';
import { WorkState } from '../work-state';
import classes from './edit.module.css';

interface LessonWorkProps {
  readonly lesson: Lesson;
  readonly people: readonly ClassPersonFragment[];
}

type Handed = LessonWorkQuery['getLessonHomeworkData'][number];

/** What the students of a lesson handed in; opening it marks it as looked at (checklist line 179). */
export function LessonWork({ lesson, people }: LessonWorkProps) {
  const work = useQuery({ ...lessonWorkQuery(lesson.id), staleTime: 0 });
  return (
    <QueryContent query={work} subject={messages.theWork()}>
      {({ getLessonHomeworkData }) =>
        lesson.lessonHomeworks.map(({ id, homeworkTopic }) => (
          <section key={id} aria-label={homeworkTopic}>
            <h4 className={classes.title} dir="auto">
              {homeworkTopic}
            </h4>
            <ul className={classes.works}>
              {people.map((person) => (
                <StudentRow
                  key={person.id}
                  person={person}
                  handed={getLessonHomeworkData.find(
                    ({ studentId, homework }) =>
                      studentId === person.id && homework.liveLessonHomework.id === id,
                  )}
                />
              ))}
            </ul>
          </section>
        ))
      }
    </QueryContent>
  );
}

interface StudentRowProps {
  readonly person: ClassPersonFragment;
  readonly handed: Handed | undefined;
}

function StudentRow({ person, handed }: StudentRowProps) {
  const queryClient = useQueryClient();
  const homework = handed?.homework;
  const id = homework?.id;
  const look = async (): Promise<void> => {
    if (!id || homework.viewed) return;
    try {
      await execute(LookAtWorkDocument, { id });
      await refreshClasses(queryClient);
    } catch {
      toast.error(messages.updatingHomeworkFailed());
    }
  };
  return (
    <li className={classes.work}>
      <UserAvatar
        firstName={person.firstName}
        lastName={person.lastName}
        src={person.profilePictureUrl}
        size={32}
        decorative
      />
      <div className={classes.words}>
        <p className={classes.name}>{fullName(person)}</p>
        {homework?.submitted ? (
          <WorkState work={homework} onOpen={() => void look()} />
        ) : (
          <p className={classes.detail}>{messages.notHandedIn()}</p>
        )}
      </div>
      {homework?.submitted && (
        <Badge variant="light" color={homework.viewed ? 'gray' : 'purple'}>
          {homework.viewed ? messages.seen() : messages.notSeen()}
        </Badge>
      )}
    </li>
  );
}
