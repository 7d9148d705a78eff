import { Injectable, type OnModuleInit } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import type { TableDeclaration } from '@lyceum/contracts/ops';
import { DomainError } from '../errors/domain-error';
import { byName, Marked } from '../marks/marked';
import { ConsoleTable, type TableSource } from './table-source';

/** All console tables of the product, found by their decorator. */
@Injectable()
export class TableSources implements OnModuleInit {
  private byName = new Map<string, TableSource>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const sources = this.marked.all(ConsoleTable).map(({ source }) => source);
    this.byName = byName(
      'console tables',
      sources.map((source) => [source.table.name, source]),
    );
  }

  /** @throws DomainError COMMON_NOT_FOUND for a name no table has */
  named(name: string): TableSource {
    const source = this.byName.get(name);
    if (!source) throw new DomainError(commonErrors.NOT_FOUND);
    return source;
  }

  /** Every table's declaration. */
  get tables(): readonly TableDeclaration[] {
    return [...this.byName.values()].map(({ table }) => table);
  }
}
