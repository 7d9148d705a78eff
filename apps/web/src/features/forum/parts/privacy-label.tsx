import { communityPrivacies, type CommunityPrivacy } from '@lyceum/contracts/forum';
import { IconLock, IconShieldLock, IconWorld } from '@tabler/icons-react';
import * as messages from './parts.messages';
import classes from './privacy-label.module.css';

const privacies = {
  PUBLIC: { icon: IconWorld, label: messages.publicForum, meaning: messages.aboutPublic },
  PRIVATE: { icon: IconLock, label: messages.privateForum, meaning: messages.aboutPrivate },
  CLOSED: { icon: IconShieldLock, label: messages.closedForum, meaning: messages.aboutClosed },
} as const;

/** What a privacy means, in a sentence. */
export const privacyMeaning = (privacy: CommunityPrivacy): string => privacies[privacy].meaning();

/** For forms that ask for it. */
export const privacyChoices = (): { value: CommunityPrivacy; label: string }[] =>
  communityPrivacies.map((value) => ({
    value,
    label: messages.privacyChoice({ privacy: privacies[value].label(), meaning: privacyMeaning(value) }),
  }));

/** Who may see a forum, in a word and a sign. */
export function PrivacyLabel({ privacy }: { readonly privacy: CommunityPrivacy }) {
  const { icon: Icon, label, meaning } = privacies[privacy];
  return (
    <span className={classes.root} title={meaning()}>
      <Icon size={15} stroke={1.9} aria-hidden />
      {label()}
    </span>
  );
}
