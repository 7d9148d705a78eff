import { formatMoney } from '@lyceum/contracts/payments';
import { useSending } from '@lyceum/shell';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Checkout, fetchQuote, type Quote } from './payment-calls';
import classes from './payments.module.css';
import * as messages from './payments.messages';

interface PromoCodeFieldProps {
  readonly me: string;
  readonly checkout: Checkout;
  readonly quote: Quote | null;
  readonly onQuote: (quote: Quote | null) => void;
}

/** A promo code: what it takes off, or why it takes nothing off. */
export function PromoCodeField({ me, checkout, quote, onQuote }: PromoCodeFieldProps) {
  const [typed, setTyped] = useState('');
  const { isSending, problems, submit } = useSending(async (code: string) =>
    onQuote(await fetchQuote(me, code, checkout)),
  );
  const [isMended, setMended] = useState(false);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setMended(false);
    if (typed.trim() !== '') void submit(typed.trim());
  };
  if (quote) {
    return (
      <div className={classes.line} role="status">
        <span>{messages.codeTakes({ code: quote.code })}</span>
        <span className={classes.figure}>−{formatMoney(quote.discountMinor, checkout.currency)}</span>
        <Button variant="subtle" size="compact-md" onClick={() => onQuote(null)}>
          {messages.takeOff()}
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.code} onSubmit={apply}>
      <TextInput
        label={messages.promoCode()}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        error={isMended ? undefined : problems[0]?.message}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMended(true);
        }}
      />
      <Button type="submit" variant="default" loading={isSending}>
        {messages.apply()}
      </Button>
    </form>
  );
}
