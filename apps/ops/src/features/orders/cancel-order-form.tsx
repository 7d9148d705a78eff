import { cancelOrderByStaffSchema, type StaffOrder } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatMoney } from '../../layout/formats';

interface CancelOrderFormProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

const schema = cancelOrderByStaffSchema.pick({ reason: true });

/** Cancels an order that is not paid, and says before what becomes of it. */
export function CancelOrderForm({ order, onClose }: CancelOrderFormProps) {
  const { id, keptMinor, currency, promoCode } = order;
  const cancel = trpc.orders.cancel.useMutation();
  const { orders } = trpc.useUtils();
  const contractForm = useContractForm({
    schema,
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      const fresh = await cancel.mutateAsync({ id, reason }).catch((error: unknown) => {
        throw asFailure(error);
      });
      orders.get.setData({ id }, fresh);
      toast.success('Canceled.');
      onClose();
    },
  });
  const came = formatMoney({ minor: keptMinor, currency });
  return (
    <ContractForm {...contractForm} action="Cancel the order" place="section" onCancel={onClose}>
      <Textarea {...contractForm.field('reason')} label="Reason" autosize minRows={2} data-autofocus />
      <p role="status">
        What it holds is free again.
        {promoCode !== null && ` The use of ${promoCode} is given back.`}
        {keptMinor > 0 &&
          ` ${came} has come of its invoice: send it back, and mark it as sent among the payment cases.`}
      </p>
    </ContractForm>
  );
}
