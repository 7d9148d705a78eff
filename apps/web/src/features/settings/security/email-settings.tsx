import { changeEmailSchema } from '@lyceum/contracts/auth';
import { ContractForm, EmailField, PasswordField, QueryContent, useContractForm } from '@lyceum/shell';
import { SectionCard, TextSkeleton, toast } from '@lyceum/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import * as messages from './email-change.messages';
import { emailChangeQuery } from './email-change-query';
import { securityCalls } from './security-calls';
import { WaitingEmailChange } from './waiting-email-change';

/** The e-mail one logs in with, and the way to another. */
export function EmailSettings({ hasPassword }: { readonly hasPassword: boolean }) {
  const me = useQuery(settingsQueries.me);
  const change = useQuery(emailChangeQuery);
  const email = me.data?.me.email;
  return (
    <SectionCard
      title={messages.email()}
      {...(email !== undefined && { description: messages.aboutEmail({ email }) })}
    >
      <QueryContent
        query={change}
        subject={messages.yourEmail()}
        skeleton={(label) => <TextSkeleton lines={3} label={label} />}
      >
        {(waiting) =>
          waiting ? (
            <WaitingEmailChange change={waiting} email={email ?? ''} />
          ) : (
            <EmailForm hasPassword={hasPassword} />
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

/** What was typed stays until the server has taken it. */
function EmailForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: changeEmailSchema,
    initialValues: { email: '', password: '' },
    send: async (input) => {
      const change = await securityCalls.changeEmail(input);
      toast.success(messages.linksSent());
      queryClient.setQueryData(emailChangeQuery.queryKey, change);
    },
  });
  return (
    <ContractForm {...form} action={messages.changeEmail()} place="section">
      <EmailField {...form.field('email')} label={messages.newEmail()} autoComplete="email" />
      {hasPassword && <PasswordField {...form.field('password')} label={messages.currentPassword()} />}
    </ContractForm>
  );
}
