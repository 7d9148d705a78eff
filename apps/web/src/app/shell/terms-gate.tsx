import { authErrors } from '@lyceum/contracts/auth';
import { ApiError, type SessionUser, signOut } from '@lyceum/session';
import { graphqlQueryOptions, refreshQueries, ShellTermsDocument } from '@lyceum/web-graphql';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart, mainId } from '@lyceum/shell';

const TermsScreen = lazyPart(() => import('../../features/terms/terms-screen').then((it) => it.TermsScreen));

interface TermsGateProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/**
 * The second gate (checklist line 1): whoever has not agreed to the terms sees them and nothing else. As long as the
 * server has not said so, they count as agreed to, so that nobody sees a flash of them (checklist line 45).
 */
export function TermsGate({ user, children }: TermsGateProps) {
  const queryClient = useQueryClient();
  const options = graphqlQueryOptions(ShellTermsDocument, { userId: user.id });
  const terms = useQuery({ ...options, staleTime: Infinity });
  useEffect(() => onTermsRefusal(queryClient), [queryClient]);
  if (terms.data?.getAgreedToTerms.agreed !== false) return children;
  return (
    <main id={mainId}>
      <Suspense>
        <TermsScreen
          onAgreed={() => void queryClient.invalidateQueries()}
          onCancel={() => signOut('terms-declined')}
        />
      </Suspense>
    </main>
  );
}

/** The terms may change while a page is open: the first refusal tells. */
function onTermsRefusal(queryClient: QueryClient): () => void {
  const ask = (): void => void refreshQueries(queryClient, ShellTermsDocument);
  return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    const error = type === 'updated' ? mutation.state.error : null;
    if (error instanceof ApiError && error.code === authErrors.TERMS_NOT_AGREED.code) ask();
  });
}
