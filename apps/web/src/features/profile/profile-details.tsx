import { countryNamesIn } from '@lyceum/contracts/auth';
import { currentLanguage } from '@lyceum/contracts/messages';
import { type ProfileFieldName, profileFieldNames } from '@lyceum/contracts/profile';
import { lazyPart } from '@lyceum/shell';
import { SectionCard } from '@lyceum/ui';
import type { ReactNode } from 'react';
import { dayInWords } from './days';
import { WhoSees } from './audience/who-sees';
import { OwnPart } from './own-part';
import classes from './profile-details.module.css';
import type { Profile } from './profile-query';
import * as messages from './profile.messages';

/** They stand beside the name. */
const inHead: readonly ProfileFieldName[] = ['preferredName', 'preferredPronoun'];

interface ProfileDetailsProps {
  readonly person: Profile;
  readonly isOwn: boolean;
}

const EditDetails = lazyPart(() => import('./edit/edit-details').then((it) => it.EditDetails));

/** What else somebody tells whoever looks, and nothing where there is nothing; to themselves, with who sees it. */
export function ProfileDetails({ person, isOwn }: ProfileDetailsProps) {
  const { userProfile } = person;
  const told = profileFieldNames.filter((name) => {
    const { value, privacy } = userProfile[name];
    return value && (privacy || !inHead.includes(name));
  });
  const list = told.length > 0 && <DetailList userProfile={userProfile} names={told} />;
  if (!isOwn) return list && <SectionCard title={messages.details()}>{list}</SectionCard>;
  return (
    <OwnPart
      title={messages.details()}
      label={messages.editYourDetails()}
      form={(onDone) => <EditDetails person={person} onDone={onDone} />}
    >
      {list || <p className={classes.nothing}>{messages.noDetailsOfYours()}</p>}
    </OwnPart>
  );
}

interface DetailListProps extends Pick<Profile, 'userProfile'> {
  readonly names: readonly ProfileFieldName[];
}

function DetailList({ userProfile, names }: DetailListProps) {
  return (
    <dl className={classes.list}>
      {names.map((name) => {
        const { value, privacy } = userProfile[name];
        return (
          <div key={name} className={classes.row}>
            <dt className={classes.label}>{messages.fieldLabels[name]()}</dt>
            <dd className={classes.value} dir="auto">
              {inWords(name, value ?? '')}
            </dd>
            {privacy && (
              <dd className={classes.seenBy}>
                <WhoSees what={messages.fieldLabels[name]()} level={privacy} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function inWords(name: ProfileFieldName, value: string): ReactNode {
  if (name === 'dob') return dayInWords(value);
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
  return countryNamesIn(currentLanguage().locale)(code);
}
