import { optionalPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sendHomeIfSignedIn } from '../../app/guards';
import { PublishedScreen } from '../../app/published-screen';
import { HomeContent } from '../../features/marketing/home/home-content';

const WelcomeBanner = optionalPart(() => import('../../app/welcome-banner').then((it) => it.WelcomeBanner));

export const Route = createFileRoute('/_public/')({
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.session),
  component: Home,
});

/** What editors say of the product to those who do not know it yet. */
function Home() {
  return (
    <>
      <PublishedScreen Content={HomeContent} />
      <Suspense>
        <WelcomeBanner />
      </Suspense>
    </>
  );
}
