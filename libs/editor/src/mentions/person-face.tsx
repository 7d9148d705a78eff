import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar } from '@lyceum/ui';
import * as messages from '../editor.messages';
import type { MentionablePerson } from '../text-editor.types';
import classes from './mention-list.module.css';

/** Somebody one may mention, with what tells people of one name apart. */
export function PersonFace({ person }: { readonly person: MentionablePerson }) {
  const { firstName, lastName, profilePictureUrl, isFriend, roleLabels, forumsInCommon } = person;
  const details = [...(isFriend ? [messages.friend()] : []), ...roleLabels, ...forumsInCommon];
  return (
    <>
      <UserAvatar
        firstName={firstName}
        lastName={lastName}
        src={profilePictureUrl ?? null}
        size={28}
        decorative
      />
      <span className={classes.words}>
        <bdi>{fullName(person)}</bdi> <span className={classes.detail}>{details.join(' · ')}</span>
      </span>
    </>
  );
}
