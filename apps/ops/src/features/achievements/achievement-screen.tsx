import { type AchievementDetail, achievementIcons, achievementWays } from '@lyceum/contracts/profile';
import { failureTexts } from '@lyceum/shell';
import { AchievementIcon, confirm, toast } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { History } from '../../detail/history';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { formatNumber } from '../../layout/formats';
import { EditAchievementForm } from './achievement-form';
import { achievementsSection } from './section';

/** One achievement or badge: what it says, how it is come by, how many have it, and what was done to it. */
export function AchievementScreen({ id }: { readonly id: string }) {
  const query = trpc.achievements.get.useQuery({ achievementId: id });
  return (
    <DetailScreen<AchievementDetail> section={achievementsSection} query={query}>
      {(achievement) => <AchievementPage achievement={achievement} />}
    </DetailScreen>
  );
}

function AchievementPage({ achievement }: { readonly achievement: AchievementDetail }) {
  const mayEdit = useMay()('achievement.edit');
  const [isEditing, setEditing] = useState(false);
  const { isBusy, retire } = useRetirement(achievement);
  const close = () => setEditing(false);
  const asOpened = useAsOpened(achievement, isEditing);
  const { id, title, description, isRetired } = achievement;
  return (
    <DetailPage
      section={achievementsSection}
      title={title}
      state={isRetired ? <StateBadge tone="off">Retired</StateBadge> : undefined}
      subtitle={description}
      actions={
        mayEdit && (
          <>
            <Button size="xs" variant="default" loading={isBusy} onClick={() => void retire()}>
              {isRetired ? 'Use again' : 'Retire'}
            </Button>
            <Button size="xs" aria-haspopup="dialog" onClick={() => setEditing(true)}>
              Edit
            </Button>
          </>
        )
      }
      facts={factsOf(achievement)}
    >
      {mayEdit && <History of={trpc.achievements.history} id={id} />}
      <FormDrawer title={`Edit ${title}`} isOpen={isEditing} onClose={close}>
        <EditAchievementForm key={asOpened.revision} achievement={asOpened} onClose={close} />
      </FormDrawer>
    </DetailPage>
  );
}

/** Asks before it retires; putting to use again takes that back. */
function useRetirement({ id: achievementId, title, isRetired }: AchievementDetail) {
  const mutation = trpc.achievements.setRetired.useMutation({
    onSuccess: () => toast.success(isRetired ? `${title} is in use again.` : `${title} is retired.`),
    onError: (error) =>
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not changed. Please try again.'),
  });
  const retire = async (): Promise<void> => {
    const isSure =
      isRetired ||
      (await confirm({
        title: `Retire ${title}?`,
        message: 'Nobody earns it or is given it any more. Who has it keeps it.',
        confirmLabel: 'Retire',
      }));
    if (isSure) mutation.mutate({ achievementId, isRetired: !isRetired });
  };
  return { retire, isBusy: mutation.isPending };
}

function factsOf({ iconName, way, holders, url, createdAt, updatedAt }: AchievementDetail) {
  return [
    {
      label: 'Icon',
      value: (
        <Group gap={6}>
          <AchievementIcon name={iconName} size={18} />
          {achievementIcons[iconName]}
        </Group>
      ),
    },
    { label: 'Earned by', value: achievementWays[way] },
    { label: 'People who have it', value: formatNumber(holders) },
    { label: 'Link', value: url },
    { label: 'Made', value: <TimeValue at={createdAt} /> },
    { label: 'Changed', value: <TimeValue at={updatedAt} /> },
  ];
}
