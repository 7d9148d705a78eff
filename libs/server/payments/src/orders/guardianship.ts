import { orderErrors } from '@lyceum/contracts/payments';
import { ContactTies, DomainError, type Statement, statement, type StatementRunner } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** For whom somebody may buy: themself, and children whose guardian they are. */
@Injectable()
export class Guardianship implements OnApplicationBootstrap {
  private tieQuery: Statement<{ guards: boolean }> | undefined;

  constructor(private readonly ties: ContactTies) {}

  onApplicationBootstrap(): void {
    const guards = this.ties.sql('GUARDS', '$buyerId::uuid', '$childId::uuid');
    this.tieQuery = statement<{ guards: boolean }>(
      'payments.guards',
      `SELECT ${guards} AS guards WHERE $buyerId::uuid <> $childId::uuid`,
    );
  }

  /** @throws DomainError ORDER_NOT_FOR_THEM */
  async assertMayBuyFor(
    statements: StatementRunner,
    buyerId: string,
    beneficiaryId: string | null,
  ): Promise<void> {
    if (!(await this.mayBuyFor(statements, buyerId, beneficiaryId)))
      throw new DomainError(orderErrors.NOT_FOR_THEM);
  }

  /** Asked when something is ordered, when it is paid, and when it is delivered: what is between them may end in the meantime. */
  async mayBuyFor(
    statements: StatementRunner,
    buyerId: string | null,
    beneficiaryId: string | null,
  ): Promise<boolean> {
    // Of nobody, it is delivered to nobody.
    if (beneficiaryId === buyerId || beneficiaryId === null) return true;
    if (buyerId === null || !this.tieQuery) return false;
    const [row] = await statements.rows(this.tieQuery, { buyerId, childId: beneficiaryId });
    return row?.guards === true;
  }
}
