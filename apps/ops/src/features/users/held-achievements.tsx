import { achievementWays, type HeldAchievement } from '@lyceum/contracts/profile';
import { useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { DataTable, type DataTableColumn, EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailSection } from '../../detail/detail-section';
import { RecordLink } from '../../detail/record-link';
import { FormDrawer } from '../../layout/form-drawer';
import { TimeValue } from '../../tables/cell-value';
import { AwardForm } from './award-form';

const columns: readonly DataTableColumn<HeldAchievement>[] = [
  {
    key: 'title',
    title: 'Title',
    render: ({ id, title }) => (
      <RecordLink type="achievement" id={id}>
        {title}
      </RecordLink>
    ),
  },
  { key: 'way', title: 'Earned by', render: ({ way }) => achievementWays[way] },
  { key: 'earnedAt', title: 'Since', render: ({ earnedAt }) => <TimeValue at={earnedAt} /> },
];

/** What somebody has earned and was given; staff who award give them more, and take back what they have (checklist line 146). */
export function HeldAchievements({ userId }: { readonly userId: string }) {
  return useMay()('achievement.award') ? <Held userId={userId} /> : null;
}

function Held({ userId }: { readonly userId: string }) {
  const { data, error, isPending, refetch } = trpc.achievements.ofPerson.useQuery({ userId });
  const isSelf = useSession().user?.id === userId;
  const [opened, setOpened] = useState<'give' | HeldAchievement | null>(null);
  const close = () => setOpened(null);
  const badges = data?.badges ?? [];
  const taken = opened === 'give' ? null : opened;
  return (
    <DetailSection
      title="Achievements and badges"
      actions={
        !isSelf &&
        badges.length > 0 && (
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setOpened('give')}>
            Give a badge…
          </Button>
        )
      }
    >
      <DataTable<HeldAchievement>
        label="Achievements and badges"
        columns={columns}
        rows={data?.held ?? []}
        getRowId={({ id }) => id}
        loading={isPending}
        skeletonRows={2}
        error={error ? failureTexts(asFailure(error)) : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title="None yet"
            description="What they earn and are given stands here."
            illustration={null}
          />
        }
        {...(!isSelf && {
          rowActions: (held: HeldAchievement) => (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Take back ${held.title}`}
              onClick={() => setOpened(held)}
            >
              Take back…
            </Button>
          ),
        })}
      />
      <FormDrawer title="Give a badge" isOpen={opened === 'give'} onClose={close}>
        <AwardForm userId={userId} badges={badges} onDone={close} />
      </FormDrawer>
      <FormDrawer title={`Take ${taken?.title ?? 'it'} back`} isOpen={taken !== null} onClose={close}>
        {taken && <AwardForm userId={userId} badges={[taken]} isTakingBack onDone={close} />}
      </FormDrawer>
    </DetailSection>
  );
}
