import { authErrors, signInSchema } from '@lyceum/contracts';
import { signIn } from '@lyceum/session';
import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { AccountForm } from './account-form';
import { useAccountForm } from './use-account-form';

const empty = { email: '', password: '' };

const visibilityToggle = { 'aria-label': 'Show password', tabIndex: 0 };

/** Signs in with e-mail and password; where to go then is the router's business. */
export function SignInForm({ hasTimedOut }: { readonly hasTimedOut: boolean }) {
  const form = useAccountForm({ schema: signInSchema, initialValues: empty, send: signIn });
  return (
    <AccountForm {...form} action="Log in">
      {hasTimedOut && !form.failure && <Alert role="status">{authErrors.SESSION_EXPIRED.message}</Alert>}
      <TextInput
        key={form.keyOf('email')}
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        withAsterisk={false}
      />
      <PasswordInput
        key={form.keyOf('password')}
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        visibilityToggleButtonProps={visibilityToggle}
        withAsterisk={false}
      />
    </AccountForm>
  );
}
