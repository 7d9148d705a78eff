import { emailOnlySchema } from '@lyceum/contracts/auth';
import { ContractForm, EmailField, useContractForm } from '@lyceum/shell';

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
      <EmailField {...form.field('email')} />
    </ContractForm>
  );
}
