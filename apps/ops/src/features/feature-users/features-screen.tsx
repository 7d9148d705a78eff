import { featuresTable } from '@lyceum/contracts/admin';
import { Button } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';

const NewFeatureDrawer = lateDrawer(() => import('./new-feature-drawer').then((it) => it.NewFeatureDrawer));

/** Features that only some people have (checklist line 231). */
export function FeaturesScreen() {
  const [isMaking, setMaking] = useState(false);
  const mayWrite = useMay()('featureUsers.write');
  const navigate = useNavigate();
  const close = () => setMaking(false);
  return (
    <>
      <TableScreen
        table={featuresTable}
        list={trpc.features.list}
        labelOf={({ name }) => name ?? ''}
        pathOf={({ id }) => `/features/${id}`}
        description="Whose email is on the list of a feature has it, and may land somewhere of their own."
        actions={
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUsersGroup size={16} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <Link to="/features/people" {...props} />}
            >
              All extra users
            </Button>
            {mayWrite && (
              <Button
                size="xs"
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                onClick={() => setMaking(true)}
              >
                New feature
              </Button>
            )}
          </>
        }
      />
      <NewFeatureDrawer
        isOpen={isMaking}
        onClose={close}
        onMade={({ id }) => void navigate({ to: '/features/$id', params: { id } })}
      />
    </>
  );
}
