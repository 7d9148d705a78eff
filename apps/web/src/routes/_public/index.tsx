import { optionalPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sendHomeIfSignedIn } from '../../app/guards';
import { AnchorLink, ButtonLink } from '../../app/links';
import * as messages from '../../features/marketing/landing-page.messages';
import { LandingPage } from '../../features/marketing/landing-page';

const WelcomeBanner = optionalPart(() => import('../../app/welcome-banner').then((it) => it.WelcomeBanner));

export const Route = createFileRoute('/_public/')({
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.session),
  component: Landing,
});

function Landing() {
  return (
    <>
      <LandingPage
        signUp={
          <ButtonLink to="/signup" size="lg">
            {messages.createYourAccount()}
          </ButtonLink>
        }
        logIn={
          <ButtonLink to="/login" size="lg" variant="outline">
            {messages.logIn()}
          </ButtonLink>
        }
        courses={<AnchorLink to="/live-courses">{messages.seeCourses()}</AnchorLink>}
      />
      <Suspense>
        <WelcomeBanner />
      </Suspense>
    </>
  );
}
