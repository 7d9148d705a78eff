import { fullName } from '@lyceum/contracts/auth';
import { studentTopicLabels, type StudentTopicName } from '@lyceum/contracts/schools';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, SearchField } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedStudent, schoolStudentsQuery } from './school-queries';
import * as messages from './schools.messages';
import classes from './student-list.module.css';

interface StudentListProps {
  readonly query: ReturnType<typeof schoolStudentsQuery>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly empty: { readonly title: string; readonly description: string };
}

/** Students as a school or an agent sees them: by name, found by a part of it, more of them when asked for. */
export function StudentList({ query, search, onSearch, empty }: StudentListProps) {
  const list = useInfiniteQuery(query);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <SearchField label={messages.searchStudents()} value={search} onChange={onSearch} />
      <QueryContent
        query={list}
        subject={messages.students()}
        skeleton={(label) => <CardListSkeleton cards={4} label={label} />}
      >
        {() =>
          rows?.length === 0 ? (
            search === '' ? (
              <EmptyState {...empty} illustration="shelf" />
            ) : (
              <p className={classes.nobody} role="status">
                {messages.nobodyOfThisName()}
              </p>
            )
          ) : (
            <>
              <ul className={classes.list} aria-label={messages.students()}>
                {rows?.map((student) => (
                  <Row key={student.id} student={student} />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button
                  variant="default"
                  mt="sm"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {messages.more()}
                </Button>
              )}
            </>
          )
        }
      </QueryContent>
    </>
  );
}

function Row({ student }: { readonly student: ListedStudent }) {
  return (
    <li className={classes.row}>
      <span className={classes.name}>{fullName(student)}</span>
      {student.topics.map(({ name, facts }) => (
        <Topic key={name} name={name} facts={facts} />
      ))}
    </li>
  );
}

interface TopicProps {
  readonly name: StudentTopicName;
  readonly facts: ListedStudent['topics'][number]['facts'];
}

function Topic({ name, facts }: TopicProps) {
  return (
    <div className={classes.topic}>
      <span className={classes.label}>{studentTopicLabels[name]()}</span>
      {facts.length === 0 ? (
        <span className={classes.none}>{messages.nothingYet()}</span>
      ) : (
        <ul className={classes.facts}>
          {facts.map(({ title, detail }, place) => (
            <li key={`${title} ${String(place)}`}>
              {title}
              {(detail ?? '') !== '' && <span className={classes.detail}> {detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
