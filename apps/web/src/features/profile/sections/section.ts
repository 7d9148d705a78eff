import type { Message } from '@lyceum/contracts/messages';
import type { ComponentType } from 'react';
import type { Profile } from '../profile-query';

export interface SectionProps {
  readonly person: Profile;
  readonly isOwn: boolean;
}

/** A part of somebody's page that asks for what it shows by itself. */
export interface Section {
  /** Its heading while its file is on the way. */
  readonly title: Message<string>;
  /** `side` is what is read at a glance, `main` what is read from top to bottom. */
  readonly place: 'side' | 'main';
  /** A `lazyPart`; it draws its own `SectionCard`, or nothing where there is nothing to show to whoever looks. */
  readonly Part: ComponentType<SectionProps>;
}
