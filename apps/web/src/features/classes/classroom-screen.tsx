import { commonErrors } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { ApiError, useSession } from '@lyceum/session';
import { failureTexts, lazyPart } from '@lyceum/shell';
import { CardListSkeleton, ErrorState, Page, PageTitle, SectionCard } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ClassAnnouncements } from './announcements/class-announcements';
import { OwnAttendance } from './attendance/own-attendance';
import { ClassPeople } from './class-people';
import { type Classroom, classroomQuery } from './class-queries';
import { day } from './class-times';
import classes from './classroom-screen.module.css';
import * as messages from './classes.messages';
import { LessonList } from './lesson-list';
import { MaterialList } from './material-list';
import { NextLesson } from './next-lesson';
import { OwnHomeworkList } from './own-homework-list';
import { useOwnZone } from './use-own-zone';

interface ClassroomScreenProps {
  readonly groupTag: string;
  /** The 404 page. */
  readonly notFound: ReactNode;
}

const ClassAttendance = lazyPart(() =>
  import('./attendance/class-attendance').then((it) => it.ClassAttendance),
);
const ClassCertificates = lazyPart(() =>
  import('./certificates/class-certificates').then((it) => it.ClassCertificates),
);
const ClassReports = lazyPart(() => import('./reports/class-reports').then((it) => it.ClassReports));
const OwnCertificate = lazyPart(() =>
  import('./certificates/own-certificate').then((it) => it.OwnCertificate),
);
const ClassForum = lazyPart(() => import('./forum/class-forum').then((it) => it.ClassForum));
const OwnReport = lazyPart(() => import('./own-report').then((it) => it.OwnReport));
const ClassRecordings = lazyPart(() =>
  import('./recordings/class-recordings').then((it) => it.ClassRecordings),
);
const MaterialEditor = lazyPart(() => import('./edit/material-editor').then((it) => it.MaterialEditor));

/** There is no such class, or it is not one of the signed-in user's. */
const missing: readonly string[] = [liveCourseErrors.GROUP_NOT_FOUND.code, commonErrors.INVALID_INPUT.code];

/** The classroom of a group (checklist lines 174–184), or why it does not open. */
export function ClassroomScreen({ groupTag, notFound }: ClassroomScreenProps) {
  const classroom = useQuery(classroomQuery(groupTag));
  const { data, error } = classroom;
  if (error instanceof ApiError && missing.includes(error.code)) return notFound;
  return (
    <Page>
      {data ? (
        <OpenClassroom classroom={data.getSingleLiveCourseGroupData} />
      ) : error ? (
        <ErrorState
          level={1}
          {...failureTexts(error)}
          title={messages.fetchingClassroomFailed()}
          onRetry={() => void classroom.refetch()}
        />
      ) : (
        <CardListSkeleton cards={4} label={messages.theClassroom()} />
      )}
    </Page>
  );
}

/** Whether somebody may keep what the class works with. */
const isTaughtBy = ({ role }: Classroom): boolean => role === 'TEACHER' || role === 'ASSISTANT';

interface ClassroomSideProps {
  readonly classroom: Classroom;
  readonly teaches: boolean;
  readonly me: string;
}

function ClassroomSide({ classroom, teaches, me }: ClassroomSideProps) {
  const { groupTag, role, documents } = classroom;
  return (
    <div className={classes.side}>
      <Instructor classroom={classroom} />
      <SectionCard title={messages.classMaterial()}>
        {teaches ? (
          <Suspense fallback={<MaterialList documents={documents} />}>
            <MaterialEditor documents={documents} place={{ groupTag }} />
          </Suspense>
        ) : (
          <MaterialList documents={documents} />
        )}
      </SectionCard>
      {role !== null && role !== 'OBSERVER' && (
        <Suspense>
          <ClassForum groupTag={groupTag} />
        </Suspense>
      )}
      {role === 'STUDENT' && (
        <Suspense>
          <OwnReport groupTag={groupTag} me={me} />
        </Suspense>
      )}
      {classroom.certificateUrl !== null && (
        <Suspense>
          <OwnCertificate groupTag={groupTag} certificateUrl={classroom.certificateUrl} me={me} />
        </Suspense>
      )}
      {role === 'STUDENT' && <OwnAttendance groupTag={groupTag} me={me} />}
      <ClassPeople classroom={classroom} />
    </div>
  );
}

function OpenClassroom({ classroom }: { readonly classroom: Classroom }) {
  const me = useSession().user?.id ?? '';
  useOwnZone(me, true);
  const { groupTag, liveCourse, role, lessons } = classroom;
  const teaches = isTaughtBy(classroom);
  const leads = role === 'TEACHER' || role === null;
  return (
    <>
      <PageTitle title={liveCourse.courseName} description={aboutOf(classroom)} />
      <div className={classes.root}>
        <div className={classes.main}>
          <NextLesson classroom={classroom} />
          <ClassAnnouncements groupTag={groupTag} teaches={teaches} />
          {teaches && <GradebookLink groupTag={groupTag} />}
          {role === 'STUDENT' && <OwnHomeworkList groupTag={groupTag} me={me} />}
          <SectionCard title={messages.lessons()}>
            <LessonList
              groupTag={groupTag}
              lessons={lessons}
              teaches={teaches}
              leads={leads}
              people={classroom.studentList}
            />
          </SectionCard>
          <Suspense>
            <ClassRecordings groupTag={groupTag} lessons={lessons} teaches={teaches} />
          </Suspense>
          {(teaches || role === null) && (
            <Suspense>
              <ClassAttendance groupTag={groupTag} />
              {leads && <ClassReports groupTag={groupTag} />}
              {leads && <ClassCertificates groupTag={groupTag} />}
            </Suspense>
          )}
        </div>
        <ClassroomSide classroom={classroom} teaches={teaches} me={me} />
      </div>
    </>
  );
}

function Instructor({ classroom: { theInstructorBio: instructor } }: { readonly classroom: Classroom }) {
  if (!instructor) return null;
  return (
    <SectionCard title={instructor.showName}>
      <div className={classes.bio}>
        {instructor.imgUrl && <img src={instructor.imgUrl} alt="" className={classes.face} />}
        <p className={classes.detail}>{instructor.title}</p>
        <p dir="auto">{instructor.bio}</p>
      </div>
    </SectionCard>
  );
}

function GradebookLink({ groupTag }: { readonly groupTag: string }) {
  return (
    <p>
      <Link to="/lc-dashboard/$groupTag" params={{ groupTag }} search={{ view: 'gradebook' }}>
        {messages.gradebook()}
      </Link>
    </p>
  );
}

function aboutOf({ groupTag, liveCourse, sessionStartDateTime, sessionEndDateTime }: Classroom): string {
  const days = [sessionStartDateTime, sessionEndDateTime].map((at) => day(new Date(at))).join(' – ');
  return [liveCourse.courseSubtitle, groupTag, days].filter(Boolean).join(' · ');
}
