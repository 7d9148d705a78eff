import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineMark } from '../marks/mark';
import { Marked } from '../marks/marked';

/**
 * Whom somebody looks after in a domain's places: the members of the forums they run. Implemented by a provider marked
 * `@LocalPeopleSource()`. Staff whose role is local see these people and no others (checklist line 48).
 */
export interface LocalPeople {
  /** SELECT of their ids, duplicates and all. @param caller place of the caller's id in the statement: `$1` */
  peopleOf(caller: string): string;
}

/** Marks a provider as a domain's `LocalPeople`. */
export const LocalPeopleSource = defineMark<LocalPeople>();

/** All domains' local people, found by their decorator. */
@Injectable()
export class LocalPeopleSources implements OnModuleInit {
  private sources: LocalPeople[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.sources = this.marked.all(LocalPeopleSource);
  }

  /** Condition under which the caller looks after a person, in whichever domain. */
  includes(person: string, caller: string): string {
    if (this.sources.length === 0) return 'FALSE';
    const selects = this.sources.map((source) => source.peopleOf(caller));
    return `${person} IN (${selects.join(' UNION ALL ')})`;
  }
}
