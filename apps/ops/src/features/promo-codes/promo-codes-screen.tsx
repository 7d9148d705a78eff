import type { AsLeft } from '@lyceum/contracts/ops';
import { promoCodesTable } from '@lyceum/contracts/payments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import { usesText } from './promo-code-facts';
import { PromoCodeStateBadge } from './promo-code-state';

const PromoCodeDrawer = lateDrawer(() => import('./promo-code-drawer').then((it) => it.PromoCodeDrawer));
const ManyCodesDrawer = lateDrawer(() => import('./many-codes-drawer').then((it) => it.ManyCodesDrawer));
const ListCodesDrawer = lateDrawer(() => import('./list-codes-drawer').then((it) => it.ListCodesDrawer));

type Drawer = 'one' | 'many' | 'list' | null;

/** All promo codes: found, made, switched off and on (checklist line 228). */
export function PromoCodesScreen() {
  const [drawer, setDrawer] = useState<Drawer>(null);
  const { mutateAsync } = trpc.promoCodes.setDisabled.useMutation();
  const mayWrite = useMay()('promoCode.write');
  const set = (isDisabled: boolean) => (ids: string[], asLeft?: AsLeft) =>
    mutateAsync({ ids, isDisabled, asLeft });
  const disable = { done: 'Disabled', run: set(true) };
  const enable = { done: 'Enabled', run: set(false) };
  const close = (): void => setDrawer(null);
  usePaletteAct(mayWrite ? 'New code' : null, () => setDrawer('one'));
  usePaletteAct(mayWrite ? 'Make many codes' : null, () => setDrawer('many'));
  usePaletteAct(mayWrite ? 'Codes by email' : null, () => setDrawer('list'));
  return (
    <>
      <TableScreen
        table={promoCodesTable}
        list={trpc.promoCodes.list}
        labelOf={(row) => row.code ?? ''}
        pathOf={(row) => `/promo-codes/${row.id}`}
        cells={{
          state: ({ state }) => state && <PromoCodeStateBadge state={state} />,
          uses: ({ uses, usageLimit }) => usesText(uses ?? 0, usageLimit),
        }}
        {...(mayWrite && {
          actions: <HeadButtons onOpen={setDrawer} />,
          bulkActions: [
            { label: 'Disable', ...disable, run: (ids) => disable.run(ids), undo: enable },
            { label: 'Enable', ...enable, run: (ids) => enable.run(ids), undo: disable },
          ],
        })}
        empty={{
          title: 'No promo codes yet',
          description: 'A promo code takes something off a price. Name it, say how much, done.',
          action: mayWrite && <Button onClick={() => setDrawer('one')}>New code</Button>,
        }}
      />
      {mayWrite && (
        <>
          <PromoCodeDrawer isOpen={drawer === 'one'} onClose={close} />
          <ManyCodesDrawer isOpen={drawer === 'many'} onClose={close} />
          <ListCodesDrawer isOpen={drawer === 'list'} onClose={close} />
        </>
      )}
    </>
  );
}

function HeadButtons({ onOpen }: { readonly onOpen: (drawer: Drawer) => void }) {
  return (
    <>
      <Button size="xs" variant="default" onClick={() => onOpen('many')}>
        Make many
      </Button>
      <Button size="xs" variant="default" onClick={() => onOpen('list')}>
        By email
      </Button>
      <Button size="xs" onClick={() => onOpen('one')}>
        New code
      </Button>
    </>
  );
}
