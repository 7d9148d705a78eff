import { useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, ErrorState, Page, PageTitle, SectionCard } from '@lyceum/ui';
import type { ListedClassFragment } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { ClassCard } from './class-card';
import classes from './class-list-screen.module.css';
import { ownClassesQuery } from './class-queries';
import * as messages from './classes.messages';

/** The signed-in user's classes (checklist line 173). */
export function ClassListScreen() {
  const me = useSession().user?.id ?? '';
  const groups = useQuery(ownClassesQuery(me));
  const { asTeacher = [], asStudent = [] } = groups.data?.getUserLiveCoursesBothRoles ?? {};
  return (
    <Page>
      <PageTitle title={messages.myLiveCourses()} description={messages.aboutLiveCourses()} />
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
          <Classes title={messages.youTeach()} groups={asTeacher} />
          <Classes
            title={asTeacher.length > 0 ? messages.youLearn() : messages.yourClasses()}
            groups={asStudent}
          />
        </div>
      )}
    </Page>
  );
}

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
