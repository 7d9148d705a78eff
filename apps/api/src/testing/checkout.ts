import { randomUUID } from 'node:crypto';
import type { SandboxActInput, SandboxPayment } from '@lyceum/contracts/payments';
import type { Person } from './people';
import type { TestServer } from './test-server';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

export interface Checkout {
  product: string;
  subjectId: string;
  title: string;
  priceMinor: number;
  currency: string;
  taxPercent: number;
  taxName: string;
  methods: string[];
  refusal: string | null;
  openOrderId: string | null;
}

export interface OrderAnswer {
  id: string;
  status: string;
  method: string;
  totalMinor: number;
  refundedMinor: number;
  beneficiaryId: string | null;
  title: string | null;
}

export interface DetailAnswer {
  order: OrderAnswer;
  methods: string[];
  decline: string | null;
  pageUrl: string | null;
  openUrl: string | null;
  invoice: { billTo: string; reference: string; dueOn: string; partsMinor: number } | null;
}

const order = 'id status method totalMinor refundedMinor beneficiaryId title';

/** The calls of a checkout as its screens send them, and what is done on the sandbox's page. */
export class CheckoutCalls {
  constructor(private readonly server: TestServer) {}

  look(person: Person, name: string, beneficiaryId: string | null = null, kind = 'live-course-seat') {
    return this.ask<{ getCheckout: Checkout }>(
      person,
      `query ($me: ID!, $kind: String!, $name: String!, $beneficiaryId: ID) {
        getCheckout(userId: $me, kind: $kind, name: $name, beneficiaryId: $beneficiaryId) {
        product subjectId title priceMinor currency taxPercent taxName methods refusal openOrderId } }`,
      { name, beneficiaryId, kind },
    );
  }

  order(person: Person, input: object) {
    return this.ask<{ createOrder: OrderAnswer }>(
      person,
      `mutation ($me: ID!, $input: CreateOrderInput!) { createOrder(userId: $me, input: $input) { ${order} } }`,
      { input: { clientKey: randomUUID(), currency: 'USD', method: 'CARD', ...input } },
    );
  }

  start(person: Person, orderId: string, method = 'CARD', clientKey: string = randomUUID()) {
    return this.ask<{ startPayment: { attemptId: string; pageUrl: string } }>(
      person,
      `mutation ($me: ID!, $orderId: ID!, $clientKey: ID!, $method: PaymentMethod!) {
        startPayment(userId: $me, orderId: $orderId, clientKey: $clientKey, method: $method) { attemptId pageUrl } }`,
      { orderId, clientKey, method },
    );
  }

  detail(person: Person, orderId: string) {
    return this.ask<{ getOrder: DetailAnswer }>(
      person,
      `query ($me: ID!, $orderId: ID!) { getOrder(userId: $me, orderId: $orderId) {
        order { ${order} } methods decline pageUrl openUrl invoice { billTo reference dueOn partsMinor } } }`,
      { orderId },
    );
  }

  orders(person: Person, cursor: string | null = null) {
    return this.ask<{ getMyOrders: { items: OrderAnswer[]; nextCursor: string | null } }>(
      person,
      `query ($me: ID!, $cursor: String) { getMyOrders(userId: $me, cursor: $cursor) { items { ${order} } nextCursor } }`,
      { cursor },
    );
  }

  cancel(person: Person, orderId: string) {
    return this.ask<{ cancelOrder: OrderAnswer }>(
      person,
      `mutation ($me: ID!, $orderId: ID!) { cancelOrder(userId: $me, orderId: $orderId) { ${order} } }`,
      { orderId },
    );
  }

  invoice(person: Person, orderId: string, input: object = {}) {
    return this.ask<{ requestInvoice: OrderAnswer }>(
      person,
      `mutation ($me: ID!, $orderId: ID!, $billTo: String!, $address: String!, $reference: String!) {
        requestInvoice(userId: $me, orderId: $orderId, billTo: $billTo, address: $address, reference: $reference) { ${order} } }`,
      {
        orderId,
        billTo: 'Westbrook High School',
        address: '1 School Lane, Westbrook',
        reference: 'PO-77',
        ...input,
      },
    );
  }

  /** Does something on the sandbox's page. */
  async act(pageUrl: string, input: Partial<SandboxActInput> & Pick<SandboxActInput, 'act'>) {
    const ref = pageUrl.split('/').at(-1) ?? '';
    const { status, body } = await this.server.http.post(`/sandbox-payments/${ref}`).send(input);
    return { status, data: (body as { data?: SandboxPayment }).data };
  }

  /** Orders a seat and goes to pay it. @returns the order's id and the provider's page */
  async goToPay(person: Person, name: string, input: object = {}, method = 'CARD', kind?: string) {
    const { beneficiaryId = null } = input as { beneficiaryId?: string };
    const { product, subjectId } =
      (await this.look(person, name, beneficiaryId, kind)).data?.getCheckout ?? {};
    const made = await this.order(person, { product, subjectId, method, ...input });
    const orderId = made.data?.createOrder.id ?? '';
    const { pageUrl } = (await this.start(person, orderId, method)).data?.startPayment ?? { pageUrl: '' };
    return { orderId, pageUrl };
  }

  private async ask<Data>({ id: me, token }: Person, query: string, more: object): Promise<Answer<Data>> {
    const { body } = await this.server.graphql(query, { token, variables: { me, ...more } });
    return body as Answer<Data>;
  }
}
