import { readFailure, QueryContent } from '@lyceum/shell';
import { saveFile } from '@lyceum/ui';
import { useSession } from '@lyceum/session';
import { EmptyState, Page, PageTitle, PillLinks, ProfileSkeleton, SectionCard, toast } from '@lyceum/ui';
import { execute, ExportSchoolStudentsDocument } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { schoolStudentsQuery, type StaffedSchool, staffedSchoolsQuery } from './school-queries';
import classes from './school-screen.module.css';
import * as messages from './schools.messages';
import { StudentList } from './student-list';

interface SchoolScreenProps {
  /** Of which the address tells; the first one otherwise. */
  readonly schoolId: string | undefined;
  /** A link to another school of theirs. */
  readonly linkToSchool: (schoolId: string, name: string, isCurrent: boolean) => ReactNode;
}

/** The students of the schools that the signed-in user works at. */
export function SchoolScreen(props: SchoolScreenProps) {
  const schools = useQuery(staffedSchoolsQuery(useSession().user?.id ?? ''));
  return (
    <Page>
      <PageTitle title={messages.school()} description={messages.aboutSchool()} />
      <QueryContent
        query={schools}
        subject={messages.yourSchools()}
        skeleton={(label) => <ProfileSkeleton label={label} />}
      >
        {({ getStaffedSchools }) => <Schools {...props} schools={getStaffedSchools} />}
      </QueryContent>
    </Page>
  );
}

interface SchoolsProps extends SchoolScreenProps {
  readonly schools: readonly StaffedSchool[];
}

function Schools({ schools, schoolId, linkToSchool }: SchoolsProps) {
  const school = schools.find(({ id }) => id === schoolId) ?? schools[0];
  if (!school) return <EmptyState title={messages.noSchool()} description={messages.aboutNoSchool()} />;
  return (
    <div className={classes.parts}>
      {schools.length > 1 && (
        <PillLinks label={messages.chooseSchool()}>
          {schools.map(({ id, name }) => (
            <span key={id}>{linkToSchool(id, name, id === school.id)}</span>
          ))}
        </PillLinks>
      )}
      <p className={classes.about}>
        <IconLock size={18} stroke={1.75} aria-hidden /> {messages.onlyThis()}
      </p>
      <Students key={school.id} school={school} />
    </div>
  );
}

function Students({ school: { id, name, place, role } }: { readonly school: StaffedSchool }) {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const takeOut = useMutation({
    mutationFn: () => execute(ExportSchoolStudentsDocument, { userId, schoolId: id }),
    onSuccess: ({ exportSchoolStudents }) =>
      saveFile(new Blob([exportSchoolStudents], { type: 'text/csv;charset=utf-8' }), messages.fileName()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return (
    <SectionCard
      title={name}
      description={messages.asRole[role]({ place })}
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          loading={takeOut.isPending}
          onClick={() => takeOut.mutate()}
        >
          {messages.takeOut()}
        </Button>
      }
    >
      <StudentList
        query={schoolStudentsQuery(userId, id, search)}
        search={search}
        onSearch={setSearch}
        empty={{ title: messages.noStudents(), description: messages.aboutNoStudents() }}
      />
    </SectionCard>
  );
}
