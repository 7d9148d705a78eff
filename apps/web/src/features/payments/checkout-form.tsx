import { formatMoney, isOnline, type PaymentMethod, taxIn } from '@lyceum/contracts/payments';
import { useSending } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { MethodChoice } from './method-choice';
import { type Checkout, placeOrder, type Quote, startPayment } from './payment-calls';
import { day } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payments.messages';
import { PromoCodeField } from './promo-code-field';

export interface CheckoutLinks {
  readonly onOrdered: (orderId: string) => void;
  readonly orderLink: (orderId: string) => ReactNode;
  readonly linkTo: (path: string, title: string) => ReactNode;
}

interface CheckoutFormProps extends CheckoutLinks {
  readonly me: string;
  readonly forId: string;
  readonly checkout: Checkout;
  readonly minutes: number;
  /** What was looked at may be another by now. */
  readonly onChanged: () => void;
}

/** What it costs, and the way to the provider. */
export function CheckoutForm({ checkout, orderLink, linkTo, ...props }: CheckoutFormProps) {
  const { refusal, openOrderId, methods, aboutUrl, startsAt, endsAt } = checkout;
  return (
    <>
      {startsAt && endsAt && (
        <p className={classes.line}>
          <span>{messages.when()}</span>
          <span>{messages.fromTo({ start: day(new Date(startsAt)), end: day(new Date(endsAt)) })}</span>
        </p>
      )}
      {openOrderId ? (
        <div className={classes.note} role="status">
          <strong>{messages.begunAlready()}</strong>
          <p>{messages.aboutBegun()}</p>
          {orderLink(openOrderId)}
        </div>
      ) : refusal !== null || methods.length === 0 ? (
        <div className={classes.note} role="status">
          <strong>{messages.notNow()}</strong>
          <p>{refusal ?? messages.noMethods()}</p>
          {linkTo(aboutUrl, messages.backToCourse())}
        </div>
      ) : (
        <Paying checkout={checkout} {...props} />
      )}
    </>
  );
}

function Paying({
  me,
  forId,
  checkout,
  minutes,
  onOrdered,
  onChanged,
}: Omit<CheckoutFormProps, 'orderLink' | 'linkTo'>) {
  const { methods, priceMinor, currency } = checkout;
  const [quote, setQuote] = useState<Quote | null>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(methods[0] ?? null);
  const code = quote?.code ?? null;
  const totalMinor = quote?.totalMinor ?? priceMinor;
  const byInvoice = totalMinor > 0 && method !== null && !isOnline(method);
  // A second click says the same again; another choice is another order.
  const keys = useMemo(
    () => ({ contents: [forId, code, method], order: crypto.randomUUID(), payment: crypto.randomUUID() }),
    [forId, code, method],
  );
  const { isSending, problems, submit } = useSending(async (chosen: PaymentMethod) => {
    try {
      const purchase = { checkout, beneficiaryId: forId, method: chosen, code, clientKey: keys.order };
      const order = await placeOrder(me, purchase);
      if (order.status === 'SUCCEEDED') return onOrdered(order.id);
      // A school pays later: who it is stands with the order.
      if (!isOnline(chosen)) return onOrdered(order.id);
      const payment = { orderId: order.id, clientKey: keys.payment, method: chosen };
      globalThis.location.assign(await startPayment(me, payment));
    } catch (error) {
      onChanged();
      throw error;
    }
  });
  return (
    <>
      <PromoCodeField me={me} checkout={checkout} quote={quote} onQuote={setQuote} />
      {totalMinor > 0 && <MethodChoice methods={methods} method={method} onChoose={setMethod} />}
      <Sums checkout={checkout} totalMinor={totalMinor} />
      <div className={classes.dock}>
        {problems.map(({ message }) => (
          <p key={message} className={classes.failure} role="alert">
            {message}
          </p>
        ))}
        <Button fullWidth size="lg" loading={isSending} onClick={() => method && void submit(method)}>
          {payText({ totalMinor, currency, byInvoice })}
        </Button>
        <p className={classes.muted}>
          {byInvoice ? messages.invoiceWhile() : messages.heldWhile({ count: minutes })}
        </p>
      </div>
    </>
  );
}

interface SumsProps {
  readonly checkout: Checkout;
  readonly totalMinor: number;
}

/** The price has its tax in it. */
function Sums({ checkout, totalMinor }: SumsProps) {
  const { priceMinor, currency, taxPercent, taxName } = checkout;
  return (
    <dl className={classes.sums}>
      <dt>{messages.price()}</dt>
      <dd className={classes.figure}>{formatMoney(priceMinor, currency)}</dd>
      <dt>{messages.total()}</dt>
      <dd className={classes.total}>{formatMoney(totalMinor, currency)}</dd>
      {taxPercent > 0 && totalMinor > 0 && (
        <>
          <dt>{messages.taxInIt({ name: taxName, percent: taxPercent })}</dt>
          <dd className={classes.figure}>{formatMoney(taxIn(totalMinor, taxPercent), currency)}</dd>
        </>
      )}
    </dl>
  );
}

interface PayTextProps extends Pick<Checkout, 'currency'> {
  readonly totalMinor: number;
  readonly byInvoice: boolean;
}

function payText({ totalMinor, currency, byInvoice }: PayTextProps): string {
  if (totalMinor === 0) return messages.enrolForNothing();
  return byInvoice ? messages.orderAndInvoice() : messages.pay({ amount: formatMoney(totalMinor, currency) });
}
