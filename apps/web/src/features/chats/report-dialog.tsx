import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ReportChatGroupNameDocument, ReportChatMessageDocument } from '@lyceum/web-graphql';
import { Modal, Textarea } from '@mantine/core';
import * as messages from './chats.messages';

/** What is reported: a message, or the name of a group. */
export type Reported = { readonly messageId: string } | { readonly chatId: string };

interface ReportDialogProps {
  readonly reported: Reported;
  readonly onClose: () => void;
}

/** Tells staff what is wrong with a message or a name, in 1–1,000 characters, and what they will read of the chat. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const isName = 'chatId' in reported;
  const form = useContractForm({
    schema: () => import('./report-schema').then((it) => it.reportSchema),
    initialValues: { message: '' },
    send: async ({ message }) => {
      await (isName
        ? execute(ReportChatGroupNameDocument, { ...reported, message })
        : execute(ReportChatMessageDocument, { ...reported, message }));
      toast.success(messages.reported());
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={isName ? messages.reportName() : messages.reportMessage()}>
      <ContractForm {...form} action={messages.sendReport()} place="section" onCancel={onClose}>
        <Textarea
          {...form.field('message')}
          label={messages.whatIsWrong()}
          description={isName ? messages.whatStaffReadOfName() : messages.whatStaffRead()}
          minRows={3}
          dir="auto"
          data-autofocus
        />
      </ContractForm>
    </Modal>
  );
}
