import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type ContactTie, contactTieKey, type ContactTieKind } from './contact-tie';

/** What people can have in common, from all domains, found by the decorator. */
@Injectable()
export class ContactTies implements OnModuleInit {
  private readonly ties = new Set<ContactTie>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      if (this.reflector.get<true | undefined>(contactTieKey, metatype))
        this.ties.add(instance as ContactTie);
    }
  }

  /** SQL of whether a tie of this kind holds; FALSE where no domain knows of one. */
  sql(kind: ContactTieKind, one: string, other: string): string {
    const known = [...this.ties].filter((tie) => tie.kind === kind).map((tie) => tie.between(one, other));
    return known.length === 0 ? 'FALSE' : `(${known.join(' OR ')})`;
  }
}
