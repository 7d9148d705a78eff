import type { Message } from '@lyceum/contracts/messages';
import type { ComponentType } from 'react';
import type { Profile } from '../profile-query';

export interface SectionProps {
  readonly person: Profile;
  readonly isOwn: boolean;
  /** Whether its owner looks at it as somebody else. */
  readonly isPreview?: boolean;
}

/** A part of somebody's page that asks by itself for what it shows. */
export interface Section {
  /** Its heading while its file is on the way. */
  readonly title: Message<string>;
  /** `side` is what is read at a glance, `main` what is read from top to bottom. */
  readonly place: 'side' | 'main';
  /** A `lazyPart`; it draws its own `SectionCard`, or nothing where there is nothing to show to whoever looks. */
  readonly Part: ComponentType<SectionProps>;
  /** Set where it shows nothing but what the page has of them already: whether that is anything to whoever looks. */
  readonly ofPage?: (person: Profile) => boolean;
}
