import { toast } from '@lyceum/ui';
import { trpc } from '../../app/trpc';
import { FormDrawer } from '../../layout/form-drawer';
import { CampaignFormOf } from './campaign-form';
import { freshCampaign } from './campaign-values';

interface NewCampaignDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Begins a campaign: a draft, which nobody gets before it is sent. */
export function NewCampaignDrawer({ isOpen, onClose, onMade }: NewCampaignDrawerProps) {
  const create = trpc.campaigns.create.useMutation();
  return (
    <FormDrawer title="New campaign" isOpen={isOpen} onClose={onClose}>
      <CampaignFormOf
        initialValues={freshCampaign}
        school={null}
        action="Save the draft"
        save={async (input) => {
          const { id } = await create.mutateAsync(input);
          toast.success('The draft is saved. Nobody gets it before you send it.');
          onMade(id);
        }}
        onClose={onClose}
      />
    </FormDrawer>
  );
}
