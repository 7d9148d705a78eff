import { Injectable, type OnModuleInit } from '@nestjs/common';
import { byName, Marked } from '@lyceum/kernel';
import { KeepsMailList, type MailList, type MailListEntry, type MailListState } from './mail-list';

/** The lists of mails of all domains, found by the decorator. */
@Injectable()
export class MailLists implements OnModuleInit {
  private lists = new Map<string, MailList>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.all(KeepsMailList);
    this.lists = byName(
      'lists of mails',
      found.map((list) => [list.name, list] as const),
    );
  }

  /** Null where there is no such list any more, or nothing to be written about. */
  async stateOf(entry: MailListEntry): Promise<MailListState | null> {
    return (await this.lists.get(entry.list)?.stateOf(entry)) ?? null;
  }

  async change(entry: MailListEntry, isSubscribed: boolean): Promise<void> {
    await this.lists.get(entry.list)?.change(entry, isSubscribed);
  }
}
