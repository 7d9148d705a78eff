import { type SignUpInput, signUpSchema } from '@lyceum/contracts/auth';
import { ContractForm, EmailField, NameFields, PasswordField, useContractForm } from '@lyceum/shell';
import { BirthdayFields } from '../birthday-fields';
import * as messages from './sign-up.messages';

const empty = { firstName: '', lastName: '', email: '', password: '', dateOfBirth: '', guardianEmail: '' };

interface SignUpFormProps {
  /** Whether they say that they are an educator, for staff to look at. */
  readonly asEducator: boolean;
  readonly send: (input: SignUpInput) => Promise<void>;
}

/** Who somebody is (checklist line 41). A guardian's e-mail is asked of whoever is under 13. */
export function SignUpForm({ asEducator, send }: SignUpFormProps) {
  const form = useContractForm({ schema: signUpSchema, initialValues: { ...empty, asEducator }, send });
  return (
    <ContractForm {...form} action={messages.createAccount()}>
      <NameFields {...form} />
      <EmailField {...form.field('email')} />
      <PasswordField {...form.field('password')} isNew />
      <BirthdayFields form={form} />
    </ContractForm>
  );
}
