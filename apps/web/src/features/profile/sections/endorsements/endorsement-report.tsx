import { useSession } from '@lyceum/session';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ReportEndorsementDocument } from '@lyceum/web-graphql';
import { Modal, Textarea } from '@mantine/core';
import * as messages from './endorsements.messages';

interface EndorsementReportProps {
  readonly endorsementId: string;
  readonly onClose: () => void;
}

/** Tells moderators what is wrong with an endorsement, in 1–1,000 characters. */
export function EndorsementReport({ endorsementId, onClose }: EndorsementReportProps) {
  const userId = useSession().user?.id ?? '';
  const form = useContractForm({
    schema: () => import('./endorsement-schema').then((it) => it.reportSchema),
    initialValues: { message: '' },
    send: async ({ message }) => {
      await execute(ReportEndorsementDocument, { endorsementId, userId, message });
      toast.success(messages.reported());
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={messages.reportEndorsement()}>
      <ContractForm {...form} action={messages.sendReport()} place="section" onCancel={onClose}>
        <Textarea
          {...form.field('message')}
          label={messages.whatIsWrong()}
          description={messages.whoReadsReports()}
          minRows={3}
          dir="auto"
          data-autofocus
        />
      </ContractForm>
    </Modal>
  );
}
