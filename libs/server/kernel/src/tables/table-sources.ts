import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { commonErrors } from '@lyceum/contracts/common';
import type { TableDeclaration } from '@lyceum/contracts/ops';
import { DomainError } from '../errors/domain-error';
import { consoleTableKey, type TableProvider, type TableSource } from './table-source';

/** All console tables of the product, found by their decorator. */
@Injectable()
export class TableSources implements OnModuleInit {
  private readonly byName = new Map<string, TableSource>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      if (this.reflector.get<true | undefined>(consoleTableKey, metatype))
        this.add((instance as TableProvider).source);
    }
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

  private add(source: TableSource): void {
    const { name } = source.table;
    const known = this.byName.get(name);
    if (known && known !== source) throw new Error(`Two console tables are named ${name}`);
    this.byName.set(name, source);
  }
}
