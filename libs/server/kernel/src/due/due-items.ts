import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Actor, assertCan } from '../actor/actor';
import { Marked } from '../marks/marked';
import type { DueItemModel } from './due-item.model';
import { type DueSource, HasDueItems } from './due-source';

/** Items that a home screen names. */
const shownItems = 4;

/** What is due for people, from all domains, found by the decorator. */
@Injectable()
export class DueItems implements OnModuleInit {
  private sources: DueSource[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.sources = this.marked.all(HasDueItems);
  }

  /** What the caller is to do next, the soonest first. */
  async next(actor: Actor): Promise<DueItemModel[]> {
    assertCan(actor, 'account.read');
    const items = await Promise.all(this.sources.map((source) => source.of(actor, shownItems)));
    return items
      .flat()
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, shownItems);
  }
}
