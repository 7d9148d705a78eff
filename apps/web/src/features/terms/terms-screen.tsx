import { authErrors } from '@lyceum/contracts/auth';
import { loadingState } from '@lyceum/contracts/shell';
import { ApiError, useSession } from '@lyceum/session';
import { failureTexts, type Load, readFailure, useLoad } from '@lyceum/shell';
import { ErrorState, FormErrorSummary, Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { AgreeToTermsDocument, execute, send, TermsDocument, type TermsQuery } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { LegalText } from './legal-text';
import { publishedText } from './published-text';
import classes from './terms-screen.module.css';
import * as messages from './terms.messages';

type Terms = TermsQuery['terms'];

interface TermsScreenProps {
  /** Called once the server has recorded the agreement. */
  readonly onAgreed: () => void;
  /** Logs out and leads to the login page (checklist line 44). */
  readonly onCancel: () => void;
}

const loadTerms = async (signal: AbortSignal): Promise<Terms> =>
  (await send(TermsDocument, undefined, { signal })).terms;

/** The terms of service, between log-in and everything else (checklist lines 44 to 46). */
export function TermsScreen({ onAgreed, onCancel }: TermsScreenProps) {
  const terms = useLoad(loadTerms);
  const title = messages.termsOfService();
  return (
    <Page width="reading">
      <PageTitle
        isEditorial
        title={title}
        description={terms.state === loadingState.loaded ? publishedText(terms.data) : messages.pleaseAgree()}
      />
      <TermsContent terms={terms} onAgreed={onAgreed} onCancel={onCancel} />
    </Page>
  );
}

interface TermsContentProps extends TermsScreenProps {
  readonly terms: Load<Terms>;
}

function TermsContent({ terms, onAgreed, onCancel }: TermsContentProps) {
  if (terms.state === loadingState.loading)
    return <TextSkeleton lines={14} label={messages.loadingTerms()} />;
  if (terms.state === loadingState.failed) {
    return <ErrorState title={messages.termsFailed()} {...failureTexts(terms.error)} onRetry={terms.retry} />;
  }
  const reload = async (): Promise<void> => terms.replace((await execute(TermsDocument)).terms);
  return (
    <>
      <LegalText markdown={terms.data.markdown} />
      <Decision version={terms.data.version} reload={reload} onAgreed={onAgreed} onCancel={onCancel} />
    </>
  );
}

interface DecisionProps {
  readonly version: string;
  /** Fetches the text again, when it turns out that there is a newer one. */
  readonly reload: () => Promise<void>;
  readonly onAgreed: () => void;
  readonly onCancel: () => void;
}

/** Stays in sight while the text scrolls. */
function Decision({ version, reload, onAgreed, onCancel }: DecisionProps) {
  const { user } = useSession();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const agree = async (): Promise<void> => {
    if (!user) return;
    setSending(true);
    setFailure(null);
    try {
      await execute(AgreeToTermsDocument, { userId: user.id, version });
      onAgreed();
    } catch (error) {
      if (error instanceof ApiError && error.code === authErrors.TERMS_OUTDATED.code)
        await reload().catch(() => undefined);
      setFailure(readFailure(error, []).general);
      setSending(false);
    }
  };

  return (
    <div className={classes.decision}>
      <FormErrorSummary problems={failure === null ? [] : [{ message: failure }]} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} disabled={isSending}>
          {messages.cancel()}
        </Button>
        <Button loading={isSending} onClick={() => void agree()}>
          {messages.agree()}
        </Button>
      </div>
    </div>
  );
}
