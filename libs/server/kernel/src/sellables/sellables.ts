import { Injectable, type OnModuleInit } from '@nestjs/common';
import { byName, Marked } from '../marks/marked';
import { type Sellable, Sells } from './sellable';

/** What domains sell, found by the decorator. */
@Injectable()
export class Sellables implements OnModuleInit {
  private kinds = new Map<string, Sellable>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.all(Sells);
    this.kinds = byName(
      'things that are sold',
      found.map((sellable) => [sellable.kind, sellable] as const),
    );
  }

  /** By its kind; undefined where no domain sells such a thing (any more). */
  of(kind: string | null): Sellable | undefined {
    return kind === null ? undefined : this.kinds.get(kind);
  }
}
