import { createFileRoute } from '@tanstack/react-router';
import { ButtonAnchor } from '../../app/links';
import { LatestPosts } from '../../features/forum/home/latest-posts';
import { HomeScreen } from '../../features/home/home-screen';

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
      feed={<LatestPosts />}
    />
  );
}
