import { lazyDialog } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import * as messages from '../profile.messages';

interface ReportButtonProps {
  readonly userId: string;
  readonly name: string;
  readonly pictureUrl: string | null;
}

const ReportDialog = lazyDialog(() => import('./report-dialog').then((it) => it.ReportDialog));

/** Reports what somebody shows of themselves; quieter than everything that brings people together. */
export function ReportButton(props: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="subtle" color="gray" onClick={() => setOpen(true)}>
        {messages.report()}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
