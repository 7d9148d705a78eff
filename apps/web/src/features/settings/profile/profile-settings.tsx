import { renewToken } from '@lyceum/session';
import { ContractForm, NameFields, useContractForm, useUnsavedChanges, QueryContent } from '@lyceum/shell';
import { SectionCard, toast, TextSkeleton } from '@lyceum/ui';
import { execute, type SettingsMeQuery, UpdateMyAccountDocument } from '@lyceum/web-graphql';
import { Switch, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshAccount, settingsQueries } from '../settings-queries';
import * as messages from './profile.messages';

/** Profile basics. */
export function ProfileSettings() {
  const me = useQuery(settingsQueries.me);
  return (
    <SectionCard title={messages.profile()} description={messages.aboutProfile()}>
      <QueryContent
        query={me}
        subject={messages.yourProfile()}
        skeleton={(label) => <TextSkeleton label={label} />}
      >
        {(data) => <ProfileForm me={data.me} />}
      </QueryContent>
    </SectionCard>
  );
}

function ProfileForm({ me }: { readonly me: SettingsMeQuery['me'] }) {
  const { firstName, lastName, email, showOnlineStatus } = me;
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('./profile-schema').then((it) => it.updateMyAccountSchema),
    initialValues: { firstName, lastName, showOnlineStatus },
    send: async (input) => {
      const { updateMyAccount } = await execute(UpdateMyAccountDocument, { input });
      queryClient.setQueryData(settingsQueries.me.queryKey, { me: updateMyAccount });
      form.settle();
      toast.success(messages.profileSaved());
      // The token says the name too; one that says the old one is renewed with the next at the latest.
      await renewToken().catch(() => undefined);
      await refreshAccount(queryClient);
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm {...form} action={messages.saveProfile()} place="section">
      <NameFields {...form} />
      <TextInput
        label={messages.email()}
        description={messages.aboutEmail()}
        value={email}
        readOnly
        autoComplete="email"
      />
      <Switch {...form.toggle('showOnlineStatus')} label={messages.showOnlineStatus()} />
    </ContractForm>
  );
}
