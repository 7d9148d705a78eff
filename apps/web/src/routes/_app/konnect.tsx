import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CardListSkeleton } from '@lyceum/ui';
import { Suspense } from 'react';
import { ButtonAnchor } from '../../app/links';
import { HomeScreen } from '../../features/home/home-screen';

const LatestPosts = lazyRouteComponent(() => import('../../features/forum/home/latest-posts'), 'LatestPosts');

export const Route = createFileRoute('/_app/konnect')({ component: Konnect });

function Konnect() {
  const { config } = Route.useRouteContext();
  return (
    <HomeScreen
      brandName={config.brandName}
      consoleLink={
        <ButtonAnchor href="/ops/" variant="soft">
          Open the ops console
        </ButtonAnchor>
      }
      feed={
        <Suspense fallback={<CardListSkeleton label="Loading your feed" />}>
          <LatestPosts />
        </Suspense>
      }
    />
  );
}
