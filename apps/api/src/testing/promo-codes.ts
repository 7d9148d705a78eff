import { randomUUID } from 'node:crypto';
import type {
  CreatePromoCodeInput,
  CreatePromoCodesForListInput,
  PromoCodeDetail,
  PromoCodesForList,
} from '@lyceum/contracts/payments';
import type { Person } from './people';
import type { TestServer } from './test-server';

export const dataOf = <Data>({ body }: { body: unknown }): Data =>
  (body as { result: { data: Data } }).result.data;

let count = 0;

/** What the form sends for a name and a percentage. */
export function newCode(owner: Person, change: Partial<CreatePromoCodeInput> = {}): CreatePromoCodeInput {
  count += 1;
  return {
    code: `FAIR-${String(count)}`,
    name: 'Spring fair',
    kind: 'PERCENT',
    percentOff: 20,
    amountOffMinor: null,
    currency: null,
    minimumMinor: 0,
    startsAt: null,
    endsAt: null,
    timeZone: 'Asia/Shanghai',
    usageLimit: null,
    perUserLimit: 1,
    products: [],
    ownerId: owner.id,
    notes: '',
    ...change,
  };
}

/** What the form sends for a list of e-mails. */
export function newCodeList(
  owner: Person,
  emails: readonly string[],
  change: Partial<CreatePromoCodesForListInput> = {},
): CreatePromoCodesForListInput {
  const { code: _, ...rules } = newCode(owner, { usageLimit: 1 });
  return { ...rules, pattern: 'LIST-????????', emails: [...emails], ...change };
}

/** The console's calls about promo codes, and a purchase with one. */
export class PromoCodeCalls {
  constructor(private readonly server: TestServer) {}

  async ask<Data>(caller: Person, procedure: string, input: unknown): Promise<Data> {
    return dataOf<Data>(
      await this.server.opsQuery(`promoCodes.${procedure}`, input, caller.token).expect(200),
    );
  }

  mutate(caller: Person, procedure: string, input: unknown) {
    return this.server.opsMutation(`promoCodes.${procedure}`, input, caller.token);
  }

  async mutated<Data>(caller: Person, procedure: string, input: unknown): Promise<Data> {
    return dataOf<Data>(await this.mutate(caller, procedure, input).expect(200));
  }

  async create(owner: Person, change: Partial<CreatePromoCodeInput> = {}): Promise<PromoCodeDetail> {
    const { id } = await this.mutated<{ id: string }>(owner, 'create', newCode(owner, change));
    return this.ask(owner, 'get', { id });
  }

  /** A code for each of these e-mails, each once, under a name that no other list has unless one is said. */
  createForList(
    owner: Person,
    emails: readonly string[],
    name = `List ${randomUUID().slice(0, 8)}`,
  ): Promise<PromoCodesForList> {
    return this.mutated(owner, 'createForList', newCodeList(owner, emails, { name }));
  }

  /** @returns the order's id, or null where it was refused */
  async order(buyer: Person, code: string): Promise<string | null> {
    const answer = await this.server.graphql(
      'mutation ($userId: ID!, $input: CreateOrderInput!) { createOrder(userId: $userId, input: $input) { id status } }',
      {
        token: buyer.token,
        variables: {
          userId: buyer.id,
          input: { clientKey: randomUUID(), product: 'kia', currency: 'USD', method: 'CARD', code },
        },
      },
    );
    return (answer.body as { data: { createOrder: { id: string } } | null }).data?.createOrder.id ?? null;
  }
}
