import { SectionCard } from '@lyceum/ui';
import classes from './latest-answers.module.css';
import { NotificationEntry } from './notification-entry';
import type { NotificationItem } from './notification-queries';
import { viewersTimeZone } from './notification-time';
import * as messages from './notifications.messages';

interface LatestAnswersProps {
  readonly answers: readonly NotificationItem[];
  readonly onOpenPath: (path: string) => void;
}

/** Who has answered the reader. */
export function LatestAnswers({ answers, onOpenPath }: LatestAnswersProps) {
  return (
    <SectionCard title={messages.answersToYou()}>
      <ul className={classes.list}>
        {answers.map((item) => (
          <li key={item.id}>
            <NotificationEntry item={item} timeZone={viewersTimeZone()} onOpenPath={onOpenPath} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
