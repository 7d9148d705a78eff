import {
  type SandboxActInput,
  type SandboxCard,
  sandboxCards,
  sandboxCode,
} from '@lyceum/contracts/payments';
import { type FormEvent, useState } from 'react';
import * as messages from './sandbox.messages';
import classes from './sandbox.module.css';

const cardNames: Readonly<Record<SandboxCard, () => string>> = {
  PAYS: messages.cardPays,
  DECLINED: messages.cardDeclined,
  ASKS: messages.cardAsks,
  SILENT: messages.cardSilent,
  LATE: messages.cardLate,
};

interface DeskProps {
  readonly isSending: boolean;
  readonly onAct: (input: SandboxActInput) => void;
}

/** Cards by what they do: no number is ever typed. */
export function CardDesk({ amount, isSending, onAct }: DeskProps & { readonly amount: string }) {
  const [card, setCard] = useState<SandboxCard>('PAYS');
  const [isRepeated, setRepeated] = useState(false);
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    onAct({ act: 'CARD', card, times: isRepeated ? 5 : 1 });
  };
  return (
    <form className={classes.part} onSubmit={pay}>
      <fieldset className={classes.cards}>
        <legend>{messages.cards()}</legend>
        {sandboxCards.map((one) => (
          <label key={one} className={classes.card}>
            <input type="radio" name="card" checked={card === one} onChange={() => setCard(one)} />
            {cardNames[one]()}
          </label>
        ))}
      </fieldset>
      <label className={classes.card}>
        <input
          type="checkbox"
          checked={isRepeated}
          onChange={({ currentTarget }) => setRepeated(currentTarget.checked)}
        />
        {messages.fiveTimes()}
      </label>
      <button type="submit" className={classes.main} disabled={isSending}>
        {messages.payNow({ amount })}
      </button>
    </form>
  );
}

/** The bank of the card asks who it is. */
export function CodeDesk({ isSending, onAct }: DeskProps) {
  const [code, setCode] = useState('');
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    onAct({ act: 'CODE', code });
  };
  return (
    <form className={classes.part} onSubmit={confirm}>
      <h2>{messages.bankAsks()}</h2>
      <p>{messages.aboutBankAsks({ code: sandboxCode })}</p>
      <label className={classes.field}>
        {messages.bankCode()}
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      <button type="submit" className={classes.main} disabled={isSending}>
        {messages.confirm()}
      </button>
      <button
        type="button"
        className={classes.other}
        disabled={isSending}
        onClick={() => onAct({ act: 'REFUSE' })}
      >
        {messages.refuse()}
      </button>
    </form>
  );
}
