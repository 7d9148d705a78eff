import type { UserRow } from '@lyceum/contracts/auth';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { HeldAchievements } from './held-achievements';
import { PersonTimeline } from './person-timeline';
import { RoleBadges } from './role-badges';
import { usersSection } from './section';
import { fullName } from './user-cells';

/** Somebody for staff whose work is not accounts: who it is, and what of theirs the reader may see. */
export function PersonScreen({ id }: { readonly id: string }) {
  const query = trpc.users.person.useQuery({ userId: id });
  return (
    <DetailScreen section={usersSection} query={query}>
      {({ person }) => (
        <DetailPage section={usersSection} title={fullName(person)} facts={factsOf(person)}>
          <PersonTimeline userId={id} />
          <HeldAchievements userId={id} />
        </DetailPage>
      )}
    </DetailScreen>
  );
}

const factsOf = ({ id, roles }: UserRow) => [
  { label: 'Roles', value: <RoleBadges roles={roles} /> },
  { label: 'Id', value: <code>{id}</code> },
];
