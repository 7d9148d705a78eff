import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { useSession } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { seenBy } from '../profile.messages';
import { audiencesQuery } from './audience-query';
import { audienceInWords } from './audience-words';
import * as messages from './audience.messages';
import classes from './who-sees.module.css';

const AudienceDialog = lazyDialog(() => import('./audience-dialog').then((it) => it.AudienceDialog));

interface WhoSeesProps {
  /** What it is of, in words. */
  readonly what: string;
  readonly level: PrivacyLevel;
}

/** Who sees something of one's own, counted; pressed, it says who they are. */
export function WhoSees({ what, level }: WhoSeesProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(audiencesQuery(useSession().user?.id ?? ''));
  return (
    <>
      <button
        type="button"
        className={classes.root}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        title={messages.whoCanSee({ what })}
      >
        {data ? audienceInWords(level, data.getProfileAudiences) : seenBy[level]()}
      </button>
      {isOpen && (
        <Suspense>
          <AudienceDialog what={what} level={level} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
