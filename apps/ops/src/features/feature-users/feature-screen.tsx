import type { FeatureView } from '@lyceum/contracts/admin';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { History } from '../../detail/history';
import { FormDrawer } from '../../layout/form-drawer';
import { StateBadge } from '../../layout/state-badge';
import { formatNumber } from '../../layout/formats';
import { EmailList } from './email-list';
import { ImportForm } from './import-form';
import { LandingForm } from './landing-form';
import { featuresSection } from './section';

/** One feature: where its people land, and who they are. */
export function FeatureScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<FeatureView>
      section={featuresSection}
      query={trpc.features.get.useQuery({ featureId: id })}
    >
      {(feature) => <Feature feature={feature} />}
    </DetailScreen>
  );
}

function Feature({ feature }: { readonly feature: FeatureView }) {
  const [opened, setOpened] = useState<'landing' | 'import' | null>(null);
  const mayWrite = useMay()('featureUsers.write');
  const close = () => setOpened(null);
  return (
    <DetailPage
      section={featuresSection}
      title={feature.name}
      state={feature.isKnown ? <StateBadge tone="good">In use</StateBadge> : undefined}
      actions={
        mayWrite && (
          <>
            <Button size="xs" variant="default" onClick={() => setOpened('landing')}>
              Change landing
            </Button>
            <Button
              size="xs"
              leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
              onClick={() => setOpened('import')}
            >
              Add or remove people
            </Button>
          </>
        )
      }
      facts={[
        { label: 'Extra users', value: formatNumber(feature.usersCnt) },
        { label: 'Landing path', value: feature.landingPath ?? 'Where everybody lands' },
        {
          label: 'Asked for by the code',
          value: feature.isKnown ? 'Yes, by this name' : 'Not yet: only its landing path has an effect',
        },
      ]}
    >
      <EmailList feature={feature} mayWrite={mayWrite} />
      <History of={trpc.features.history} id={feature.id} />
      <FormDrawer title="Change landing" isOpen={opened === 'landing'} onClose={close}>
        <LandingForm feature={feature} onDone={close} />
      </FormDrawer>
      <FormDrawer title="Add or remove people" isOpen={opened === 'import'} onClose={close}>
        <ImportForm feature={feature} onDone={close} />
      </FormDrawer>
    </DetailPage>
  );
}
