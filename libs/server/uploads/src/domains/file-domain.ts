import type { UploadFolder } from '@lyceum/contracts/uploads';
import { type Actor, defineMark } from '@lyceum/kernel';

/** A file as its domain is asked about it. */
export interface AskedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly folder: UploadFolder;
  /** What it is for: an id or a name. */
  readonly target: string;
  readonly url: string;
}

/** SQL about the row whose id the SQL `id` yields. */
export interface FileOwner {
  /** True while the row can be seen. A file none of whose rows can be seen is gone, until one of them comes back. */
  readonly isSeen: (id: string) => string;
  /** True while staff have taken it away: its files are gone, whatever else shows them. */
  readonly isTakenAway?: (id: string) => string;
}

/**
 * What a domain says about the files that belong to its rows. Implemented by a provider marked `@FileDomain()`; its
 * tables note their files in `upload_uses` by the trigger `note_upload_uses`, in the migration that makes them.
 */
export interface FileDomainSource {
  /** Folders whose files are for this domain: what is used by none of its rows is served for a day, as long as somebody writes. */
  readonly folders: readonly UploadFolder[];
  /** By the name its rows have in `upload_uses`. */
  readonly owners: Readonly<Record<string, FileOwner>>;
  /**
   * Whether somebody may read a document of its folders, besides who sent it and the staff that look after it; asked for
   * each link, and of a private folder each time the file is fetched.
   */
  mayRead?(actor: Actor, file: AskedFile): Promise<boolean>;
  /** Who besides may read one of a private folder by a link that a door of the domain's own gave them (`DocumentLinksService.show`), asked at each fetch. */
  mayReadIfShown?(actor: Actor, file: AskedFile): Promise<boolean>;
}

/** Marks a provider as a `FileDomainSource`. */
export const FileDomain = defineMark<FileDomainSource>();
