import { useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, ErrorState, Page, PageTitle, SectionCard } from '@lyceum/ui';
import type { ListedClassFragment } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClassCard } from './class-card';
import classes from './class-list-screen.module.css';
import { owedHomeworkQuery, ownClassesQuery } from './class-queries';
import * as messages from './classes.messages';
import { isSameDay } from './lesson-clock';
import { OwedHomework } from './owed/owed-homework';
import { StoodInLessons } from './stood-in-lessons';
import { useOwnZone } from './use-own-zone';

interface ClassListScreenProps {
  readonly calendarLink: ReactNode;
  /** Leads to the courses one can enrol in. */
  readonly coursesLink: ReactNode;
  /** Leads who teaches to what nobody has looked at in all their classes. */
  readonly readingLink: (count: number) => ReactNode;
}

/** The signed-in user's classes (checklist line 173). */
export function ClassListScreen({ calendarLink, coursesLink, readingLink }: ClassListScreenProps) {
  const me = useSession().user?.id ?? '';
  const groups = useQuery(ownClassesQuery(me));
  const owed = useQuery(owedHomeworkQuery(me));
  useOwnZone(me, groups.isSuccess);
  const { asTeacher = [], asStudent = [] } = groups.data?.getUserLiveCoursesBothRoles ?? {};
  const toRead = asTeacher.reduce((sum, { unseenCnt }) => sum + unseenCnt, 0);
  return (
    <Page>
      <PageTitle title={messages.myLiveCourses()} description={messages.aboutLiveCourses()} />
      <StoodInLessons />
      <p className={classes.calendar}>
        {calendarLink} {coursesLink} {toRead > 0 && readingLink(toRead)}
      </p>
      {groups.isPending ? (
        <CardListSkeleton cards={3} label={messages.myLiveCourses()} />
      ) : groups.error && !groups.data ? (
        <ErrorState
          {...failureTexts(groups.error)}
          title={messages.fetchingListFailed()}
          onRetry={() => void groups.refetch()}
        />
      ) : asTeacher.length + asStudent.length === 0 ? (
        <EmptyState title={messages.noClasses()} description={messages.aboutNoClasses()} />
      ) : (
        <div className={classes.root}>
          {asStudent.some(({ role }) => role === 'STUDENT') && <OwedHomework query={owed} />}
          <Classes title={messages.today()} groups={[...asTeacher, ...asStudent].filter(isToday)} />
          <Classes title={messages.youTeach()} groups={asTeacher.filter(isLater)} />
          <Classes
            title={asTeacher.length > 0 ? messages.youLearn() : messages.yourClasses()}
            groups={asStudent.filter(isLater)}
          />
        </div>
      )}
    </Page>
  );
}

/** Whether its next lesson is on the reader's today. */
const isToday = ({ nextLesson }: ListedClassFragment): boolean =>
  nextLesson !== null && isSameDay(new Date(nextLesson.startDateTime), new Date());

const isLater = (group: ListedClassFragment): boolean => !isToday(group);

interface ClassesProps {
  readonly title: string;
  readonly groups: readonly ListedClassFragment[];
}

function Classes({ title, groups }: ClassesProps) {
  if (groups.length === 0) return null;
  return (
    <SectionCard title={title}>
      <ul className={classes.list}>
        {groups.map((group) => (
          <ClassCard key={group.id} group={group} />
        ))}
      </ul>
    </SectionCard>
  );
}
