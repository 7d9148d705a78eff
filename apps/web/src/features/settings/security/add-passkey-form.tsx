import { addPasskeySchema, passwordAgainSchema } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { ContractForm, PasskeyError, PasswordField, useContractForm } from '@lyceum/shell';
import { ApiError } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { securityCalls } from './security-calls';
import * as messages from './security.messages';

interface AddPasskeyFormProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

const schema = addPasskeySchema.pick({ name: true }).extend(passwordAgainSchema.shape);

/** Names a passkey, then opens the browser's own dialog. */
export function AddPasskeyForm({ hasPassword, onDone }: AddPasskeyFormProps) {
  const form = useContractForm({
    schema,
    initialValues: { name: '', password: '' },
    send: async ({ name, password }) => {
      try {
        await securityCalls.addPasskey(password, name);
      } catch (error) {
        throw error instanceof PasskeyError ? asRefusal(error) : error;
      }
      toast.success(messages.passkeyAdded());
      onDone();
    },
  });
  return (
    <ContractForm {...form} action={messages.goOn()} place="section" onCancel={onDone}>
      <TextInput
        {...form.field('name')}
        label={messages.name()}
        description={messages.aboutName()}
        autoComplete="off"
        data-autofocus
      />
      {hasPassword && <PasswordField {...form.field('password')} label={messages.yourPassword()} />}
    </ContractForm>
  );
}

/** The dialog's words where the form shows a refusal of the server. */
function asRefusal({ message }: PasskeyError): ApiError {
  return new ApiError({ ...commonErrors.FORBIDDEN, message });
}
