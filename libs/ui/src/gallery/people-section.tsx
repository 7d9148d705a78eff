import { roles } from '@lyceum/contracts/auth';
import { avatarColors } from '../people/avatar-color';
import { RoleBadge } from '../people/role-badge';
import { UserAvatar } from '../people/user-avatar';
import { RelativeTime } from '../time/relative-time-text';
import { Row, Section, Specimen } from './section';

const people = [
  ['Ada', 'Lovelace'],
  ['Grace', 'Hopper'],
  ['Katherine', 'Johnson'],
  ['Maryam', 'Mirzakhani'],
  ['Srinivasa', 'Ramanujan'],
  ['Zhang', 'Heng'],
  ['秉灵', '王'],
  ['Élodie', 'Ångström'],
] as const;

const now = new Date('2026-03-14T12:00:00Z');
const instants = [
  '2026-03-14T11:59:40Z',
  '2026-03-14T11:18:00Z',
  '2026-03-14T03:00:00Z',
  '2026-02-02T12:00:00Z',
  '2025-09-01T12:00:00Z',
];

export function PeopleSection() {
  return (
    <Section
      id="people"
      title="People and time"
      note={`Nobody is a grey silhouette: ${avatarColors.length} colours, chosen by the first letter of the name.`}
    >
      <Specimen title="Avatars">
        <Row>
          {people.map(([firstName, lastName]) => (
            <UserAvatar key={lastName} firstName={firstName} lastName={lastName} size={48} />
          ))}
          <UserAvatar firstName="Nia" lastName="Owusu" size={32} />
          <UserAvatar firstName="Nia" lastName="Owusu" size={24} />
        </Row>
      </Specimen>
      <Specimen title="All 21 roles">
        <Row>
          {roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Relative time">
        <Row>
          {instants.map((at) => (
            <RelativeTime key={at} at={at} now={now} />
          ))}
        </Row>
      </Specimen>
    </Section>
  );
}
