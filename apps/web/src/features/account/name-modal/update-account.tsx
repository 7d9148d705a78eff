import { lazyDialog } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import * as messages from './update-account.messages';

interface UpdateAccountProps {
  readonly withChineseTaipei: boolean;
}

const NameModal = lazyDialog(() => import('./name-modal').then((it) => it.NameModal));

/** Opens the name and school modal on what is known of oneself. */
export function UpdateAccount({ withChineseTaipei }: UpdateAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {messages.updateYourAccount()}
      </Button>
      {isOpen && (
        <Suspense>
          <NameModal name="" onClose={() => setOpen(false)} withChineseTaipei={withChineseTaipei} />
        </Suspense>
      )}
    </>
  );
}
