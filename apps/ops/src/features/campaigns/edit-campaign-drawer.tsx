import type { CampaignDetail } from '@lyceum/contracts/campaigns';
import { toast } from '@lyceum/ui';
import { trpc } from '../../app/trpc';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { CampaignFormOf } from './campaign-form';
import { valuesOf } from './campaign-values';

interface EditCampaignDrawerProps {
  readonly campaign: CampaignDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes a draft; what somebody else changed meanwhile is not overwritten. */
export function EditCampaignDrawer({ campaign, isOpen, onClose }: EditCampaignDrawerProps) {
  const update = trpc.campaigns.update.useMutation();
  const asOpened = useAsOpened(campaign, isOpen);
  const { id, revision, schoolName } = asOpened;
  return (
    <FormDrawer title="Edit campaign" isOpen={isOpen} onClose={onClose}>
      <CampaignFormOf
        key={revision}
        initialValues={valuesOf(asOpened)}
        school={schoolName}
        action="Save"
        save={async (input) => {
          await update.mutateAsync({ ...input, id, revision });
          toast.success('The draft is saved.');
        }}
        onClose={onClose}
      />
    </FormDrawer>
  );
}
