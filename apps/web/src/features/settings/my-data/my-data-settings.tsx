import { SectionCard } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { settingsQueries } from '../settings-queries';
import { DataExport } from './data-export';
import { DeleteAccount } from './delete-account';
import * as messages from './my-data.messages';
import { waysInQuery } from '../security/ways-in-query';

/** What is kept about the viewer: to take along, and to have deleted. */
export function MyDataSettings() {
  const me = useQuery(settingsQueries.me);
  const waysIn = useQuery(waysInQuery);
  return (
    <>
      <SectionCard title={messages.yourData()} description={messages.aboutYourData()}>
        <DataExport />
      </SectionCard>
      {!me.data?.me.deletesAt && (
        <SectionCard title={messages.deleteAccount()} description={messages.aboutDeletion()}>
          <DeleteAccount hasPassword={waysIn.data?.hasPassword ?? true} isReady={waysIn.data !== undefined} />
        </SectionCard>
      )}
    </>
  );
}
