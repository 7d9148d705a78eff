import { QueryContent } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import { groupChoices } from './group-choices';
import { PreferenceRow } from './preference-row';
import classes from './preference-settings.module.css';
import * as messages from './preferences.messages';

/** What the viewer hears of, and how, topic by topic: those that concern them. Every change is saved at once. */
export function PreferenceSettings() {
  const preferences = useQuery(settingsQueries.preferences);
  return (
    <SectionCard title={messages.notifications()} description={messages.aboutNotifications()}>
      <QueryContent
        query={preferences}
        subject={messages.yourChoices()}
        skeleton={(label) => <TextSkeleton lines={12} label={label} />}
      >
        {({ notificationPreferences }) => (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{messages.topic()}</th>
                <th scope="col">{messages.inApp()}</th>
                <th scope="col">{messages.email()}</th>
              </tr>
            </thead>
            <tbody>
              {groupChoices(notificationPreferences).map((choice) => (
                <PreferenceRow key={choice.group} choice={choice} />
              ))}
            </tbody>
          </table>
        )}
      </QueryContent>
    </SectionCard>
  );
}
