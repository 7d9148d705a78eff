import type { Forum } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { PrivacyLabel, privacyMeaning } from '../parts/privacy-label';
import classes from './forum-info.module.css';

/** What a forum is about, who may see it, since when it is there and who made it. */
export function ForumInfo({ forum }: { readonly forum: Forum }) {
  const { description, privacy, createdAt, creator } = forum;
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
      </dl>
    </section>
  );
}
