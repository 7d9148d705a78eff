import { currentLanguage, dateFormat } from '@lyceum/contracts/messages';
import { type ProfileFieldName, profileFieldNames } from '@lyceum/contracts/profile';
import { SectionCard } from '@lyceum/ui';
import type { ReactNode } from 'react';
import classes from './profile-details.module.css';
import type { Profile } from './profile-query';
import * as messages from './profile.messages';

/** They stand beside the name. */
const inHead: readonly ProfileFieldName[] = ['preferredName', 'preferredPronoun'];

/** What else somebody tells whoever looks; to themselves, with who sees it. Nothing where there is nothing. */
export function ProfileDetails({ userProfile }: Pick<Profile, 'userProfile'>) {
  const told = profileFieldNames.filter((name) => {
    const { value, privacy } = userProfile[name];
    return value && (privacy || !inHead.includes(name));
  });
  if (told.length === 0) return null;
  return (
    <SectionCard title={messages.details()}>
      <dl className={classes.list}>
        {told.map((name) => {
          const { value, privacy } = userProfile[name];
          return (
            <div key={name} className={classes.row}>
              <dt className={classes.label}>{messages.fieldLabels[name]()}</dt>
              <dd className={classes.value} dir="auto">
                {inWords(name, value ?? '')}
              </dd>
              {privacy && <dd className={classes.seenBy}>{messages.seenBy[privacy]()}</dd>}
            </div>
          );
        })}
      </dl>
    </SectionCard>
  );
}

const day = dateFormat({ year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

function inWords(name: ProfileFieldName, value: string): ReactNode {
  if (name === 'dob') return day(new Date(value));
  if (name === 'country' || name === 'guardianCountry') return countryName(value);
  if (name === 'sameAsStudent') return value === 'true' ? messages.yes() : messages.no();
  if (name.startsWith('socialMedia') && /^https?:\/\//.test(value))
    return (
      <a href={value} target="_blank" rel="noopener noreferrer nofollow ugc">
        {value.replace(/^https?:\/\//, '')}
      </a>
    );
  return value;
}

/** Of a code of ISO 3166; whatever else somebody wrote stays as it is. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(currentLanguage().locale, { type: 'region' }).of(code) ?? code;
}
