import { Injectable, Module } from '@nestjs/common';
import { defineTable } from '@lyceum/contracts/ops';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import type { DataSource } from 'typeorm';

/** A console table with a column of every kind, for tests of what all tables do. */
export const samplesTable = defineTable({
  name: 'samples',
  title: 'Samples',
  requires: 'audit.read',
  searchLabel: 'Label',
  columns: {
    label: { label: 'Label', kind: 'text', isSortable: true, isFilterable: true },
    weight: { label: 'Weight', kind: 'number', isSortable: true, isFilterable: true },
    worth: { label: 'Worth', kind: 'money', isSortable: true, isFilterable: true },
    sentAt: { label: 'Sent', kind: 'time', isSortable: true, isFilterable: true },
    isFragile: { label: 'Fragile', kind: 'flag', isFilterable: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: { READY: 'Ready to go', LOST: 'Lost' },
      isFilterable: true,
    },
    stamps: {
      label: 'Stamps',
      kind: 'choices',
      choices: { RED: 'Red one', BLUE: 'Blue one' },
      isFilterable: true,
    },
  },
  sort: { by: 'label', direction: 'asc' },
});

@Injectable()
@ConsoleTable()
class SamplesSource implements TableProvider {
  readonly source: TableSource<typeof samplesTable> = {
    table: samplesTable,
    from: 'samples',
    id: 'id',
    columns: {
      label: 'label',
      weight: 'weight',
      worth: { minor: 'worth', currency: 'currency' },
      sentAt: 'sent_at',
      isFragile: 'is_fragile',
      state: 'state',
      stamps: 'stamps',
    },
    notNull: ['label'],
    searchText: 'lower(label)',
    scope: (actor, bind) => `keeper_id IS NULL OR keeper_id = ${bind(actor.userId)}`,
  };
}

/** Numbers from 1 to beyond what one file holds. */
export const grainsTable = defineTable({
  name: 'grains',
  title: 'Grains',
  requires: 'console.use',
  searchLabel: null,
  columns: { place: { label: 'Place', kind: 'number', isSortable: true, isFilterable: true } },
  sort: { by: 'place', direction: 'asc' },
});

@Injectable()
@ConsoleTable()
class GrainsSource implements TableProvider {
  readonly source: TableSource<typeof grainsTable> = {
    table: grainsTable,
    from: 'generate_series(1, 250001) AS place',
    id: `lpad(place::text, 6, '0')`,
    columns: { place: 'place' },
    notNull: ['place'],
  };
}

@Module({ providers: [SamplesSource, GrainsSource] })
export class SampleTableModule {}

export interface Sample {
  label: string;
  weight?: number | null;
  worth?: number | null;
  currency?: string | null;
  sentAt?: string | null;
  isFragile?: boolean | null;
  state?: 'READY' | 'LOST' | null;
  stamps?: ('RED' | 'BLUE')[];
  keeperId?: string | null;
}

export async function createSamples(database: DataSource): Promise<void> {
  await database.query(`
    CREATE TABLE samples (
      id uuid PRIMARY KEY DEFAULT uuidv7(), label text NOT NULL, weight int, worth bigint, currency text,
      sent_at timestamptz, is_fragile boolean, state text, stamps text[] NOT NULL DEFAULT '{}', keeper_id uuid
    )`);
}

export async function insertSamples(database: DataSource, samples: readonly Sample[]): Promise<void> {
  for (const sample of samples)
    await database.query(
      `INSERT INTO samples (label, weight, worth, currency, sent_at, is_fragile, state, stamps, keeper_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        sample.label,
        sample.weight,
        sample.worth,
        sample.currency,
        sample.sentAt,
        sample.isFragile,
        sample.state,
        sample.stamps ?? [],
        sample.keeperId,
      ],
    );
}
