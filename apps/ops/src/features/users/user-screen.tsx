import type { UserDetail } from '@lyceum/contracts/auth';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { History } from '../../detail/history';
import { StateBadge } from '../../layout/state-badge';
import { CertificateName } from './certificate-name';
import { HeldAchievements } from './held-achievements';
import { PersonScreen } from './person-screen';
import { PersonTimeline } from './person-timeline';
import { usersSection } from './section';
import { UserActions } from './user-actions';
import { userFacts } from './user-facts';
import { UserSessions } from './user-sessions';

/** Somebody's page: the whole account for those whose work accounts are, for other staff what they may read. */
export function UserScreen({ id }: { readonly id: string }) {
  return useMay()('user.read') ? <AccountScreen id={id} /> : <PersonScreen id={id} />;
}

/** One account: who it is, where it is logged in, what there is of it, what was done to it, and what can be. */
function AccountScreen({ id }: { readonly id: string }) {
  const query = trpc.users.get.useQuery({ userId: id });
  return (
    <DetailScreen section={usersSection} query={query}>
      {(user) => (
        <DetailPage
          section={usersSection}
          title={user.name || user.email}
          state={<AccountState user={user} />}
          subtitle={user.email}
          actions={<UserActions user={user} />}
          facts={userFacts(user)}
        >
          <PersonTimeline userId={id} />
          <CertificateName user={user} />
          {!user.erasedAt && <HeldAchievements userId={id} />}
          <UserSessions user={user} />
          <History of={trpc.users.history} id={id} />
        </DetailPage>
      )}
    </DetailScreen>
  );
}

function AccountState({ user }: { readonly user: UserDetail }) {
  if (user.erasedAt) return <StateBadge tone="off">Erased</StateBadge>;
  if (user.awaitsStaffSince) return <StateBadge tone="waiting">Waits for staff</StateBadge>;
  if (user.suspendedAt) return <StateBadge tone="bad">Suspended</StateBadge>;
  if (user.deletesAt) return <StateBadge tone="waiting">To be erased</StateBadge>;
  if (!user.emailConfirmedAt) return <StateBadge tone="waiting">Email not confirmed</StateBadge>;
  return <StateBadge tone="good">Active</StateBadge>;
}
