import { fullName } from '@lyceum/contracts/auth';
import { QueryContent } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { EmptyState, Page, PageTitle, PillLinks, ProfileSkeleton, SectionCard } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CodeForm } from './code-form';
import classes from './family-screen.module.css';
import { type GuardianTie, studentsQuery } from './guardian-queries';
import * as messages from './guardians.messages';
import { StudentPage } from './student-page';

interface FamilyScreenProps {
  /** Of whom the address tells; the first student otherwise. */
  readonly studentId: string | undefined;
  readonly onChoose: (studentId: string) => void;
  /** A link to another student's page. */
  readonly linkToStudent: (studentId: string, name: string, isCurrent: boolean) => ReactNode;
  /** Who is the agent of a student. */
  readonly agentsOf?: (student: GuardianTie['person']) => ReactNode;
  /** A link to a path of ours. */
  readonly linkTo: (path: string, title: string) => ReactNode;
}

/** Whom the signed-in user looks after, and how they are getting on. */
export function FamilyScreen(props: FamilyScreenProps) {
  const userId = useSession().user?.id ?? '';
  const students = useQuery(studentsQuery(userId));
  return (
    <Page>
      <PageTitle title={messages.family()} description={messages.aboutFamily()} />
      <QueryContent
        query={students}
        subject={messages.theStudents()}
        skeleton={(label) => <ProfileSkeleton label={label} />}
      >
        {({ getGuardianStudents: ties }) => <Students {...props} ties={ties} />}
      </QueryContent>
    </Page>
  );
}

interface StudentsProps extends FamilyScreenProps {
  readonly ties: readonly GuardianTie[];
}

function Students({ ties, studentId, onChoose, linkToStudent, agentsOf, linkTo }: StudentsProps) {
  const tie = ties.find(({ person }) => person.id === studentId) ?? ties[0];
  if (!tie)
    return (
      <div className={classes.parts}>
        <EmptyState
          title={messages.lookAfterAStudent()}
          description={messages.aboutNoStudents()}
          illustration="shelf"
        />
        <AddStudent title={messages.lookAfterAStudent()} onDone={onChoose} />
      </div>
    );
  return (
    <div className={classes.parts}>
      {ties.length > 1 && (
        <PillLinks label={messages.chooseStudent()}>
          {ties.map(({ id, person }) => (
            <span key={id}>{linkToStudent(person.id, fullName(person), id === tie.id)}</span>
          ))}
        </PillLinks>
      )}
      <StudentPage key={tie.id} tie={tie} linkTo={linkTo} />
      {agentsOf?.(tie.person)}
      <AddStudent title={messages.lookAfterAnother()} onDone={onChoose} />
    </div>
  );
}

interface AddStudentProps {
  readonly title: string;
  readonly onDone: (studentId: string) => void;
}

function AddStudent({ title, onDone }: AddStudentProps) {
  return (
    <SectionCard title={title} description={messages.underThirteen()}>
      <CodeForm onDone={onDone} />
    </SectionCard>
  );
}
