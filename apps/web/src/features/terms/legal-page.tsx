import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, useLoad } from '@lyceum/shell';
import { ErrorState, Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { PrivacyPolicyDocument, send, TermsDocument, type TermsQuery } from '@lyceum/web-graphql';
import { LegalText } from './legal-text';
import { publishedText } from './published-text';
import * as messages from './terms.messages';

type Text = TermsQuery['terms'];

const texts = {
  terms: {
    title: messages.termsOfService,
    load: async (signal: AbortSignal): Promise<Text> =>
      (await send(TermsDocument, undefined, { signal })).terms,
  },
  privacy: {
    title: messages.privacyPolicy,
    load: async (signal: AbortSignal): Promise<Text> =>
      (await send(PrivacyPolicyDocument, undefined, { signal })).privacyPolicy,
  },
} as const;

interface LegalPageProps {
  readonly text: keyof typeof texts;
}

/** A text of the owner's for everybody to read. */
export function LegalPage({ text }: LegalPageProps) {
  const { title, load } = texts[text];
  const loaded = useLoad(load);
  return (
    <Page width="reading">
      <PageTitle
        isEditorial
        title={title()}
        description={loaded.state === loadingState.loaded ? publishedText(loaded.data) : undefined}
      />
      {loaded.state === loadingState.loading && (
        <TextSkeleton lines={14} label={messages.loading({ title: title() })} />
      )}
      {loaded.state === loadingState.failed && (
        <ErrorState title={messages.textFailed()} {...failureTexts(loaded.error)} onRetry={loaded.retry} />
      )}
      {loaded.state === loadingState.loaded && <LegalText markdown={loaded.data.markdown} />}
    </Page>
  );
}
