import { Injectable } from '@nestjs/common';
import {
  type PromoCodeDetail,
  promoCodeErrors,
  type PromoCodeIdInput,
  promoCodeIdSchema,
  promoCodeLimits,
  type PromoCodeOptions,
  type PromoCodePerson,
  type RedemptionsOverTime,
  type RedemptionsOverTimeInput,
  redemptionsOverTimeSchema,
} from '@lyceum/contracts/payments';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { type Actor, assertCan, canRead, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { mayWritePromoCode } from '../payments.policy';
import {
  daysQuery,
  ownersQuery,
  productsQuery,
  promoCodeQuery,
  type PromoCodeRow,
} from './promo-code.queries';

/** What a code's owner can be: whoever may make one. */
const ownerRoles = rolesHolding('promoCode.write');

/** Promo codes as staff see them (checklist line 228). */
@Injectable()
export class PromoCodeReadingService {
  constructor(private readonly queries: PreparedQueries) {}

  /** One code with all its rules. @throws DomainError PROMO_CODE_NOT_FOUND */
  async get(actor: Actor, input: PromoCodeIdInput): Promise<PromoCodeDetail> {
    assertCan(actor, 'promoCode.read');
    const { id } = parseInput(promoCodeIdSchema, input);
    const { startsAt, endsAt, createdAt, updatedAt, recipient, isDisabled: _, ...row } = await this.row(id);
    return {
      ...row,
      owner: asKnownTo(actor, row.owner),
      recipient: recipient && recipientKnownTo(actor, recipient),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      isEditable: mayWritePromoCode(actor, row.owner.id),
    };
  }

  /** What the caller can choose in a form: sales people own what they make, so they find themselves alone. */
  async options(actor: Actor): Promise<PromoCodeOptions> {
    assertCan(actor, 'promoCode.read');
    const products = this.queries.rows(productsQuery);
    const owners = await this.queries.rows(ownersQuery, { ownerRoles });
    return {
      products: await products,
      owners: owners.filter(({ id }) => mayWritePromoCode(actor, id)).map((owner) => asKnownTo(actor, owner)),
    };
  }

  /**
   * Uses of the code a day, in its zone: every day of the span, the last 30 unless said otherwise.
   * @throws DomainError PROMO_CODE_NOT_FOUND, COMMON_INVALID_INPUT for more than 366 days
   */
  async redemptionsOverTime(actor: Actor, input: RedemptionsOverTimeInput): Promise<RedemptionsOverTime> {
    assertCan(actor, 'promoCode.read');
    const { id, from = null, to = null } = parseInput(redemptionsOverTimeSchema, input);
    const { timeZone } = await this.row(id);
    const values = { id, from, to, usualChartDays: promoCodeLimits.usualChartDays };
    return { timeZone, days: await this.queries.rows(daysQuery, values) };
  }

  private async row(id: string): Promise<PromoCodeRow> {
    const [row] = await this.queries.rows(promoCodeQuery, { id });
    if (!row) throw new DomainError(promoCodeErrors.NOT_FOUND);
    return row;
  }
}

/** A person without the address, unless the caller may read those. */
function asKnownTo(actor: Actor, { id, name, email }: PromoCodePerson): PromoCodePerson {
  return { id, name, ...(canRead(actor, 'email') && { email }) };
}

/** For whom a code is, without the address, unless the caller may read those. */
function recipientKnownTo(
  actor: Actor,
  { email, delivery, deliveredAt }: NonNullable<PromoCodeRow['recipient']>,
): PromoCodeDetail['recipient'] {
  return {
    delivery,
    deliveredAt: deliveredAt && new Date(deliveredAt).toISOString(),
    ...(canRead(actor, 'codeRecipient') && { email }),
  };
}
