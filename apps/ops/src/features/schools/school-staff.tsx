import type { SchoolStaffEntry, StaffSchool } from '@lyceum/contracts/schools';
import { roleLabel } from '@lyceum/contracts/auth';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { PersonLink } from '../../layout/person-link';
import { FormDrawer } from '../../layout/form-drawer';
import { TimeValue } from '../../tables/cell-value';
import { SchoolStaffForm } from './school-staff-form';
import classes from './school-staff.module.css';

/** Who works at a school, and so sees its students: entered here and nowhere else. */
export function SchoolStaff({ school }: { readonly school: StaffSchool }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { name, staff, mergedInto } = school;
  if (mergedInto) return null;
  return (
    <DetailSection
      title="Staff of this school"
      actions={
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          Enter somebody
        </Button>
      }
    >
      {staff.length === 0 ? (
        <p className={classes.note}>
          Nobody yet. Who is entered here sees the names and classes of its students.
        </p>
      ) : (
        <ul>
          {staff.map((entry) => (
            <Entry key={entry.id} entry={entry} schoolName={name} />
          ))}
        </ul>
      )}
      <FormDrawer title={`Enter staff of ${name}`} isOpen={isOpen} onClose={close}>
        <SchoolStaffForm school={school} onDone={close} />
      </FormDrawer>
    </DetailSection>
  );
}

interface EntryProps {
  readonly entry: SchoolStaffEntry;
  readonly schoolName: string;
}

function Entry({ entry: { id, userId, name, role, since }, schoolName }: EntryProps) {
  const takeAway = trpc.schools.takeStaffAway.useMutation();
  const utils = trpc.useUtils();
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Take ${name} away from ${schoolName}?`,
      message: 'They see nothing of its students any more, at once, and are told.',
      confirmLabel: 'Take away',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await takeAway.mutateAsync({ entryId: id });
      toast.success(`${name} is taken away.`);
    } catch (error) {
      toast.error(
        failureTexts(asFailure(error)).description ?? 'They were not taken away. Please try again.',
      );
    }
    await utils.schools.invalidate();
  };
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <PersonLink id={userId} name={name} />
        <div className={classes.note}>
          {roleLabel(role)}, since <TimeValue at={since} />
        </div>
      </div>
      <Button
        size="xs"
        variant="default"
        loading={takeAway.isPending}
        aria-label={`Take ${name} away`}
        onClick={() => void ask()}
      >
        Take away
      </Button>
    </li>
  );
}
