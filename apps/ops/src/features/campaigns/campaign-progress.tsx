import type { CampaignDetail } from '@lyceum/contracts/campaigns';
import { Progress } from '@mantine/core';
import { DetailSection } from '../../detail/detail-section';
import { formatNumber } from '../../layout/formats';
import classes from './campaigns.module.css';

/** How far a campaign is, and what became of its mails. */
export function CampaignProgress({ campaign }: { readonly campaign: CampaignDetail }) {
  const { total, sent, failed, suppressed, leftOut, unsubscribed } = campaign;
  const done = sent + failed + suppressed + leftOut;
  const figures = [
    { label: 'Sent', value: sent },
    { label: 'Failed', value: failed },
    { label: 'Suppressed', value: suppressed },
    { label: 'Left out', value: leftOut },
    { label: 'Unsubscribed', value: unsubscribed },
  ];
  return (
    <DetailSection title="Progress">
      <p className={classes.progress} role="status">
        {formatNumber(done)} of {formatNumber(total)} mails are done.
      </p>
      <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label="Mails that are done" />
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        Left out are those who unsubscribed, closed their account or may not be written to any more since it
        began.
      </p>
    </DetailSection>
  );
}
