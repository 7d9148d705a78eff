import { fullName } from '@lyceum/contracts/auth';
import { readFailure } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { RelativeTime, rich, SectionCard, toast, UserAvatar, UserLink } from '@lyceum/ui';
import { execute, KeepGuardianDocument, type MyGuardiansQuery } from '@lyceum/web-graphql';
import { Button, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from './guardian-list.module.css';
import { type GuardianTie, myGuardiansQuery } from './guardian-queries';
import * as messages from './guardians.messages';
import { useEnding } from './use-ending';

export type MyGuardians = MyGuardiansQuery['getMyGuardians'];

/** Who looks after the signed-in user. */
export function GuardianList({ mine: { guardians, mayKeep } }: { readonly mine: MyGuardians }) {
  const ending = useEnding('student');
  return (
    <SectionCard title={messages.whoLooksAfterYou()} description={messages.aboutWho()}>
      {guardians.length === 0 ? (
        <p className={classes.none}>{messages.nobody()}</p>
      ) : (
        <ul>
          {guardians.map((tie) => (
            <li key={tie.id} className={classes.row}>
              <Guardian tie={tie} />
              {mayKeep && <Keep tie={tie} />}
              <Button
                size="sm"
                variant="default"
                disabled={ending.isPending}
                aria-label={messages.endGuardianOf({ name: fullName(tie.person) })}
                onClick={() => void ending.ask(tie)}
              >
                {messages.endGuardian()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function Guardian({ tie: { person, origin, since, hasDigest } }: { readonly tie: GuardianTie }) {
  return (
    <div className={classes.person}>
      <UserAvatar {...person} src={person.profilePictureUrl ?? null} size={44} decorative />
      <div className={classes.words}>
        <UserLink user={person}>
          <span className={classes.name}>{fullName(person)}</span>
        </UserLink>
        <div className={classes.detail}>
          {rich(origin === 'CODE' ? messages.byCode : messages.byConsent, {
            when: <RelativeTime at={since} />,
          })}
        </div>
        {hasDigest && <div className={classes.detail}>{messages.getsWeeklyMail()}</div>}
      </div>
    </div>
  );
}

function Keep({ tie: { id, isKept } }: { readonly tie: GuardianTie }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: (keeps: boolean) => execute(KeepGuardianDocument, { userId, tieId: id, keeps }),
    onSuccess: ({ keepGuardian }) =>
      queryClient.setQueryData(myGuardiansQuery(userId).queryKey, { getMyGuardians: keepGuardian }),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return (
    <Switch
      label={messages.keep()}
      checked={keep.isPending ? keep.variables : isKept}
      onChange={({ currentTarget }) => keep.mutate(currentTarget.checked)}
    />
  );
}
