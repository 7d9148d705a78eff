import { codeOfAvatarPath } from '@lyceum/contracts/auth';
import { type ProfileContentKind, profileContentKinds } from '@lyceum/contracts/profile';
import { useSession } from '@lyceum/session';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ReportProfileDocument } from '@lyceum/web-graphql';
import { Modal, NativeSelect, Textarea } from '@mantine/core';
import * as messages from './report.messages';

interface ReportDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly onClose: () => void;
}

/** Tells staff what is wrong with what somebody shows of themselves, in 1–1,000 characters. */
export function ReportDialog({ userId, name, pictureUrl, onClose }: ReportDialogProps) {
  const requestingUser = useSession().user?.id ?? '';
  // A drawing is made of our own parts.
  const hasPicture = pictureUrl !== null && codeOfAvatarPath(pictureUrl) === null;
  const kinds = profileContentKinds.filter((kind) => kind !== 'PICTURE' || hasPicture);
  const initialValues: { kind: ProfileContentKind; message: string } = {
    kind: hasPicture ? 'PICTURE' : 'BIO',
    message: '',
  };
  const form = useContractForm({
    schema: () => import('./report-schema').then((it) => it.reportSchema),
    initialValues,
    send: async ({ kind, message }) => {
      await execute(ReportProfileDocument, { userId, requestingUser, kind, message });
      toast.success(messages.reported());
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={messages.reportOf({ name })}>
      <ContractForm {...form} action={messages.sendReport()} place="section" onCancel={onClose}>
        <NativeSelect
          {...form.field('kind')}
          label={messages.what()}
          data={kinds.map((value) => ({ value, label: messages.kinds[value]() }))}
        />
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
