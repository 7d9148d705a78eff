import {
  formatMoney,
  isDigital,
  paymentMethodNames,
  type SandboxActInput,
  type SandboxPayment,
} from '@lyceum/contracts/payments';
import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, lazyPart, useLoad, useSending } from '@lyceum/shell';
import { ErrorState, Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { Suspense, useCallback } from 'react';
import { actInSandbox, fetchSandboxPayment } from './sandbox-calls';
import { CardDesk, CodeDesk } from './sandbox-desks';
import * as messages from './sandbox.messages';
import classes from './sandbox.module.css';

const QrCode = lazyPart(() => import('./sandbox-qr').then((it) => it.SandboxQr));

/** The pretend provider's own page: what becomes of a payment is chosen here, by whoever has its address, on any device. */
export function SandboxScreen({ paymentRef }: { readonly paymentRef: string }) {
  const load = useCallback((signal: AbortSignal) => fetchSandboxPayment(paymentRef, signal), [paymentRef]);
  const payment = useLoad(load);
  return (
    <Page width="reading">
      <meta name="robots" content="noindex" />
      <PageTitle title={messages.sandbox()} description={messages.aboutSandbox()} />
      {payment.state === loadingState.loading && <TextSkeleton lines={6} label={messages.loadingPayment()} />}
      {payment.state === loadingState.failed && (
        <ErrorState
          title={messages.paymentFailedToLoad()}
          {...failureTexts(payment.error)}
          onRetry={payment.retry}
        />
      )}
      {payment.state === loadingState.loaded && (
        <Desk paymentRef={paymentRef} payment={payment.data} onActed={payment.replace} />
      )}
    </Page>
  );
}

interface DeskProps {
  readonly paymentRef: string;
  readonly payment: SandboxPayment;
  readonly onActed: (payment: SandboxPayment) => void;
}

function Desk({ paymentRef, payment, onActed }: DeskProps) {
  const { title, amountMinor, currency, method, state, returnUrl } = payment;
  const amount = formatMoney(amountMinor, currency);
  const { isSending, problems, submit } = useSending(async (input: SandboxActInput) =>
    onActed(await actInSandbox(paymentRef, input)),
  );
  const act = (input: SandboxActInput): void => void submit(input);
  return (
    <div className={classes.desk}>
      <p className={classes.bill}>
        <span dir="auto">{title}</span>
        <strong>{amount}</strong>
      </p>
      {state === 'OPEN' &&
        (isDigital(method) ? (
          <section className={classes.part}>
            <h2>{messages.scan({ app: paymentMethodNames[method]() })}</h2>
            <p>{messages.aboutScan()}</p>
            <Suspense fallback={<div className={classes.qr} />}>
              <QrCode app={paymentMethodNames[method]()} />
            </Suspense>
            <button className={classes.main} disabled={isSending} onClick={() => act({ act: 'APP' })}>
              {messages.payInApp({ amount, app: paymentMethodNames[method]() })}
            </button>
          </section>
        ) : (
          <CardDesk amount={amount} isSending={isSending} onAct={act} />
        ))}
      {state === 'ASKED' && <CodeDesk isSending={isSending} onAct={act} />}
      {state === 'THINKING' && (
        <section className={classes.part} aria-live="polite">
          <h2>{messages.thinking()}</h2>
          <p>{messages.aboutThinking()}</p>
          <button className={classes.main} disabled={isSending} onClick={() => act({ act: 'APPROVE' })}>
            {messages.bankSaysYes()}
          </button>
          <button className={classes.other} disabled={isSending} onClick={() => act({ act: 'REFUSE' })}>
            {messages.bankSaysNo()}
          </button>
        </section>
      )}
      <div role="status">
        {state === 'PAID' && <h2>{messages.sandboxPaid()}</h2>}
        {state === 'DECLINED' && <h2>{messages.sandboxDeclined()}</h2>}
      </div>
      {problems.map(({ message }) => (
        <p key={message} role="alert" className={classes.failure}>
          {message}
        </p>
      ))}
      <a href={returnUrl} className={state === 'PAID' || state === 'DECLINED' ? classes.main : classes.back}>
        {messages.backToShop()}
      </a>
    </div>
  );
}
