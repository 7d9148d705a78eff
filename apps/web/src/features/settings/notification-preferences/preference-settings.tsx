import { SectionCard, TextSkeleton } from '@lyceum/ui';
import {
  notificationTable,
  type NotificationTopic,
  notificationTopicLabels,
  notificationTopics,
} from '@lyceum/contracts/notifications';
import type { NotificationPreferencesQuery } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import { settingsQueries } from '../settings-queries';
import { PreferenceRow } from './preference-row';
import classes from './preference-settings.module.css';
import * as messages from './preferences.messages';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

/** What the viewer hears of, and how, type by type. Every change is saved at once. */
export function PreferenceSettings() {
  const preferences = useQuery(settingsQueries.preferences);
  return (
    <SectionCard title={messages.notifications()} description={messages.aboutNotifications()}>
      <QueryContent
        query={preferences}
        subject={messages.yourChoices()}
        skeleton={(label) => <TextSkeleton lines={12} label={label} />}
      >
        {({ notificationPreferences }) =>
          notificationTopics.map((topic) => (
            <Topic key={topic} topic={topic} preferences={ofTopic(notificationPreferences, topic)} />
          ))
        }
      </QueryContent>
    </SectionCard>
  );
}

function ofTopic(preferences: readonly Preference[], topic: NotificationTopic): Preference[] {
  return preferences.filter(({ type }) => notificationTable[type].topic === topic);
}

interface TopicProps {
  readonly topic: NotificationTopic;
  readonly preferences: readonly Preference[];
}

function Topic({ topic, preferences }: TopicProps) {
  if (preferences.length === 0) return null;
  return (
    <table className={classes.table}>
      <caption className={classes.topic}>{notificationTopicLabels[topic]}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.event()}</th>
          <th scope="col">{messages.bell()}</th>
          <th scope="col">{messages.email()}</th>
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <PreferenceRow key={preference.type} preference={preference} />
        ))}
      </tbody>
    </table>
  );
}
