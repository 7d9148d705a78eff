import { SectionCard } from '@lyceum/ui';
import type { ReactNode } from 'react';
import * as messages from './guardians.messages';

interface GuardianSettingsProps {
  /** A link to a path of ours that looks like a button. */
  readonly buttonTo: (path: '/my-guardians' | '/guardian', label: string) => ReactNode;
}

/** The way to one's guardians and to whom one looks after, in the settings. */
export function GuardianSettings({ buttonTo }: GuardianSettingsProps) {
  return (
    <>
      <SectionCard title={messages.seeYourGuardians()} description={messages.aboutGuardiansSettings()}>
        {buttonTo('/my-guardians', messages.openYourGuardians())}
      </SectionCard>
      <SectionCard title={messages.theStudents()} description={messages.aboutFamilySettings()}>
        {buttonTo('/guardian', messages.openFamily())}
      </SectionCard>
    </>
  );
}
