import { useSession } from '@lyceum/session';
import { execute, ReportThreadDocument } from '@lyceum/web-graphql';
import { useMounted } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { ReportDialog } from '../parts/report-dialog';
import { showThreadChange } from '../thread-queries';
import * as messages from './thread.messages';

interface ReportThreadProps {
  readonly threadId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Tells the forum's moderators what is wrong with a thread (checklist line 97). */
export function ReportThread({ threadId, opened, onClose }: ReportThreadProps) {
  const queryClient = useQueryClient();
  // A dialog that opens only after it stands there knows where to give the focus back to.
  const isThere = useMounted();
  const userId = useSession().user?.id ?? '';
  return (
    <ReportDialog
      title={messages.reportThread()}
      doneText={messages.threadReported()}
      send={(message) => execute(ReportThreadDocument, { threadId, userId, message })}
      onReported={() => showThreadChange(queryClient, threadId, { requestingUserHasReported: true })}
      opened={opened && isThere}
      onClose={onClose}
    />
  );
}
