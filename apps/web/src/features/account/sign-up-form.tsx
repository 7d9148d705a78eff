import { authLimits, signUpSchema } from '@lyceum/contracts';
import { signUp } from '@lyceum/session';
import { PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { AccountForm } from './account-form';
import { useAccountForm } from './use-account-form';

const empty = { firstName: '', lastName: '', email: '', password: '' };

const visibilityToggle = { 'aria-label': 'Show password', tabIndex: 0 };

/** Creates an account and signs in to it. */
export function SignUpForm() {
  const form = useAccountForm({ schema: signUpSchema, initialValues: empty, send: signUp });
  return (
    <AccountForm {...form} action="Create account">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          key={form.keyOf('firstName')}
          {...form.field('firstName')}
          label="First name"
          autoComplete="given-name"
          withAsterisk={false}
        />
        <TextInput
          key={form.keyOf('lastName')}
          {...form.field('lastName')}
          label="Last name"
          autoComplete="family-name"
          withAsterisk={false}
        />
      </SimpleGrid>
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
        description={`At least ${authLimits.passwordMinimum} characters. A short sentence works well.`}
        autoComplete="new-password"
        visibilityToggleButtonProps={visibilityToggle}
        withAsterisk={false}
      />
    </AccountForm>
  );
}
