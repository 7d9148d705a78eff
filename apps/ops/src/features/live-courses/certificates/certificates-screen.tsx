import { liveCertificatesTable } from '@lyceum/contracts/live-course';
import type { TableRow } from '@lyceum/contracts/ops';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../app/trpc';
import { RecordLink } from '../../../detail/record-link';
import { lateDrawer } from '../../../layout/late-drawer';
import { StateBadge } from '../../../layout/state-badge';
import { TableScreen } from '../../../tables/table-screen';
import classes from '../live-courses.module.css';
import { PublicPageLink } from './public-page-link';

const WithdrawDrawer = lateDrawer(() => import('./withdraw-drawer').then((it) => it.WithdrawDrawer));

type Certificate = TableRow<typeof liveCertificatesTable>;

/** Certificates of all live courses; they are given on the page of a class. */
export function CertificatesScreen() {
  const [withdrawn, setWithdrawn] = useState<Certificate | null>(null);
  const close = () => setWithdrawn(null);
  return (
    <>
      <TableScreen
        table={liveCertificatesTable}
        list={trpc.liveCertificates.list}
        labelOf={({ name }) => name ?? ''}
        cells={{
          groupTag: ({ groupTag, groupId }) => (
            <RecordLink type="liveGroup" id={groupId ?? ''}>
              {groupTag}
            </RecordLink>
          ),
          holds: ({ holds }) =>
            holds && (
              <StateBadge tone={holds === 'HOLDS' ? 'good' : 'off'}>
                {liveCertificatesTable.columns.holds.choices[holds]}
              </StateBadge>
            ),
        }}
        rowActions={(certificate) => (
          <span className={classes.actions}>
            <PublicPageLink code={certificate.code ?? ''} name={certificate.name ?? ''} />
            {certificate.holds === 'HOLDS' && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-haspopup="dialog"
                aria-label={`Withdraw the certificate of ${certificate.name ?? ''}`}
                onClick={() => setWithdrawn(certificate)}
              >
                Withdraw…
              </Button>
            )}
          </span>
        )}
        empty={{
          title: 'No certificates yet',
          description:
            'They are given on the page of a class, by staff, and in the classroom, by who leads it.',
        }}
      />
      <WithdrawDrawer
        isOpen={withdrawn !== null}
        certificateId={withdrawn?.id ?? ''}
        name={withdrawn?.name ?? ''}
        onClose={close}
      />
    </>
  );
}
