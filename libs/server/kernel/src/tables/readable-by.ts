import { readableTable, type TableDeclaration } from '@lyceum/contracts/ops';
import { can, type MaybeActor } from '../actor/actor';

/** A console table as the caller may read it: without the columns that tell of people what is not theirs to know. */
export function readableBy<Table extends TableDeclaration>(actor: MaybeActor, table: Table): Table {
  return readableTable(table, (permission) => can(actor, permission));
}
