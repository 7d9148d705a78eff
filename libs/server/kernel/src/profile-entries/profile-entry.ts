import { defineMark } from '../marks/mark';

/** What a profile lists of other domains: forums and classes its owner is in, events they will be at, certificates they were given. */
export const profileEntryKinds = ['FORUM', 'CLASS', 'EVENT', 'CERTIFICATE'] as const;

export type ProfileEntryKind = (typeof profileEntryKinds)[number];

/** SQL of the ids of whose profile it is and who looks at it. */
export interface ProfileEntrySides {
  readonly owner: string;
  readonly reader: string;
}

/** A provider that knows of such entries, found by its decorator. Several may know of the same kind. */
export interface ProfileEntries {
  readonly kind: ProfileEntryKind;
  /**
   * SQL of rows of `id`, `name`, `url` (where it is read) and `starts_at` (NULL where it has no time): what both may see
   * now. Whether the owner tells the reader of it is asked by the profile.
   */
  of(sides: ProfileEntrySides): string;
}

/** Marks a provider as `ProfileEntries`. */
export const ListedOnProfiles = defineMark<ProfileEntries>();
