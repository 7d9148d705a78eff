import { Injectable } from '@nestjs/common';
import type { FirstRowsInput, NamedRow } from '@lyceum/contracts/ops';
import type { Actor } from '../actor/actor';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { questionRecord } from './question-record';
import { TableReader } from './table-reader';

/** All rows that a question finds, to be selected at once. */
@Injectable()
export class MatchingRowsService {
  constructor(
    private readonly reader: TableReader,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * The rows a question finds, by name, and an audit row saying who took which out: it is a file of one column (checklist
   * line 238). @throws DomainError as `TableReader.page` does
   */
  async take(actor: Actor, input: FirstRowsInput): Promise<NamedRow[]> {
    const found = await this.reader.names(actor, input);
    await this.unitOfWork.run(async (transaction) =>
      transaction.audit({
        actorId: actor.userId,
        action: 'table.selectMatching',
        targetType: 'table',
        targetId: input.table,
        before: null,
        after: { ...questionRecord(input), rows: found.length },
      }),
    );
    return found;
  }
}
