import { achievementsTable } from '@lyceum/contracts/profile';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';

const NewAchievementDrawer = lateDrawer(() =>
  import('./new-achievement-drawer').then((it) => it.NewAchievementDrawer),
);

/** All that can be earned and given (checklist line 146). */
export function AchievementsScreen() {
  const mayEdit = useMay()('achievement.edit');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  usePaletteAct(mayEdit ? 'New achievement or badge' : null, () => setOpen(true));
  return (
    <>
      <TableScreen
        table={achievementsTable}
        list={trpc.achievements.list}
        labelOf={({ title }) => title ?? ''}
        pathOf={({ id }) => `/achievements/${id}`}
        actions={
          mayEdit && (
            <Button size="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              New
            </Button>
          )
        }
        empty={{
          title: 'No achievements or badges yet',
          description:
            'Achievements are earned by a rule, such as ten replies. Badges are given by staff on a person’s page.',
        }}
      />
      <NewAchievementDrawer
        isOpen={isOpen}
        onMade={(id) => void navigate({ to: '/achievements/$id', params: { id } })}
        onClose={close}
      />
    </>
  );
}
