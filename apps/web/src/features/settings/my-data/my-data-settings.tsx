import { SectionCard } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import { DataExport } from './data-export';
import { DeleteAccount } from './delete-account';

/** What is kept about the viewer: to take along, and to have deleted. */
export function MyDataSettings() {
  const me = useQuery(settingsQueries.me);
  const waysIn = useQuery(settingsQueries.waysIn);
  return (
    <>
      <SectionCard
        title="Your data"
        description="Everything we keep about you, in one ZIP file that any computer can read."
      >
        <DataExport />
      </SectionCard>
      {!me.data?.me.deletesAt && (
        <SectionCard
          title="Delete account"
          description="Your account goes after 14 days. Until then you can change your mind by logging in. What you wrote in forums stays, without your name."
        >
          <DeleteAccount hasPassword={waysIn.data?.hasPassword ?? true} isReady={waysIn.data !== undefined} />
        </SectionCard>
      )}
    </>
  );
}
