import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { Transaction } from '../unit-of-work/transaction';
import { type PersonalData, personalDataKey } from './personal-data-source.decorator';

/** All domains' personal data, found by their decorator. */
@Injectable()
export class PersonalDataSources implements OnModuleInit {
  private readonly byName = new Map<string, PersonalData>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const name = this.reflector.get<string | undefined>(personalDataKey, metatype);
      if (name !== undefined) this.add(name, instance as PersonalData);
    }
  }

  /** What each domain keeps about the user, by its name in alphabetical order. */
  async exportAll(userId: string): Promise<ReadonlyMap<string, object>> {
    const copies = new Map<string, object>();
    for (const name of [...this.byName.keys()].sort())
      copies.set(name, (await this.byName.get(name)?.export(userId)) ?? {});
    return copies;
  }

  /** Lets every domain erase the user inside one transaction, always in the same order. */
  async eraseAll(transaction: Transaction, userId: string): Promise<void> {
    for (const name of [...this.byName.keys()].sort())
      await this.byName.get(name)?.erase(transaction, userId);
  }

  private add(name: string, source: PersonalData): void {
    const known = this.byName.get(name);
    if (known && known !== source) throw new Error(`Two sources of personal data are named ${name}`);
    this.byName.set(name, source);
  }
}
