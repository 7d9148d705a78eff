import { achievementsTable } from '@lyceum/contracts/profile';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { waySql } from './achievement.statements';

/** Where the achievements and badges of the console come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('achievement')
export class AchievementsTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof achievementsTable> = {
    table: achievementsTable,
    from: 'achievements a',
    id: 'a.id',
    columns: {
      title: 'a.title',
      way: waySql,
      state: `CASE WHEN a.retired_at IS NULL THEN 'ACTIVE' ELSE 'RETIRED' END`,
      description: 'a.description',
      url: 'a.url',
      createdAt: 'a.created_at',
    },
    notNull: ['title', 'createdAt'],
    searchText: (pattern) => `search_fold(a.title) LIKE search_fold(${pattern})`,
  };

  nameOf(id: string): string {
    return `(SELECT title FROM achievements WHERE id = ${id})`;
  }
}
