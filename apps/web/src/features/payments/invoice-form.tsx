import { requestInvoiceSchema } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Textarea, TextInput } from '@mantine/core';
import { requestInvoice } from './payment-calls';
import * as messages from './payments.messages';

interface InvoiceFormProps {
  readonly me: string;
  readonly orderId: string;
  readonly onDone: () => void;
}

const schema = requestInvoiceSchema.pick({ billTo: true, address: true, reference: true });

/** Which school pays: its invoice is numbered as this is sent. */
export function InvoiceForm({ me, orderId, onDone }: InvoiceFormProps) {
  const contractForm = useContractForm({
    schema,
    initialValues: { billTo: '', address: '', reference: '' },
    send: async (values) => {
      await requestInvoice(me, { orderId, ...values });
      onDone();
    },
  });
  return (
    <ContractForm {...contractForm} action={messages.getInvoice()} place="section">
      <p>{messages.aboutInvoice()}</p>
      <TextInput {...contractForm.field('billTo')} label={messages.billTo()} autoComplete="organization" />
      <Textarea {...contractForm.field('address')} label={messages.billAddress()} autosize minRows={2} />
      <TextInput {...contractForm.field('reference')} label={messages.purchaseOrder()} />
    </ContractForm>
  );
}
