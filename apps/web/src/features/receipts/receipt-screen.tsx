import { dateFormat } from '@lyceum/contracts/messages';
import { liveCourseErrors, type ReceiptAnswer } from '@lyceum/contracts/live-course';
import { loadingState } from '@lyceum/contracts/shell';
import { ApiError, callAndRead } from '@lyceum/session';
import { failureTexts, useLoad } from '@lyceum/shell';
import {
  ErrorState,
  MessageScreen,
  Page,
  PageTitle,
  saveFile,
  SectionCard,
  TextSkeleton,
  useBrandName,
} from '@lyceum/ui';
import { type ReactNode, useCallback } from 'react';
import classes from './receipt-screen.module.css';
import * as messages from './receipts.messages';

const answers = () => import('./receipt-answer').then((it) => it.receiptAnswerSchema);

interface ReceiptScreenProps {
  readonly code: string;
  readonly homeButton: ReactNode;
}

const moment = dateFormat({ dateStyle: 'full', timeStyle: 'long' });

/** A receipt of something handed in, to whoever was given its link: that it is genuine, and nothing of anybody. */
export function ReceiptScreen({ code, homeButton }: ReceiptScreenProps) {
  const load = useCallback(
    (signal: AbortSignal) => callAndRead(answers, `/receipts/${encodeURIComponent(code)}.json`, { signal }),
    [code],
  );
  const receipt = useLoad(load);
  const refused = receipt.state === loadingState.failed ? refusalOf(receipt.error) : null;
  if (refused) return <Refused {...refused} homeButton={homeButton} />;
  return (
    <Page width="reading">
      <meta name="robots" content="noindex" />
      <PageTitle title={messages.theReceipt()} />
      {receipt.state === loadingState.loading && <TextSkeleton lines={6} label={messages.loading()} />}
      {receipt.state === loadingState.failed && (
        <ErrorState
          title={messages.checkingFailed()}
          {...failureTexts(receipt.error)}
          onRetry={receipt.retry}
        />
      )}
      {receipt.state === loadingState.loaded && <Genuine receipt={receipt.data} />}
    </Page>
  );
}

interface Refusal {
  readonly title: string;
  readonly description: string;
}

/** What to say of a code that leads nowhere, and of a receipt that does not hold; null where it can be tried again. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === liveCourseErrors.RECEIPT_WRONG.code)
    return { title: messages.doesNotHold(), description: messages.aboutNotHolding() };
  return error.status === 404 || error.status === 400
    ? { title: messages.notThere(), description: messages.aboutNotThere() }
    : null;
}

function Refused({ title, description, homeButton }: Refusal & Pick<ReceiptScreenProps, 'homeButton'>) {
  const brandName = useBrandName();
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={title} description={description} action={homeButton} />
    </>
  );
}

function Genuine({ receipt }: { readonly receipt: ReceiptAnswer['data'] }) {
  const { code, submittedAt, kind, work, keyId } = receipt;
  const save = (): void =>
    saveFile(new Blob([receipt.receipt], { type: 'application/jose' }), `receipt-${code}.jws`);
  return (
    <SectionCard title={messages.isGenuine()} description={messages.aboutGenuine()}>
      <dl className={classes.facts}>
        <dt>{messages.handedIn()}</dt>
        <dd>
          <time dateTime={submittedAt}>{moment(new Date(submittedAt))}</time>
        </dd>
        <dt>{messages.whatWas()}</dt>
        <dd>{messages.kinds[kind]()}</dd>
        <dt>{messages.fingerprint()}</dt>
        <dd className={classes.code}>{work}</dd>
        <dt>{messages.signedWith()}</dt>
        <dd className={classes.code}>{keyId}</dd>
      </dl>
      <p className={classes.note}>{messages.aboutWho()}</p>
      <p className={classes.ways}>
        <button type="button" className={`thumb ${classes.way ?? ''}`} onClick={save}>
          {messages.saveReceipt()}
        </button>
        <a href="/receipts/keys.json" className={`thumb ${classes.way ?? ''}`}>
          {messages.publicKeys()}
        </a>
      </p>
    </SectionCard>
  );
}
