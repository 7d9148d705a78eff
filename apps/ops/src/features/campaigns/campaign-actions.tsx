import type { CampaignDetail, CampaignMove } from '@lyceum/contracts/campaigns';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';

interface CampaignActionsProps {
  readonly campaign: CampaignDetail;
  readonly onOpen: (what: 'edit' | 'send') => void;
}

const failed = (error: unknown): void => {
  toast.error(failureTexts(asFailure(error)).description ?? 'That did not work. Please try again.');
};

/** What can be done to a campaign where it stands. */
export function CampaignActions({ campaign, onOpen }: CampaignActionsProps) {
  const { id, state } = campaign;
  const test = trpc.campaigns.test.useMutation({
    onSuccess: ({ to }) => toast.success(`A test is on its way to ${to}.`),
    onError: failed,
  });
  const maySend = useMay()('campaign.send');
  const isDraft = state === 'DRAFT';
  return (
    <>
      <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate({ id })}>
        Send me a test
      </Button>
      {isDraft && <DraftActions campaign={campaign} onEdit={() => onOpen('edit')} />}
      {maySend && !isDraft && <MoveActions campaign={campaign} />}
      {maySend && isDraft && (
        <Button size="xs" onClick={() => onOpen('send')}>
          Send
        </Button>
      )}
    </>
  );
}

function DraftActions({
  campaign,
  onEdit,
}: Pick<CampaignActionsProps, 'campaign'> & { readonly onEdit: () => void }) {
  const { id, revision, name } = campaign;
  const remove = trpc.campaigns.remove.useMutation();
  const navigate = useNavigate();
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Delete the draft “${name}”?`,
      message: 'What is written in it is lost.',
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ id, revision });
      toast.success('The draft is deleted.');
      void navigate({ to: '/campaigns' });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <>
      <Button size="xs" variant="default" loading={remove.isPending} onClick={() => void ask()}>
        Delete
      </Button>
      <Button size="xs" variant="default" onClick={onEdit}>
        Edit
      </Button>
    </>
  );
}

const done: Readonly<Record<CampaignMove, string>> = {
  UNSCHEDULE: 'It is a draft again.',
  PAUSE: 'It is paused: nothing more leaves.',
  RESUME: 'It goes on.',
  CANCEL: 'It is canceled. Who has not got it yet does not get it.',
};

function MoveActions({ campaign: { id, state, name } }: Pick<CampaignActionsProps, 'campaign'>) {
  const moving = trpc.campaigns.move.useMutation();
  const move = async (to: CampaignMove): Promise<void> => {
    try {
      await moving.mutateAsync({ id, move: to });
      toast.success(done[to]);
    } catch (error) {
      failed(error);
    }
  };
  const cancel = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Cancel “${name}”?`,
      message: 'Who has not got it yet does not get it. This cannot be undone.',
      confirmLabel: 'Cancel the campaign',
      cancelLabel: 'Keep it',
      tone: 'danger',
    });
    if (isSure) await move('CANCEL');
  };
  const button = (label: string, to: CampaignMove) => (
    <Button size="xs" loading={moving.isPending} onClick={() => void move(to)}>
      {label}
    </Button>
  );
  return (
    <>
      {(state === 'SCHEDULED' || state === 'SENDING' || state === 'PAUSED') && (
        <Button size="xs" variant="default" disabled={moving.isPending} onClick={() => void cancel()}>
          Cancel campaign
        </Button>
      )}
      {state === 'SCHEDULED' && button('Back to drafts', 'UNSCHEDULE')}
      {state === 'SENDING' && button('Pause', 'PAUSE')}
      {state === 'PAUSED' && button('Go on', 'RESUME')}
    </>
  );
}
