import { dateFormat } from '@lyceum/contracts/messages';
import { Button } from '@mantine/core';
import type { Forum } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { PrivacyLabel, privacyMeaning } from '../parts/privacy-label';
import classes from './forum-info.module.css';
import * as messages from './page.messages';

const dayText = dateFormat({ dateStyle: 'long' });

interface ForumInfoProps {
  readonly forum: Forum;
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

/**
 * What a forum is about, who may see it, since when it is there and who made it. Closed forums have no buttons of
 * membership (checklist line 65), so that who was put into one leaves it here.
 */
export function ForumInfo({ forum, isLeaving, onLeave }: ForumInfoProps) {
  const { description, privacy, createdAt, creator, requestingUserIsMember } = forum;
  return (
    <section aria-label={messages.info()} className={classes.root}>
      <h2 className={classes.heading}>{messages.aboutThisForum()}</h2>
      <p className={classes.text}>{description === '' ? messages.notDescribed() : description}</p>
      <dl className={classes.facts}>
        <dt>{messages.whoMaySeeIt()}</dt>
        <dd>
          <PrivacyLabel privacy={privacy} />. {privacyMeaning(privacy)}
        </dd>
        <dt>{messages.opened()}</dt>
        <dd>
          <time dateTime={createdAt}>{dayText(new Date(createdAt))}</time>
        </dd>
        {creator && (
          <>
            <dt>{messages.madeBy()}</dt>
            <dd>
              <PersonRow person={creator} size={32} />
            </dd>
          </>
        )}
        {privacy === 'CLOSED' && requestingUserIsMember === 'YES' && (
          <>
            <dt>{messages.yourMembership()}</dt>
            <dd>
              <Button variant="default" loading={isLeaving} onClick={onLeave}>
                {messages.leaveThisForum()}
              </Button>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
