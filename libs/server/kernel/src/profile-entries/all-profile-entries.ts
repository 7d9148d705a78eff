import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Marked } from '../marks/marked';
import {
  ListedOnProfiles,
  type ProfileEntries,
  type ProfileEntryKind,
  type ProfileEntrySides,
} from './profile-entry';

const none = `SELECT NULL::uuid AS id, NULL::text AS name, NULL::text AS url, NULL::timestamptz AS starts_at WHERE FALSE`;

/** What profiles list, from all domains, found by the decorator. */
@Injectable()
export class AllProfileEntries implements OnModuleInit {
  private sources: ProfileEntries[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.sources = this.marked.all(ListedOnProfiles);
  }

  /** SQL of rows of `id`, `name`, `url` and `starts_at`; none where no domain knows of this kind. */
  sql(kind: ProfileEntryKind, sides: ProfileEntrySides): string {
    const known = this.sources.filter((source) => source.kind === kind);
    return known.length === 0 ? none : known.map((source) => `(${source.of(sides)})`).join(' UNION ALL ');
  }
}
