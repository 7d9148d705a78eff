import type { ProfileFieldName, ProfilePartName, RuledName, SaidName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, graphqlQueryOptions, UpdateProfileDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Profile, profileCall } from '../profile-query';
import * as messages from './edit.messages';

type Settings = Partial<Record<RuledName, PrivacyLevel>>;

/** A form of some of what one tells of oneself, and who sees each of it. What is not changed is not sent (checklist line 151). */
export function useProfileForm(person: Profile, names: readonly SaidName[], onDone: () => void) {
  const queryClient = useQueryClient();
  const [settings, setSettings] = useState<Settings>({});
  const initialValues = Object.fromEntries(names.map((name) => [name, saidOf(person, name)]));
  const form = useContractForm({
    schema: () => import('./profile-schema').then((it) => it.saidSchema(names)),
    initialValues,
    send: async (said) => {
      const changed: Partial<Record<SaidName, string>> = Object.fromEntries(
        Object.entries(said).filter(([name, text]) => text !== initialValues[name]),
      );
      const input = { ...changed, privacy: settings };
      const saving = execute(UpdateProfileDocument, { userProfileId: person.id, input });
      const { updateProfile } = await saving.catch((error: unknown) => {
        toast.error(messages.updatingFailed());
        throw error;
      });
      const { queryKey } = graphqlQueryOptions(...profileCall(person.id, person.id));
      queryClient.setQueryData(queryKey, { getUser: updateProfile });
      toast.success(messages.updated());
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty || Object.keys(settings).length > 0);
  return {
    form,
    settingOf: (name: RuledName): PrivacyLevel => settings[name] ?? storedSettingOf(person, name),
    set: (name: RuledName, level: PrivacyLevel): void => setSettings((now) => ({ ...now, [name]: level })),
  };
}

function saidOf({ aboutMe, userProfile }: Profile, name: SaidName): string {
  return (name === 'aboutMe' ? aboutMe : userProfile[name].value) ?? '';
}

/** One is told all settings of one's own. */
function storedSettingOf({ partPrivacy, userProfile }: Profile, name: RuledName): PrivacyLevel {
  return (
    (name in userProfile
      ? userProfile[name as ProfileFieldName].privacy
      : partPrivacy?.[name as ProfilePartName]) ?? 'PRIVATE'
  );
}
