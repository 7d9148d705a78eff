import { dateFormat } from '@lyceum/contracts/messages';
import { RoleBadge, UserAvatar } from '@lyceum/ui';
import type { MeQuery } from '@lyceum/web-graphql';
import * as messages from './home.messages';
import classes from './profile-card.module.css';

const memberSince = dateFormat({ month: 'long', year: 'numeric' });

/** The signed-in user as the server knows them now. */
export function ProfileCard({ me }: { readonly me: MeQuery['me'] }) {
  const { firstName, lastName, email, roles, createdAt } = me;
  return (
    <div>
      <div className={classes.person}>
        <UserAvatar firstName={firstName} lastName={lastName} size={64} decorative />
        <div className={classes.words}>
          <h2 className={classes.name}>
            {firstName} {lastName}
          </h2>
          <p className={classes.detail}>{email}</p>
        </div>
      </div>
      <h3 className={classes.label}>{messages.roles()}</h3>
      {roles.length > 0 ? (
        <ul className={classes.roles}>
          {roles.map((role) => (
            <li key={role}>
              <RoleBadge role={role} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.detail}>{messages.noRolesYet()}</p>
      )}
      <h3 className={classes.label}>{messages.memberSince()}</h3>
      <p>
        <time dateTime={createdAt}>{memberSince(new Date(createdAt))}</time>
      </p>
    </div>
  );
}
