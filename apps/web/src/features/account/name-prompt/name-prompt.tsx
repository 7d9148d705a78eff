import { confirmNameSchema, roleLabel } from '@lyceum/contracts/auth';
import { ContractForm, NameFields, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { confirmName } from './confirm-name';
import * as messages from './name-prompt.messages';
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
      title={messages.nameQuestion({ firstName: me.firstName, lastName: me.lastName })}
    >
      <p className={classes.lead}>{messages.aboutName()}</p>
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
      toast.success(messages.nameConfirmed());
      onConfirmed();
    },
  });
  return (
    <ContractForm {...form} action={messages.confirm()}>
      <NameFields {...form} />
      {isAskedForRole && (
        <Radio.Group
          size="md"
          label={messages.iAmHereAs()}
          value={role}
          error={isRoleMissing ? messages.chooseARole() : undefined}
          onChange={(value) => setRole(choices.find((choice) => choice.value === value)?.value ?? null)}
        >
          <div style={{ display: 'grid', gap: 8, marginBlock: 8 }}>
            {choices.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
          <p role="status" className={classes.note}>
            {role === 'TEACHER' && messages.aboutEducators()}
          </p>
        </Radio.Group>
      )}
    </ContractForm>
  );
}
