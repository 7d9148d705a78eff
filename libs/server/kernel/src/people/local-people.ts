import { Injectable, type OnModuleInit, SetMetadata } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';

const localPeopleKey = 'lyceum:local-people';

/**
 * Whom somebody looks after in a domain's places: the members of the forums they run. Implemented by a provider marked
 * `@LocalPeopleSource()`. Staff whose role is local see these people and no others (checklist line 48).
 */
export interface LocalPeople {
  /** SELECT of their ids, duplicates and all. @param caller place of the caller's id in the statement: `$1` */
  peopleOf(caller: string): string;
}

/** Marks a provider as a domain's `LocalPeople`. */
export const LocalPeopleSource = () => SetMetadata<string, true>(localPeopleKey, true);

/** All domains' local people, found by their decorator. */
@Injectable()
export class LocalPeopleSources implements OnModuleInit {
  private readonly sources = new Set<LocalPeople>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      if (this.reflector.get<true | undefined>(localPeopleKey, metatype))
        this.sources.add(instance as LocalPeople);
    }
  }

  /** Condition under which the caller looks after a person, in whichever domain. */
  includes(person: string, caller: string): string {
    if (this.sources.size === 0) return 'FALSE';
    const selects = [...this.sources].map((source) => source.peopleOf(caller));
    return `${person} IN (${selects.join(' UNION ALL ')})`;
  }
}
