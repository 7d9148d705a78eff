import { commonErrors } from '@lyceum/contracts/common';
import { type Gradebook, liveCourseErrors } from '@lyceum/contracts/live-course';
import { ApiError } from '@lyceum/session';
import { failureTexts, lazyPart, QueryContent } from '@lyceum/shell';
import { ErrorState, Page, PageTitle, saveFile, useIsPhone } from '@lyceum/ui';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { type Filter, filters, studentsOf } from './book';
import * as messages from './gradebook.messages';
import { gradebookQuery } from './gradebook-queries';
import classes from './gradebook-screen.module.css';
import { GradebookSheet } from './gradebook-sheet';
import { toCsv } from './grades-csv';
import { importScores } from './import/import.messages';
import { PhoneGradebook } from './phone-gradebook';

const ImportPanel = lazyPart(() => import('./import/import-panel').then((it) => it.ImportPanel));

interface GradebookScreenProps {
  readonly groupTag: string;
  readonly notFound: ReactNode;
}

const missing: readonly string[] = [
  liveCourseErrors.GROUP_NOT_FOUND.code,
  liveCourseErrors.ONLY_TEACHERS.code,
  commonErrors.INVALID_INPUT.code,
];

/** All scores of a class, to who teaches it. */
export function GradebookScreen({ groupTag, notFound }: GradebookScreenProps) {
  const book = useQuery({ ...gradebookQuery(groupTag), staleTime: 0 });
  if (book.error instanceof ApiError && missing.includes(book.error.code)) return notFound;
  return (
    <Page>
      <PageTitle title={messages.gradebook()} description={messages.aboutGradebook({ groupTag })} />
      <p>
        <Link to="/lc-dashboard/$groupTag" params={{ groupTag }}>
          {messages.backToClass()}
        </Link>
      </p>
      {book.error && !book.data ? (
        <ErrorState
          {...failureTexts(book.error)}
          title={messages.fetchingGradebookFailed()}
          onRetry={() => void book.refetch()}
        />
      ) : (
        <QueryContent query={book} subject={messages.gradebook()}>
          {(data) => <OpenGradebook groupTag={groupTag} book={data} />}
        </QueryContent>
      )}
    </Page>
  );
}

function OpenGradebook({ groupTag, book }: { readonly groupTag: string; readonly book: Gradebook }) {
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState<Filter>('ALL');
  const [isImporting, setImporting] = useState(false);
  if (book.homeworks.length === 0) return <p>{messages.noHomework()}</p>;
  if (book.students.length === 0) return <p>{messages.noStudents()}</p>;
  const students = studentsOf(book, filter);
  const shown = { groupTag, homeworks: book.homeworks, students, filter };
  return (
    <div className={classes.root}>
      <div className={classes.tools}>
        <NativeSelect
          label={messages.show()}
          value={filter}
          data={filters.map((value) => ({ value, label: messages.filterLabels[value]() }))}
          onChange={(event) => setFilter(filters.find((one) => one === event.currentTarget.value) ?? 'ALL')}
        />
        <Button variant="default" onClick={() => saveFile(toCsv(book), `${groupTag}-grades.csv`)}>
          {messages.download()}
        </Button>
        <Button variant="default" onClick={() => setImporting(true)}>
          {importScores()}
        </Button>
      </div>
      {isImporting && (
        <Suspense>
          <ImportPanel groupTag={groupTag} book={book} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {students.length === 0 ? (
        <p>{messages.noneMatch()}</p>
      ) : isPhone ? (
        <PhoneGradebook {...shown} />
      ) : (
        <GradebookSheet {...shown} />
      )}
    </div>
  );
}
