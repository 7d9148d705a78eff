import { lazyPart } from '@lyceum/shell';
import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { PathButton } from '../../app/pathed';
import { InterestSettings } from '../../features/forum/interests/interest-settings';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { sectionOf } from '../../features/settings/settings-sections';

const PeopleSettings = lazyPart(() =>
  import('../../features/friends/people-settings').then((it) => it.PeopleSettings),
);
const ChatSettings = lazyPart(() =>
  import('../../features/chats/marks/chat-settings').then((it) => it.ChatSettings),
);
const ReportWritten = lazyPart(() =>
  import('../../features/chats/written-before-block').then((it) => it.ReportWritten),
);
const GuardianSettings = lazyPart(() =>
  import('../../features/guardians/guardian-settings').then((it) => it.GuardianSettings),
);
const WatchedThreads = lazyPart(() =>
  import('../../features/forum/watches/watched-threads').then((it) => it.WatchedThreads),
);
const ModerationNotices = lazyPart(() =>
  import('../../features/forum/notices/moderation-notices').then((it) => it.ModerationNotices),
);

export const Route = createFileRoute('/_app/settings')({ component: Settings });

function Settings() {
  const { config } = Route.useRouteContext();
  const section = sectionOf(useLocation({ select: ({ hash }) => hash }));
  return (
    <SettingsScreen
      providers={config.socialProviders}
      section={section}
      interests={<InterestSettings />}
      friends={
        <>
          <PeopleSettings ofBlocked={(person) => <ReportWritten person={person} />} />
          <ChatSettings />
        </>
      }
      guardians={
        <GuardianSettings
          buttonTo={(path, label) => (
            <PathButton path={path} variant="outline">
              {label}
            </PathButton>
          )}
        />
      }
      watches={<WatchedThreads />}
      moderation={<ModerationNotices />}
      linkTo={(name, label, className) => (
        <Link
          to="/settings"
          hash={name}
          className={className}
          aria-current={name === section ? 'page' : undefined}
          activeOptions={{ includeHash: true }}
          hashScrollIntoView={false}
        >
          {label}
        </Link>
      )}
    />
  );
}
