import { majorText, minorOf, refundOrderSchema, type StaffOrder } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatMoney } from '../../layout/formats';

interface RefundFormProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

const schema = refundOrderSchema.pick({ reason: true });

/** Gives a part or all of what was paid back, and says before what becomes of it. */
export function RefundForm({ order, onClose }: RefundFormProps) {
  const { id, keptMinor, currency, isDelivered, promoCode, invoice } = order;
  const refund = trpc.orders.refund.useMutation();
  const { orders } = trpc.useUtils();
  const [amount, setAmount] = useState(majorText(keptMinor, currency));
  // A second click gives back the same once.
  const [clientKey] = useState(() => crypto.randomUUID());
  const byHand = invoice
    ? 'It came by bank transfer: send it back, and mark it as sent among the payment cases. '
    : '';
  const amountMinor = minorOf(amount, currency);
  const isWrong = Number.isNaN(amountMinor) || amountMinor < 1 || amountMinor > keptMinor;
  const contractForm = useContractForm({
    schema,
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      if (isWrong) return;
      const fresh = await refund
        .mutateAsync({ id, amountMinor, reason, clientKey })
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      orders.get.setData({ id }, fresh);
      toast.success(
        `${formatMoney({ minor: amountMinor, currency })} goes back. The buyer is told once it has.`,
      );
      onClose();
    },
  });
  return (
    <ContractForm {...contractForm} action="Give back" place="section" onCancel={onClose}>
      <TextInput
        label={`Amount in ${currency}`}
        inputMode="decimal"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        error={isWrong && `Between ${majorText(1, currency)} and ${majorText(keptMinor, currency)}.`}
        data-autofocus
      />
      <Textarea {...contractForm.field('reason')} label="Reason" autosize minRows={2} />
      <p role="status">
        {isWrong ? '' : `${byHand}${effectOf({ isAll: amountMinor === keptMinor, isDelivered, promoCode })}`}
      </p>
    </ContractForm>
  );
}

function effectOf({
  isAll,
  isDelivered,
  promoCode,
}: Pick<StaffOrder, 'isDelivered' | 'promoCode'> & { readonly isAll: boolean }): string {
  if (!isAll) return 'A part goes back. What was bought stays theirs, and they are told.';
  const seat = isDelivered ? ' Their seat is taken back, and goes to who waits.' : '';
  const code = promoCode === null ? '' : ` The use of ${promoCode} is given back.`;
  return `All of it goes back.${seat}${code} They are told.`;
}
