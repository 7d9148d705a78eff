import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Marked } from '../marks/marked';
import type { Transaction } from '../unit-of-work/transaction';
import { type PersonalData, PersonalDataSource } from './personal-data-source.decorator';

/** All domains' personal data, found by their decorator. */
@Injectable()
export class PersonalDataSources implements OnModuleInit {
  private byName = new Map<string, PersonalData>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.byName = this.marked.byName(PersonalDataSource, 'sources of personal data');
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
}
