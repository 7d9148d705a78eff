import type { CommunityPrivacy } from '@lyceum/contracts';
import { IconLock, IconShieldLock, IconWorld } from '@tabler/icons-react';
import classes from './privacy-label.module.css';

const privacies = {
  PUBLIC: { icon: IconWorld, label: 'Public', meaning: 'Everybody on the platform can read and join.' },
  PRIVATE: { icon: IconLock, label: 'Private', meaning: 'Only members read. You ask to join.' },
  CLOSED: { icon: IconShieldLock, label: 'Closed', meaning: 'Staff decide who is a member.' },
} as const;

/** What a privacy means, in a sentence. */
export const privacyMeaning = (privacy: CommunityPrivacy): string => privacies[privacy].meaning;

/** Who may see a forum, in a word and a sign. */
export function PrivacyLabel({ privacy }: { readonly privacy: CommunityPrivacy }) {
  const { icon: Icon, label, meaning } = privacies[privacy];
  return (
    <span className={classes.root} title={meaning}>
      <Icon size={15} stroke={1.9} aria-hidden />
      {label}
    </span>
  );
}
