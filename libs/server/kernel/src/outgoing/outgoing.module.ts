import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ManagerStatements } from '../sql/manager-statements';
import { OutgoingCalls } from './outgoing-calls';
import { OUTGOING_TERMS, type OutgoingTerms, outgoingTerms } from './outgoing.terms';
import { StoredTargetRecords } from './target-records';

/** Calls out of the house, for every domain. */
@Global()
@Module({
  providers: [
    { provide: OUTGOING_TERMS, useValue: outgoingTerms },
    {
      provide: OutgoingCalls,
      useFactory: (dataSource: DataSource, terms: OutgoingTerms) =>
        new OutgoingCalls(new StoredTargetRecords(new ManagerStatements(dataSource.manager), terms), terms),
      inject: [DataSource, OUTGOING_TERMS],
    },
  ],
  exports: [OutgoingCalls, OUTGOING_TERMS],
})
export class OutgoingModule {}
