import { changePasswordSchema } from '@lyceum/contracts/auth';
import { ContractForm, PasswordField, useContractForm } from '@lyceum/shell';
import { SectionCard, toast } from '@lyceum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import { securityCalls } from './security-calls';
import * as messages from './security.messages';
import { waysInQuery } from './ways-in-query';

/** Changes the password, or sets the first one of an account that came by another service. */
export function PasswordSettings({ hasPassword }: { readonly hasPassword: boolean }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: changePasswordSchema,
    initialValues: { currentPassword: '', newPassword: '' },
    send: async (input) => {
      await securityCalls.changePassword(input);
      form.form.reset();
      toast.success(messages.passwordChanged());
      await queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: settingsQueries.sessions.queryKey });
    },
  });
  return (
    <SectionCard
      title={messages.password()}
      description={hasPassword ? messages.aboutChangingPassword() : messages.noPasswordYet()}
    >
      <ContractForm
        {...form}
        action={hasPassword ? messages.changePassword() : messages.setPassword()}
        place="section"
      >
        {hasPassword && (
          <PasswordField {...form.field('currentPassword')} label={messages.currentPassword()} />
        )}
        <PasswordField {...form.field('newPassword')} label={messages.newPassword()} isNew />
      </ContractForm>
    </SectionCard>
  );
}
