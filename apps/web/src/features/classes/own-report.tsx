import { SectionCard } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { ownHomeworkQuery } from './class-queries';
import * as messages from './classes.messages';
import { WorkLink } from './work/work-link';

interface OwnReportProps {
  readonly groupTag: string;
  readonly me: string;
}

/** The reader's report of a class (checklist line 178): a file, or a link that was kept for them; nothing without one. */
export function OwnReport({ groupTag, me }: OwnReportProps) {
  const { data } = useQuery(ownHomeworkQuery(groupTag, me));
  const url = data?.getStudentReportUrl ?? null;
  if (url === null) return null;
  const isFile = url.startsWith('/files/');
  return (
    <SectionCard title={messages.report()} description={messages.aboutReport()}>
      <WorkLink
        work={{
          submittedLink: isFile ? null : url,
          submittedFile: isFile ? { name: messages.reportFile(), path: url } : null,
        }}
        label={messages.yourReport()}
      />
    </SectionCard>
  );
}
