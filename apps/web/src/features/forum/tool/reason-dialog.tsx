import { communityLimits } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Modal, Textarea, TextInput } from '@mantine/core';
import { noReason, reasonSchema } from './reason-schema';
import * as messages from './tool.messages';

/** What a moderator wrote. */
export interface Reasoned {
  readonly reason: string;
  /** The end of a ban; null for none. */
  readonly endsAt: Date | null;
}

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  /** Words on the button. */
  readonly action: string;
  /** Whether an end may be given: a ban has one. */
  readonly hasEnd?: boolean;
  readonly onClose: () => void;
  /** What it throws is shown; the dialog closes otherwise. */
  readonly onSend: (input: Reasoned) => Promise<void>;
}

/** Asks why: every act upon somebody has a reason, which they and the record are told. */
export function ReasonDialog({
  title,
  description,
  action,
  hasEnd = false,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const form = useContractForm({
    schema: reasonSchema,
    initialValues: noReason,
    send: async ({ reason, until }) => {
      await onSend({ reason, endsAt: until });
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={title}>
      <ContractForm {...form} action={action} place="section" isDangerous>
        <Textarea
          {...form.field('reason')}
          label={messages.reason()}
          description={description}
          maxLength={communityLimits.reasonLength}
          data-autofocus
        />
        {hasEnd && (
          <TextInput
            {...form.field('until', { required: false })}
            type="date"
            label={messages.until()}
            description={messages.banWithoutEnd()}
          />
        )}
      </ContractForm>
    </Modal>
  );
}
