import { emailFrequencies, type EmailFrequency, notificationTable } from '@lyceum/contracts/notifications';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  execute,
  type NotificationPreferencesQuery,
  SetNotificationPreferenceDocument,
} from '@lyceum/web-graphql';
import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import * as messages from './preferences.messages';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

const frequencyLabels: Readonly<Record<EmailFrequency, () => string>> = {
  OFF: messages.off,
  INSTANT: messages.atOnce,
  DAILY: messages.daily,
};

/** One type of notification. What was chosen shows at once and goes back if it could not be saved. */
export function PreferenceRow({ preference }: { readonly preference: Preference }) {
  const save = useSaving();
  const { type, inApp, email } = preference;
  const { label } = notificationTable[type];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Switch
          aria-label={messages.bellOf({ label })}
          checked={inApp}
          onChange={(event) => save.mutate({ type, email, inApp: event.currentTarget.checked })}
        />
      </td>
      <td>
        <NativeSelect
          aria-label={messages.emailOf({ label })}
          data={emailFrequencies.map((value) => ({ value, label: frequencyLabels[value]() }))}
          value={email}
          onChange={(event) => {
            const chosen = emailFrequencies.find((value) => value === event.currentTarget.value);
            if (chosen) save.mutate({ type, inApp, email: chosen });
          }}
        />
      </td>
    </tr>
  );
}

function useSaving() {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQueries.preferences;
  const show = (chosen: Preference): void => {
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          notificationPreferences: known.notificationPreferences.map((one) =>
            one.type === chosen.type ? chosen : one,
          ),
        },
    );
  };
  return useMutation({
    mutationFn: (input: Preference) => execute(SetNotificationPreferenceDocument, { input }),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey });
      show(chosen);
    },
    onError: (error) => {
      toast.error(readFailure(error, []).general ?? '');
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
