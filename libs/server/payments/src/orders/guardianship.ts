import { orderErrors } from '@lyceum/contracts/payments';
import { ContactTies, DomainError, PreparedQueries, type Statement, statement } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** For whom somebody may buy: themself, and children whose guardian they are. */
@Injectable()
export class Guardianship implements OnApplicationBootstrap {
  private tieQuery: Statement<{ guards: boolean }> | undefined;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly ties: ContactTies,
  ) {}

  onApplicationBootstrap(): void {
    const guards = this.ties.sql('GUARDS', '$buyerId::uuid', '$childId::uuid');
    this.tieQuery = statement<{ guards: boolean }>(
      'payments.guards',
      `SELECT ${guards} AS guards WHERE $buyerId::uuid <> $childId::uuid`,
    );
  }

  /** @throws DomainError ORDER_NOT_FOR_THEM */
  async assertMayBuyFor(buyerId: string, beneficiaryId: string): Promise<void> {
    if (beneficiaryId === buyerId) return;
    const [row] = this.tieQuery
      ? await this.queries.rows(this.tieQuery, { buyerId, childId: beneficiaryId })
      : [];
    if (row?.guards !== true) throw new DomainError(orderErrors.NOT_FOR_THEM);
  }
}
