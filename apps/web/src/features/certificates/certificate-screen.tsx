import type { CertificateAnswer } from '@lyceum/contracts/live-course';
import { dateFormat } from '@lyceum/contracts/messages';
import { loadingState } from '@lyceum/contracts/shell';
import { ApiError, callAndRead } from '@lyceum/session';
import { failureTexts, useLoad } from '@lyceum/shell';
import {
  ErrorState,
  MessageScreen,
  Page,
  PageTitle,
  SectionCard,
  TextSkeleton,
  useBrandName,
} from '@lyceum/ui';
import { type ReactNode, useCallback } from 'react';
import classes from './certificate-screen.module.css';
import * as messages from './certificates.messages';

interface CertificateScreenProps {
  readonly code: string;
  readonly homeButton: ReactNode;
}

const answers = () => import('./certificate-answer').then((it) => it.certificateAnswerSchema);

const day = dateFormat({ dateStyle: 'long' });

/** Whether a certificate holds, to whoever was shown it; nothing of its owner but the name that stands on it. */
export function CertificateScreen({ code, homeButton }: CertificateScreenProps) {
  const brandName = useBrandName();
  const load = useCallback(
    (signal: AbortSignal) =>
      callAndRead(answers, `/certificates/${encodeURIComponent(code)}.json`, { signal }),
    [code],
  );
  const certificate = useLoad(load);
  if (certificate.state === loadingState.failed && isMissing(certificate.error))
    return (
      <>
        <title>{`${messages.notThere()} · ${brandName}`}</title>
        <meta name="robots" content="noindex" />
        <MessageScreen
          title={messages.notThere()}
          description={messages.aboutNotThere()}
          action={homeButton}
        />
      </>
    );
  return (
    <Page width="reading">
      <meta name="robots" content="noindex" />
      <PageTitle title={messages.theCertificate()} />
      {certificate.state === loadingState.loading && <TextSkeleton lines={6} label={messages.loading()} />}
      {certificate.state === loadingState.failed && (
        <ErrorState
          title={messages.checkingFailed()}
          {...failureTexts(certificate.error)}
          onRetry={certificate.retry}
        />
      )}
      {certificate.state === loadingState.loaded && <Checked certificate={certificate.data} />}
    </Page>
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Checked({ certificate }: { readonly certificate: CertificateAnswer['data'] }) {
  const { code, isValid, name, courseName, issuedAt, withdrawnAt } = certificate;
  return (
    <SectionCard
      title={isValid ? messages.holds() : messages.isWithdrawn()}
      description={isValid ? messages.aboutHolding() : messages.aboutWithdrawn()}
    >
      <dl className={classes.facts}>
        {name !== null && (
          <>
            <dt>{messages.givenTo()}</dt>
            <dd className={classes.name} dir="auto">
              {name}
            </dd>
          </>
        )}
        <dt>{messages.course()}</dt>
        <dd dir="auto">{courseName}</dd>
        <dt>{messages.givenOn()}</dt>
        <dd>
          <time dateTime={issuedAt}>{day(new Date(issuedAt))}</time>
        </dd>
        {withdrawnAt !== null && (
          <>
            <dt>{messages.withdrawnOn()}</dt>
            <dd>
              <time dateTime={withdrawnAt}>{day(new Date(withdrawnAt))}</time>
            </dd>
          </>
        )}
        <dt>{messages.number()}</dt>
        <dd className={classes.code}>{code}</dd>
      </dl>
    </SectionCard>
  );
}
