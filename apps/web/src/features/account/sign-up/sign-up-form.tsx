import { authLimits, type SignUpInput, signUpSchema } from '@lyceum/contracts/auth';
import { ContractForm, NameFields, useContractForm } from '@lyceum/shell';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isChildsBirthday } from '../childs-birthday';
import { EmailField, PasswordField } from '../text-fields';
import * as messages from './sign-up.messages';

const empty = { firstName: '', lastName: '', email: '', password: '', dateOfBirth: '', guardianEmail: '' };

interface SignUpFormProps {
  readonly send: (input: SignUpInput) => Promise<void>;
}

/** Who somebody is (checklist line 41). A guardian's e-mail is asked of whoever is under 13. */
export function SignUpForm({ send }: SignUpFormProps) {
  const [isChild, setChild] = useState(false);
  const form = useContractForm({ schema: signUpSchema, initialValues: empty, send });
  form.form.watch('dateOfBirth', ({ value }) => setChild(isChildsBirthday(value)));
  return (
    <ContractForm {...form} action={messages.createAccount()}>
      <NameFields {...form} />
      <EmailField key={form.keyOf('email')} {...form.field('email')} />
      <PasswordField
        key={form.keyOf('password')}
        {...form.field('password')}
        isNew
        description={messages.aboutNewPassword({
          minimum: authLimits.passwordMinimum,
        })}
      />
      <TextInput
        key={form.keyOf('dateOfBirth')}
        {...form.field('dateOfBirth')}
        type="date"
        label={messages.dateOfBirth()}
        autoComplete="bday"
      />
      {isChild && (
        <EmailField
          key={form.keyOf('guardianEmail')}
          {...form.field('guardianEmail')}
          label={messages.guardianEmail()}
          description={messages.aboutGuardianEmail()}
          autoComplete="off"
        />
      )}
    </ContractForm>
  );
}
