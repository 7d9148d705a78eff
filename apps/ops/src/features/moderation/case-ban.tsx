import type { StaffCase } from '@lyceum/contracts/moderation';
import { useSession } from '@lyceum/session';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DetailSection } from '../../detail/detail-section';
import { LiftBanForm } from '../../detail/lift-ban-form';
import { PersonLink } from '../../layout/person-link';
import { FormDrawer } from '../../layout/form-drawer';
import { TimeValue } from '../../tables/cell-value';
import classes from './case.module.css';

/** What shuts the author out of the forum now, and the way to end it. */
export function CaseBan({ found: { ban, author, forum } }: { readonly found: StaffCase }) {
  const { user } = useSession();
  const [isLifting, setLifting] = useState(false);
  if (!ban) return null;
  return (
    <DetailSection
      title={`Banned from ${forum?.displayName ?? 'the forum'}`}
      actions={
        user?.id !== author.id && (
          <Button size="xs" variant="default" onClick={() => setLifting(true)}>
            Lift the ban…
          </Button>
        )
      }
    >
      <p>{ban.reason}</p>
      <p className={classes.note}>
        {ban.endsAt ? (
          <>
            Until <TimeValue at={ban.endsAt} />
          </>
        ) : (
          'For good'
        )}
        , by <PersonLink {...ban.bannedBy} />, <TimeValue at={ban.createdAt} />
      </p>
      <FormDrawer title="Lift the ban" isOpen={isLifting} onClose={() => setLifting(false)}>
        <LiftBanForm banId={ban.id} onClose={() => setLifting(false)} />
      </FormDrawer>
    </DetailSection>
  );
}
