import { fullName } from '@lyceum/contracts/auth';
import type { AnnouncementFragment } from '@lyceum/web-graphql';
import type { ReactNode } from 'react';
import { moment } from '../class-times';
import * as messages from './announcements.messages';
import classes from './class-announcements.module.css';

interface AnnouncementProps {
  readonly announcement: AnnouncementFragment;
  /** What changes it. */
  readonly actions?: ReactNode;
}

/** What a class was told, by whom and when. */
export function Announcement({ announcement, actions }: AnnouncementProps) {
  const { text, author, createdAt, editedAt } = announcement;
  const when = moment(new Date(createdAt));
  const byline = messages.byline({ name: author ? fullName(author) : messages.aTeacher(), when });
  return (
    <div className={classes.announcement}>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        <p className={classes.detail}>{editedAt === null ? byline : messages.edited({ byline })}</p>
      </div>
      {actions}
    </div>
  );
}
