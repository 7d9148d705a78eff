import type { PublicConfig } from '@lyceum/contracts/common';
import { lazyPart } from '@lyceum/shell';
import { Suspense } from 'react';
import type { PlannedPage as PlannedPageData } from '../features/pages/find-page';
import { PlannedPage } from '../features/pages/planned-page';
import { NotFound } from './not-found';
import type { PathScreen } from './open-path';
import { PathButton } from './pathed';
import { StaffOnly } from './staff-only';

const LegalPage = lazyPart(() => import('../features/terms/legal-page').then((it) => it.LegalPage));

const EnquiryForm = lazyPart(() => import('../features/enquiries/enquiry-form').then((it) => it.EnquiryForm));
const WrittenText = lazyPart(() => import('../features/pages/written-text').then((it) => it.WrittenText));

const SiteScreen = lazyPart(() => import('./site-screen').then((it) => it.SiteScreen));

const GuardianPage = lazyPart(() => import('./account-screens').then((it) => it.GuardianRoute));

const accountForms = {
  'sign-up': lazyPart(() => import('./account-screens').then((it) => it.SignUpRoute)),
  'forgot-password': lazyPart(() => import('./account-screens').then((it) => it.ForgotPasswordRoute)),
};

interface PathScreenViewProps {
  readonly screen: PathScreen;
  readonly config: PublicConfig;
}

/** Shows what `openPath` decided on. */
export function PathScreenView({ screen, config }: PathScreenViewProps) {
  if (screen.kind === 'not-found') return <NotFound />;
  if (screen.kind === 'site') {
    return (
      <Suspense>
        <SiteScreen />
      </Suspense>
    );
  }
  if (screen.kind === 'sign-up' || screen.kind === 'forgot-password') {
    const Form = accountForms[screen.kind];
    return (
      <Suspense>
        <Form />
      </Suspense>
    );
  }
  if (screen.kind === 'guardian') {
    return (
      <Suspense>
        <GuardianPage key={screen.code} code={screen.code} />
      </Suspense>
    );
  }
  if (screen.kind === 'staff-only') return <StaffOnly />;
  const { page } = screen;
  if (page.content === 'terms' || page.content === 'privacy') {
    return (
      <Suspense>
        <LegalPage key={page.content} text={page.content} />
      </Suspense>
    );
  }
  return <Planned key={page.title()} page={page} config={config} />;
}

function Planned({ page, config }: { readonly page: PlannedPageData; readonly config: PublicConfig }) {
  const { content } = page;
  const isWritten = content === 'help' || content === 'contact';
  return (
    <PlannedPage
      page={page}
      action={
        <PathButton path={page.action.path.replace('{brand}', config.brandSlug)} size="lg">
          {page.action.label()}
        </PathButton>
      }
    >
      {isWritten && (
        <Suspense>
          <WrittenText
            name={content}
            contactEmail={config.contactEmail}
            {...(content === 'contact' && { form: <EnquiryForm /> })}
          />
        </Suspense>
      )}
    </PlannedPage>
  );
}
