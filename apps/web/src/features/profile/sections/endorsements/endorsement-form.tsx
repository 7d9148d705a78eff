import { apiFetch, useSession } from '@lyceum/session';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../profile-query';
import { refreshEndorsements } from './endorsement-queries';
import classes from './endorsements.module.css';
import * as messages from './endorsements.messages';

interface EndorsementFormProps {
  readonly person: Profile;
  /** What one has said before. */
  readonly before: string;
  readonly onDone: () => void;
}

/** Says something for somebody, or says it in other words (checklist lines 152, 154). What was typed stays until it is there. */
export function EndorsementForm({ person: { id, firstName }, before, onDone }: EndorsementFormProps) {
  const queryClient = useQueryClient();
  const givingUserId = useSession().user?.id ?? '';
  const form = useContractForm({
    schema: () => import('./endorsement-schema').then((it) => it.endorsementSchema),
    initialValues: { endorsementText: before },
    send: async (said) => {
      const body = { receivingUserId: id, givingUserId, ...said };
      await apiFetch('/submitEndorsement', { method: 'POST', body }).catch((error: unknown) => {
        toast.error(messages.savingFailed());
        throw error;
      });
      toast.success(messages.submitted());
      await refreshEndorsements(queryClient).catch(() => undefined);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <div className={classes.form}>
      <ContractForm {...form} action={messages.submit()} place="section" onCancel={onDone}>
        <Textarea
          {...form.field('endorsementText')}
          label={messages.yourEndorsement({ firstName })}
          description={messages.aboutWriting({ firstName })}
          minRows={4}
          maxRows={14}
          dir="auto"
          autoFocus
        />
      </ContractForm>
    </div>
  );
}
