import { majorText, minorOf, recordPaymentSchema, type StaffOrder } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatMoney } from '../../layout/formats';

interface RecordPaymentFormProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

const schema = recordPaymentSchema.pick({ receivedOn: true, reference: true });

/** Notes what came of an invoice by bank transfer; the last part pays the order. */
export function RecordPaymentForm({ order, onClose }: RecordPaymentFormProps) {
  const { id, totalMinor, keptMinor, currency } = order;
  const leftMinor = totalMinor - keptMinor;
  const record = trpc.orders.recordPayment.useMutation();
  const { orders } = trpc.useUtils();
  const [amount, setAmount] = useState(majorText(leftMinor, currency));
  // A second click notes the same once.
  const [clientKey] = useState(() => crypto.randomUUID());
  const amountMinor = minorOf(amount, currency);
  const isWrong = Number.isNaN(amountMinor) || amountMinor < 1 || amountMinor > leftMinor;
  const contractForm = useContractForm({
    schema,
    initialValues: { receivedOn: new Date().toISOString().slice(0, 10), reference: '' },
    send: async (values) => {
      if (isWrong) return;
      const fresh = await record
        .mutateAsync({ id, amountMinor, clientKey, ...values })
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      orders.get.setData({ id }, fresh);
      toast.success(
        fresh.status === 'SUCCEEDED'
          ? 'Paid as a whole. The buyer is told, and has what was bought.'
          : `${formatMoney({ minor: amountMinor, currency })} is noted.`,
      );
      onClose();
    },
  });
  return (
    <ContractForm {...contractForm} action="Note it" place="section" onCancel={onClose}>
      <TextInput
        label={`Amount in ${currency}`}
        inputMode="decimal"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        error={isWrong && `Between ${majorText(1, currency)} and ${majorText(leftMinor, currency)}.`}
        data-autofocus
      />
      <TextInput {...contractForm.field('receivedOn')} type="date" label="Came on" />
      <TextInput {...contractForm.field('reference')} label="What the transfer says" />
      <p role="status">
        {isWrong
          ? ''
          : amountMinor === leftMinor
            ? 'That is all that is left: the order is paid, and what was bought is theirs.'
            : `${formatMoney({ minor: leftMinor - amountMinor, currency })} is left to pay.`}
      </p>
    </ContractForm>
  );
}
