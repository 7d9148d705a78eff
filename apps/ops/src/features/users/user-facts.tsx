import type { UserDetail } from '@lyceum/contracts/auth';
import type { Fact } from '../../detail/fact-list';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import { RoleBadges } from './role-badges';

/** What is known about an account beside its sessions. */
export function userFacts(user: UserDetail): Fact[] {
  return [
    { label: 'Roles', value: <RoleBadges roles={user.roles} /> },
    { label: 'Joined', value: <TimeValue at={user.createdAt} /> },
    { label: 'Email confirmed', value: instant(user.emailConfirmedAt) ?? 'Not yet' },
    { label: 'Date of birth', value: user.dateOfBirth },
    ...(user.guardian
      ? [
          { label: 'Guardian', value: user.guardian.email },
          {
            label: user.guardian.withdrewAt ? 'Guardian withdrew' : 'Guardian agreed',
            value: instant(user.guardian.withdrewAt ?? user.guardian.consentedAt) ?? 'Not yet',
          },
        ]
      : []),
    { label: 'Ways in', value: waysIn(user) },
    { label: 'Second factor', value: secondFactor(user) },
    { label: 'Terms agreed', value: instant(user.agreedTermsAt) ?? 'Not yet' },
    ...(user.awaitsStaffSince
      ? [{ label: 'Waits for staff', value: 'Another account of this mailbox is suspended or banned' }]
      : []),
    ...(user.sameMailbox.length > 0 ? [{ label: 'Same mailbox', value: <SameMailbox user={user} /> }] : []),
    ...(user.suspendedAt ? [{ label: 'Suspended', value: <TimeValue at={user.suspendedAt} /> }] : []),
    ...(user.deletesAt ? [{ label: 'Will be erased', value: <TimeValue at={user.deletesAt} /> }] : []),
    { label: 'Id', value: <code>{user.id}</code> },
  ];
}

function SameMailbox({ user: { sameMailbox } }: { readonly user: UserDetail }) {
  return sameMailbox.map(({ id, name, isSuspended }) => (
    <div key={id}>
      <PersonLink id={id} name={name} />
      {isSuspended && ' (suspended)'}
    </div>
  ));
}

const instant = (at: string | null) => at && <TimeValue at={at} />;

function waysIn({ hasPassword, passkeys, identities }: UserDetail): string {
  const ways = [
    ...(hasPassword ? ['Password'] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`] : []),
    ...identities,
  ];
  return ways.join(', ');
}

function secondFactor({ hasAuthenticatorApp, passkeys }: UserDetail): string {
  if (hasAuthenticatorApp) return 'Authenticator app';
  return passkeys > 0 ? 'Passkey' : 'None';
}
