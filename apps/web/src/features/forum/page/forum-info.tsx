import { Button } from '@mantine/core';
import type { Forum } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { PrivacyLabel, privacyMeaning } from '../parts/privacy-label';
import classes from './forum-info.module.css';

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
    <section aria-label="Info" className={classes.root}>
      <h2 className={classes.heading}>About this forum</h2>
      <p className={classes.text}>
        {description === '' ? 'Nobody has described this forum yet.' : description}
      </p>
      <dl className={classes.facts}>
        <dt>Who may see it</dt>
        <dd>
          <PrivacyLabel privacy={privacy} />. {privacyMeaning(privacy)}
        </dd>
        <dt>Opened</dt>
        <dd>
          <time dateTime={createdAt}>
            {new Date(createdAt).toLocaleDateString('en', { dateStyle: 'long' })}
          </time>
        </dd>
        {creator && (
          <>
            <dt>Made by</dt>
            <dd>
              <PersonRow person={creator} size={32} />
            </dd>
          </>
        )}
        {privacy === 'CLOSED' && requestingUserIsMember === 'YES' && (
          <>
            <dt>Your membership</dt>
            <dd>
              <Button variant="default" loading={isLeaving} onClick={onLeave}>
                Leave this forum
              </Button>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
