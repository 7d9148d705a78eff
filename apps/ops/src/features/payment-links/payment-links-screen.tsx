import type { AsLeft } from '@lyceum/contracts/ops';
import { paymentLinksTable } from '@lyceum/contracts/payments';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import { PaymentLinkStateBadge, takenText } from './payment-link-state';

const NewLinkDrawer = lateDrawer(() => import('./new-link-drawer').then((it) => it.NewLinkDrawer));

/** All payment links: made, found, switched off and on (checklist line 229). */
export function PaymentLinksScreen() {
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = trpc.paymentLinks.setDisabled.useMutation();
  const mayWrite = useMay()('paymentLink.write');
  const set = (isDisabled: boolean) => (ids: string[], asLeft?: AsLeft) =>
    mutateAsync({ ids, isDisabled, asLeft });
  const disable = { done: 'Deactivated', run: set(true) };
  const enable = { done: 'Active again', run: set(false) };
  usePaletteAct(mayWrite ? 'New payment link' : null, () => setMaking(true));
  const open = (
    <Button size="xs" onClick={() => setMaking(true)}>
      New payment link
    </Button>
  );
  return (
    <>
      <TableScreen
        table={paymentLinksTable}
        list={trpc.paymentLinks.list}
        labelOf={({ title, code }) => `${title ?? ''} (${code ?? ''})`}
        pathOf={({ id }) => `/payment-links/${id}`}
        cells={{
          state: ({ state }) => state && <PaymentLinkStateBadge state={state} />,
          taken: ({ taken, seats }) => takenText(taken ?? 0, seats),
        }}
        {...(mayWrite && {
          actions: open,
          bulkActions: [
            { label: 'Deactivate', ...disable, run: (ids) => disable.run(ids), undo: enable },
            { label: 'Activate', ...enable, run: (ids) => enable.run(ids), undo: disable },
          ],
        })}
        empty={{
          title: 'No payment links yet',
          description: 'Agreed with a family on a class and a price? Make a link, and send it to them.',
          action: mayWrite && open,
        }}
      />
      {mayWrite && (
        <NewLinkDrawer
          isOpen={isMaking}
          onClose={() => setMaking(false)}
          onMade={(id: string) => void navigate({ to: '/payment-links/$id', params: { id } })}
        />
      )}
    </>
  );
}
