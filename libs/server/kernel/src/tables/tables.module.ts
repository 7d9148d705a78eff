import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditTargets } from '../audit/audit-targets';
import { TableReader } from './table-reader';
import { TableSources } from './table-sources';

/** Collects the tables of the ops console and reads them. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [AuditTargets, TableReader, TableSources],
  exports: [AuditTargets, TableReader, TableSources],
})
export class TablesModule {}
