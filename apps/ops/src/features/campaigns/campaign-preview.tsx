import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import classes from './campaigns.module.css';

interface CampaignPreviewProps {
  readonly id: string;
  /** Another one after each change. */
  readonly revision: number;
}

const ways = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Text alone' },
];

/** The mail as it comes to a reader who is made up. Nothing in the frame runs, and nothing of it reaches the console. */
export function CampaignPreview({ id, revision }: CampaignPreviewProps) {
  const [way, setWay] = useState('desktop');
  const { data, error, refetch } = trpc.campaigns.preview.useQuery({ id });
  return (
    <DetailSection
      title="How it looks"
      actions={<SegmentedControl size="xs" aria-label="Shown as" value={way} onChange={setWay} data={ways} />}
    >
      {error && <ErrorState {...failureTexts(asFailure(error))} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton label="Writing the mail" />}
      {data && (
        <>
          <p className={classes.subject}>
            Subject: <strong>{data.subject}</strong>
          </p>
          {way === 'text' ? (
            // Longer than the place it has: it is scrolled by keys, too.
            <pre className={classes.text} tabIndex={0} aria-label="The mail as text">
              {data.text}
            </pre>
          ) : (
            <iframe
              key={revision}
              className={classes.frame}
              data-width={way}
              title="The mail"
              sandbox=""
              srcDoc={data.html}
            />
          )}
        </>
      )}
    </DetailSection>
  );
}
