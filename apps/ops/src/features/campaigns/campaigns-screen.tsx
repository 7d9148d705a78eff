import { campaignsTable } from '@lyceum/contracts/campaigns';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import { CampaignStateBadge } from './campaign-state';

const NewCampaignDrawer = lateDrawer(() =>
  import('./new-campaign-drawer').then((it) => it.NewCampaignDrawer),
);

/** All mail campaigns: drafts, those on their way and those that were sent (checklist line 237). */
export function CampaignsScreen() {
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  usePaletteAct('New campaign', () => setMaking(true));
  const open = (
    <Button size="xs" onClick={() => setMaking(true)}>
      New campaign
    </Button>
  );
  return (
    <>
      <TableScreen
        table={campaignsTable}
        list={trpc.campaigns.list}
        labelOf={({ name, subject }) => `${name ?? ''} (${subject ?? ''})`}
        pathOf={({ id }) => `/campaigns/${id}`}
        cells={{ state: ({ state }) => state && <CampaignStateBadge state={state} /> }}
        actions={open}
        empty={{
          title: 'No campaigns yet',
          description:
            'Something to tell the readers of the newsletter, or the people of a school? Write it, look at it, and send it when it is right.',
          action: open,
        }}
      />
      <NewCampaignDrawer
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={(id: string) => void navigate({ to: '/campaigns/$id', params: { id } })}
      />
    </>
  );
}
