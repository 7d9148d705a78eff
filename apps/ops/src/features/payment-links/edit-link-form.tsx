import type { PaymentLinkDetail } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import type { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { ChangeFields } from './change-fields';
import { changeLinkFormSchema, type ChangeValues, valuesOf } from './link-values';

interface EditLinkFormProps {
  readonly link: PaymentLinkDetail;
  readonly onClose: () => void;
}

/** Changes until when and how often a link is used. Its price stays: another price is another link. */
export function EditLinkForm({ link, onClose }: EditLinkFormProps) {
  const update = trpc.paymentLinks.update.useMutation();
  const { id, revision } = link;
  const contractForm = useContractForm<ChangeValues, z.output<typeof changeLinkFormSchema>>({
    schema: changeLinkFormSchema,
    initialValues: valuesOf(link),
    send: async (input) => {
      await update.mutateAsync({ ...input, id, revision }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success('The payment link is changed.');
      onClose();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onClose}>
      <ChangeFields field={contractForm.field} />
    </ContractForm>
  );
}
