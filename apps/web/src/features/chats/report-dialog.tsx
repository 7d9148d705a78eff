import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ReportChatMessageDocument } from '@lyceum/web-graphql';
import { Modal, Textarea } from '@mantine/core';
import * as messages from './chats.messages';

interface ReportDialogProps {
  readonly messageId: string;
  readonly onClose: () => void;
}

/** Tells staff what is wrong with a message, in 1–1,000 characters, and what they will read of the chat. */
export function ReportDialog({ messageId, onClose }: ReportDialogProps) {
  const form = useContractForm({
    schema: () => import('./report-schema').then((it) => it.reportSchema),
    initialValues: { message: '' },
    send: async ({ message }) => {
      await execute(ReportChatMessageDocument, { messageId, message });
      toast.success(messages.reported());
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={messages.reportMessage()}>
      <ContractForm {...form} action={messages.sendReport()} place="section" onCancel={onClose}>
        <Textarea
          {...form.field('message')}
          label={messages.whatIsWrong()}
          description={messages.whatStaffRead()}
          minRows={3}
          dir="auto"
          data-autofocus
        />
      </ContractForm>
    </Modal>
  );
}
