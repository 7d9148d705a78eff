import { avatarCodeOf, type AvatarChoice, avatarParts, avatarPathOf } from '@lyceum/contracts/auth';
import { toast } from '@lyceum/ui';
import { ChooseAvatarDocument, execute } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './avatar-offers.module.css';
import * as messages from './konnect.messages';

/** Drawings at a time. */
const offered = 6;

/** Drawn pictures, one tap each. */
export function AvatarOffers() {
  const [codes, setCodes] = useState(someAvatars);
  const queryClient = useQueryClient();
  const choosing = useMutation({
    mutationFn: (avatar: string) => execute(ChooseAvatarDocument, { avatar }),
    // It stands beside one's name everywhere.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: () => toast.error(messages.avatarNotSaved()),
  });
  return (
    <>
      <ul className={classes.list}>
        {codes.map((code, index) => (
          <li key={code}>
            <button
              type="button"
              className={classes.avatar}
              aria-label={messages.takeAvatar({ place: index + 1 })}
              disabled={choosing.isPending}
              onClick={() => choosing.mutate(code)}
            >
              <img src={avatarPathOf(code)} alt="" width={56} height={56} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="sm"
        className={classes.more ?? ''}
        onClick={() => setCodes(someAvatars())}
      >
        {messages.anotherSix()}
      </Button>
    </>
  );
}

/** As many as are offered, no two alike. */
function someAvatars(): string[] {
  const codes = new Set<string>();
  while (codes.size < offered) codes.add(avatarCodeOf(anyChoice()));
  return [...codes];
}

function anyChoice(): AvatarChoice {
  const counts = Object.entries(avatarParts).map(([part, count]) => [
    part,
    Math.floor(Math.random() * count),
  ]);
  return Object.fromEntries(counts) as AvatarChoice;
}
