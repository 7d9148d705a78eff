import { createFileRoute } from '@tanstack/react-router';
import { ButtonAnchor } from '../../app/links';
import { LatestPosts } from '../../features/forum/home/latest-posts';
import { HomeScreen } from '../../features/home/home-screen';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_app/konnect')({ component: Konnect });

function Konnect() {
  return (
    <HomeScreen
      consoleLink={
        <ButtonAnchor href="/ops/" variant="soft">
          {messages.openTheOpsConsole()}
        </ButtonAnchor>
      }
      feed={<LatestPosts />}
    />
  );
}
