import { liveGroupCertificatesTable, type StaffGroup } from '@lyceum/contracts/live-course';
import { readableTable, type TableRow } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { EmptyState, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { useMay } from '../../../app/use-may';
import { RelatedTable } from '../../../detail/related-table';
import { lateDrawer } from '../../../layout/late-drawer';
import { readView } from '../../../tables/table-address';
import { tableColumns } from '../../../tables/table-columns';
import classes from '../live-courses.module.css';
import { PublicPageLink } from './public-page-link';

const IssueDrawer = lateDrawer(() => import('./issue-drawer').then((it) => it.IssueDrawer));
const WithdrawDrawer = lateDrawer(() => import('./withdraw-drawer').then((it) => it.WithdrawDrawer));

type Student = TableRow<typeof liveGroupCertificatesTable>;

/** Students of a class with their certificates: given to those who meet a rule, or to one, and withdrawn. */
export function GroupCertificates({ group }: { readonly group: StaffGroup }) {
  const table = readableTable(liveGroupCertificatesTable, useMay());
  const [opened, setOpened] = useState<'issue' | Student | null>(null);
  const close = () => setOpened(null);
  const withdrawn = opened === 'issue' ? null : opened;
  return (
    <>
      <RelatedTable
        title="Certificates"
        list={trpc.liveCertificates.ofGroup}
        input={{ within: group.id }}
        columns={tableColumns(table, readView(table, {}).columns, undefined, undefined)}
        labelOf={({ name }) => name ?? ''}
        actions={
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setOpened('issue')}>
            Give certificates
          </Button>
        }
        rowActions={(student) => (
          <StudentActions group={group} student={student} onWithdraw={() => setOpened(student)} />
        )}
        empty={
          <EmptyState
            title="No students"
            description="Who has completed the class, or was in it to its end, can be given a certificate."
            illustration={null}
          />
        }
      />
      <IssueDrawer isOpen={opened === 'issue'} group={group} onClose={close} />
      <WithdrawDrawer
        isOpen={withdrawn !== null}
        certificateId={withdrawn?.certificateId ?? ''}
        name={withdrawn?.name ?? ''}
        onClose={close}
      />
    </>
  );
}

interface StudentActionsProps {
  readonly group: StaffGroup;
  readonly student: Student;
  readonly onWithdraw: () => void;
}

function StudentActions({ group, student, onWithdraw }: StudentActionsProps) {
  const give = trpc.liveCertificates.give.useMutation();
  const { standing, code, userId } = student;
  const name = student.name ?? '';
  const giveOne = async (): Promise<void> => {
    try {
      await give.mutateAsync({ groupId: group.id, studentId: userId ?? '' });
      toast.success(`${name} has a certificate, and is told. Its file is made now.`);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'None was given. Please try again.');
    }
  };
  const button = { size: 'compact-xs', variant: 'subtle' } as const;
  return (
    <span className={classes.actions}>
      {(standing === 'DUE' || standing === 'WITHDRAWN') && (
        <Button
          {...button}
          loading={give.isPending}
          aria-label={`Give ${name} a certificate`}
          onClick={() => void giveOne()}
        >
          Give
        </Button>
      )}
      {code !== null && <PublicPageLink code={code} name={name} />}
      {standing === 'ISSUED' && (
        <Button
          {...button}
          aria-haspopup="dialog"
          aria-label={`Withdraw the certificate of ${name}`}
          onClick={onWithdraw}
        >
          Withdraw…
        </Button>
      )}
    </span>
  );
}
