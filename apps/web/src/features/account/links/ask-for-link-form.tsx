import { emailOnlySchema } from '@lyceum/contracts/auth';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { EmailField } from '../text-fields';

interface AskForLinkFormProps {
  readonly action: string;
  readonly send: (email: string) => Promise<void>;
}

/** An e-mail, to which a link goes. */
export function AskForLinkForm({ action, send }: AskForLinkFormProps) {
  const form = useContractForm({
    schema: emailOnlySchema,
    initialValues: { email: '' },
    send: ({ email }) => send(email),
  });
  return (
    <ContractForm {...form} action={action}>
      <EmailField key={form.keyOf('email')} {...form.field('email')} />
    </ContractForm>
  );
}
