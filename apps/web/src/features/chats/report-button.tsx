import { lazyDialog } from '@lyceum/shell';
import { IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import * as messages from './chats.messages';

const ReportDialog = lazyDialog(() => import('./report-dialog').then((it) => it.ReportDialog));

/** Reports a message; also of who is a friend no more. */
export function ReportButton({ messageId }: { readonly messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={messages.reportMessage()} onClick={() => setOpen(true)}>
        <IconFlag size={16} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog reported={{ messageId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
