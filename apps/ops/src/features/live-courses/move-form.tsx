import { moveStudentSchema, type StaffGroup } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { NativeSelect } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import type { ClassPerson } from './class-person';
import classes from './live-courses.module.css';

interface MoveFormProps {
  readonly group: StaffGroup;
  readonly person: ClassPerson;
  readonly onClose: () => void;
}

const schema = moveStudentSchema.omit({ memberId: true });

/** Moves a student to another class of the course. */
export function MoveForm({ group: { groupTag, others }, person, onClose }: MoveFormProps) {
  const move = trpc.liveGroups.move.useMutation();
  const name = person.name ?? 'The student';
  const contractForm = useContractForm({
    schema,
    initialValues: { intoGroupId: others[0]?.id ?? '' },
    send: async ({ intoGroupId }) => {
      const moved = await move.mutateAsync({ memberId: person.id, intoGroupId }).catch((error: unknown) => {
        throw asFailure(error);
      });
      const into = others.find(({ id }) => id === intoGroupId)?.groupTag ?? 'the other class';
      toast.success(`${name} is in ${into} now, and told. ${workText(moved, groupTag)}`);
      onClose();
    },
  });
  return (
    <ContractForm {...contractForm} action="Move" place="section" onCancel={onClose}>
      <NativeSelect
        {...contractForm.field('intoGroupId')}
        label="Into"
        data={others.map(({ id, groupTag: label }) => ({ value: id, label }))}
        data-autofocus
      />
      <p className={classes.quiet}>
        Their work goes along where the other class has homework of the same lesson, topic and points; nothing
        gets late by it. The rest, and who was there in lessons, stays with {groupTag}. Report, certificate
        and extra time go along.
      </p>
    </ContractForm>
  );
}

function workText(
  { moved, left }: { readonly moved: number; readonly left: number },
  groupTag: string,
): string {
  if (moved + left === 0) return '';
  const stays = left === 0 ? '' : ` ${String(left)} stay with ${groupTag}.`;
  return `Homework that went along: ${String(moved)}.${stays}`;
}
