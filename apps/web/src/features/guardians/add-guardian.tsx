import { dateFormat } from '@lyceum/contracts/messages';
import { readFailure } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { SectionCard, toast } from '@lyceum/ui';
import { CreateGuardianCodeDocument, DropGuardianCodeDocument, execute } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from './add-guardian.module.css';
import type { MyGuardians } from './guardian-list';
import { myGuardiansQuery } from './guardian-queries';
import * as messages from './guardians.messages';

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** Where a student makes the code by which a grown-up becomes their guardian. */
export function AddGuardian({ mine: { mayMakeCode, codeExpiresAt } }: { readonly mine: MyGuardians }) {
  const { make, drop } = useCode();
  if (!mayMakeCode)
    return (
      <SectionCard title={messages.addGuardian()}>
        <p className={classes.none}>{messages.noCodesForYou()}</p>
      </SectionCard>
    );
  const made = drop.isSuccess ? undefined : make.data?.createGuardianCode;
  const heldUntil = made?.expiresAt ?? codeExpiresAt;
  return (
    <SectionCard title={messages.addGuardian()} description={messages.aboutAdding()}>
      <p className={classes.warning}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden /> {messages.giveToNobodyElse()}
      </p>
      {made && <ShownCode code={made.code} expiresAt={made.expiresAt} />}
      {!made && heldUntil && <p>{messages.anEarlierCode({ time: clock(new Date(heldUntil)) })}</p>}
      <div className={classes.actions}>
        <Button
          variant={heldUntil ? 'default' : 'filled'}
          loading={make.isPending}
          onClick={() => {
            drop.reset();
            make.mutate();
          }}
        >
          {heldUntil ? messages.makeAnotherCode() : messages.makeCode()}
        </Button>
        {heldUntil && (
          <Button variant="default" loading={drop.isPending} onClick={() => drop.mutate()}>
            {messages.dropCode()}
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

function ShownCode({ code, expiresAt }: { readonly code: string; readonly expiresAt: string }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    toast.success(messages.copied());
  };
  return (
    <div role="status" aria-label={messages.yourCode()} className={classes.shown}>
      <output className={classes.code}>{code}</output>
      <Button size="sm" variant="default" onClick={() => void copy()}>
        {messages.copyCode()}
      </Button>
      <p className={classes.until}>{messages.holdsUntil({ time: clock(new Date(expiresAt)) })}</p>
    </div>
  );
}

function useCode() {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const settled = {
    onError: (error: unknown) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myGuardiansQuery(userId).queryKey }),
  };
  const make = useMutation({
    mutationFn: () => execute(CreateGuardianCodeDocument, { userId }),
    ...settled,
  });
  const drop = useMutation({
    mutationFn: () => execute(DropGuardianCodeDocument, { userId }),
    onSuccess: () => toast.success(messages.codeTakenBack()),
    ...settled,
  });
  return { make, drop };
}
