import {
  emailFrequencies,
  type EmailFrequency,
  notificationGroupLabels,
} from '@lyceum/contracts/notifications';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { ChooseNotificationsDocument, execute } from '@lyceum/web-graphql';
import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import type { GroupChoice } from './group-choices';
import classes from './preference-settings.module.css';
import * as messages from './preferences.messages';

const frequencyLabels: Readonly<Record<EmailFrequency, () => string>> = {
  OFF: messages.off,
  INSTANT: messages.atOnce,
  DAILY: messages.daily,
};

/** One topic. What was chosen shows at once and goes back if it could not be saved. */
export function PreferenceRow({ choice }: { readonly choice: GroupChoice }) {
  const save = useSaving(choice);
  const { group, inApp, email } = choice;
  const label = notificationGroupLabels[group]();
  const frequencies = emailFrequencies.map((value) => ({
    value: String(value),
    label: frequencyLabels[value](),
  }));
  return (
    <tr>
      <th scope="row">
        {label}
        <p className={classes.about}>{messages.aboutGroup[group]()}</p>
      </th>
      <td>
        <Switch
          aria-label={messages.inAppOf({ label })}
          checked={inApp ?? true}
          description={inApp === null ? messages.partly() : undefined}
          onChange={(event) => save.mutate({ inApp: event.currentTarget.checked })}
        />
      </td>
      <td>
        <NativeSelect
          aria-label={messages.emailOf({ label })}
          data={email === null ? [{ value: '', label: messages.varies() }, ...frequencies] : frequencies}
          value={email ?? ''}
          onChange={(event) => {
            const chosen = emailFrequencies.find((value) => value === event.currentTarget.value);
            if (chosen) save.mutate({ email: chosen });
          }}
        />
      </td>
    </tr>
  );
}

type Chosen = { readonly inApp: boolean } | { readonly email: EmailFrequency };

function useSaving({ types }: GroupChoice) {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQueries.preferences;
  return useMutation({
    mutationFn: (chosen: Chosen) =>
      execute(ChooseNotificationsDocument, { input: { types: [...types], ...chosen } }),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            notificationPreferences: known.notificationPreferences.map((one) =>
              types.includes(one.type) ? { ...one, ...chosen } : one,
            ),
          },
      );
    },
    onError: (error) => {
      toast.error(readFailure(error, []).general ?? '');
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
