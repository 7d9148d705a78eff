import type { SocialProvider } from '@lyceum/contracts/auth';
import { lazyPart } from '@lyceum/shell';
import { Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { AvatarSettings } from './profile/avatar-settings';
import { ProfileSettings } from './profile/profile-settings';
import { settingsQueries } from './settings-queries';
import classes from './settings-screen.module.css';
import { settingsSections, type SettingsSectionName } from './settings-sections';
import * as messages from './settings.messages';

const Certificate = lazyPart(() =>
  import('./certificate/certificate-settings').then((it) => it.CertificateSettings),
);
const Security = lazyPart(() => import('./security/security-settings').then((it) => it.SecuritySettings));
const Sessions = lazyPart(() => import('./sessions/session-settings').then((it) => it.SessionSettings));
const Preferences = lazyPart(() =>
  import('./notification-preferences/preference-settings').then((it) => it.PreferenceSettings),
);
const MyData = lazyPart(() => import('./my-data/my-data-settings').then((it) => it.MyDataSettings));
const DeletionBanner = lazyPart(() => import('./my-data/deletion-banner').then((it) => it.DeletionBanner));

interface SettingsScreenProps {
  readonly providers: readonly SocialProvider[];
  readonly section: SettingsSectionName;
  /** What forums are recommended by, under the profile. */
  readonly interests: ReactNode;
  /** The section about other people: friends, requests, blocks. */
  readonly friends: ReactNode;
  /** The section about guardians. */
  readonly guardians: ReactNode;
  /** What of the forum is chosen thread by thread, under the notifications. */
  readonly watches: ReactNode;
  /** The section about what moderators decided. */
  readonly moderation: ReactNode;
  /** A link to a section, with the class names for its place. */
  readonly linkTo: (section: SettingsSectionName, label: string, className: string) => ReactNode;
}

/** The settings, one section at a time; which one stands behind `#` in the address. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { section, linkTo } = props;
  const me = useQuery(settingsQueries.me);
  const deletesAt = me.data?.me.deletesAt;
  return (
    <Page>
      <PageTitle title={messages.settings()} />
      <div className={classes.root}>
        <nav aria-label={messages.settings()} className={classes.navigation}>
          <ul>
            {settingsSections.map(({ name, label }) => (
              <li key={name}>
                {linkTo(
                  name,
                  label(),
                  name === section ? `${classes.link} ${classes.current}` : (classes.link ?? ''),
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.content}>
          <Suspense fallback={<TextSkeleton lines={8} label={messages.loadingSettings()} />}>
            {deletesAt && <DeletionBanner deletesAt={deletesAt} />}
            <SectionContent {...props} />
          </Suspense>
        </div>
      </div>
    </Page>
  );
}

function SectionContent({
  section,
  providers,
  interests,
  friends,
  guardians,
  watches,
  moderation,
}: SettingsScreenProps) {
  switch (section) {
    case 'profile':
      return (
        <>
          <ProfileSettings />
          <AvatarSettings />
          {/* Further down than a phone shows: what stands above does not wait for it. */}
          <Suspense fallback={<TextSkeleton lines={6} label={messages.loadingSettings()} />}>
            <Certificate />
            {interests}
          </Suspense>
        </>
      );
    case 'security':
      return <Security providers={providers} />;
    case 'sessions':
      return <Sessions />;
    case 'friends':
      return friends;
    case 'guardians':
      return guardians;
    case 'notifications':
      return (
        <>
          <Preferences />
          {watches}
        </>
      );
    case 'moderation':
      return moderation;
    case 'data':
      return <MyData />;
  }
}
