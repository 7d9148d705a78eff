import { authLimits, changePasswordSchema } from '@lyceum/contracts';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { SectionCard, toast } from '@lyceum/ui';
import { PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import { securityCalls } from './security-calls';

const visibilityToggle = { 'aria-label': 'Show password', tabIndex: 0 };

/** Changes the password, or sets the first one of an account that came by another service. */
export function PasswordSettings({ hasPassword }: { readonly hasPassword: boolean }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: changePasswordSchema,
    initialValues: { currentPassword: '', newPassword: '' },
    send: async (input) => {
      await securityCalls.changePassword(input);
      form.form.reset();
      toast.success('Your password is changed. Every other session is logged out.');
      await queryClient.invalidateQueries({ queryKey: settingsQueries.waysIn.queryKey });
      await queryClient.invalidateQueries({ queryKey: settingsQueries.sessions.queryKey });
    },
  });
  return (
    <SectionCard
      title="Password"
      description={
        hasPassword
          ? 'Changing it logs you out everywhere else.'
          : 'You have none yet. With one, you can log in with your email as well.'
      }
    >
      <ContractForm {...form} action={hasPassword ? 'Change password' : 'Set password'} place="section">
        {hasPassword && (
          <PasswordInput
            key={form.keyOf('currentPassword')}
            {...form.field('currentPassword')}
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={visibilityToggle}
          />
        )}
        <PasswordInput
          key={form.keyOf('newPassword')}
          {...form.field('newPassword')}
          label="New password"
          description={`At least ${authLimits.passwordMinimum} characters. A short sentence works well.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={visibilityToggle}
        />
      </ContractForm>
    </SectionCard>
  );
}
