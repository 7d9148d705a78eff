import { confirmNameSchema, roleLabel } from '@lyceum/contracts';
import { ContractForm, NameFields, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Modal, Radio } from '@mantine/core';
import { useState } from 'react';
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
  const [role, setRole] = useState<'STUDENT' | 'TEACHER' | null>(null);
  const [isRoleMissing, setRoleMissing] = useState(false);
  const form = useContractForm({
    schema,
    initialValues: { firstName, lastName },
    send: async (names) => {
      setRoleMissing(isAskedForRole && role === null);
      if (isAskedForRole && role === null) return;
      await confirmName({ userId: id, ...names, role: isAskedForRole ? role : null });
      toast.success('Your name has been confirmed.');
      onConfirmed();
    },
  });
  return (
    <ContractForm {...form} action="Confirm">
      <NameFields {...form} />
      {isAskedForRole && (
        <Radio.Group
          size="md"
          label="I am here as"
          value={role}
          error={isRoleMissing ? 'Choose one of the two.' : undefined}
          onChange={(value) => setRole(choices.find((choice) => choice.value === value)?.value ?? null)}
        >
          <div style={{ display: 'grid', gap: 8, marginBlock: 8 }}>
            {choices.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
          <p role="status" className={classes.note}>
            {role === 'TEACHER' && 'You start as a student. Our staff look at it and make you an educator.'}
          </p>
        </Radio.Group>
      )}
    </ContractForm>
  );
}
