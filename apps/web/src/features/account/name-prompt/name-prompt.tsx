import { confirmNameSchema, roleLabel } from '@lyceum/contracts';
import { ContractForm, NameFields, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Modal, SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import { confirmName } from './confirm-name';
import classes from './name-prompt.module.css';
import { type NamedPerson, needsRole } from './needs-name-prompt';

interface NamePromptProps {
  readonly me: NamedPerson;
  /** Called when the server has the name and the token says it; what shows `me` should ask again. */
  readonly onConfirmed: () => void;
}

/** Asks for the names, and who has no role for one, before anything else (checklist line 43). */
export function NamePrompt({ me, onConfirmed }: NamePromptProps) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={624}
      title={`Is your name ${me.firstName} ${me.lastName}?`}
    >
      <p className={classes.lead}>
        Others see it beside what you write, and it stands on your certificates. Correct it here if it is not
        right.
      </p>
      <NameForm me={me} onConfirmed={onConfirmed} />
    </Modal>
  );
}

const schema = confirmNameSchema.pick({ firstName: true, lastName: true });
const choices = (['STUDENT', 'TEACHER'] as const).map((value) => ({ value, label: roleLabel(value) }));

function NameForm({ me, onConfirmed }: NamePromptProps) {
  const { id, firstName, lastName } = me;
  const isAskedForRole = needsRole(me);
  const [role, setRole] = useState<'STUDENT' | 'TEACHER'>('STUDENT');
  const labelId = useId();
  const form = useContractForm({
    schema,
    initialValues: { firstName, lastName },
    send: async (names) => {
      await confirmName({ userId: id, ...names, role: isAskedForRole ? role : null });
      toast.success('Your name has been confirmed.');
      onConfirmed();
    },
  });
  return (
    <ContractForm {...form} action="Confirm">
      <NameFields {...form} />
      {isAskedForRole && (
        <div>
          <p id={labelId} className={classes.label}>
            I am here as
          </p>
          <SegmentedControl
            fullWidth
            aria-labelledby={labelId}
            data={choices}
            value={role}
            onChange={(value) => setRole(value)}
          />
          <p role="status" className={classes.note}>
            {role === 'TEACHER' && 'You start as a student. Our staff look at it and make you an educator.'}
          </p>
        </div>
      )}
    </ContractForm>
  );
}
