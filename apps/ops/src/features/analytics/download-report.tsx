import type { AnalyticsReport } from '@lyceum/contracts/logging';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { type AnalyticsSearch, rangeOf } from './analytics-search';

const icon = <IconDownload size={16} stroke={1.75} aria-hidden />;

/** The numbers of the present report as a CSV file. */
export function DownloadReport({ search }: { readonly search: AnalyticsSearch }) {
  const { client } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);

  const download = async (report: AnalyticsReport): Promise<void> => {
    setBusy(true);
    const { type: actionType, feature, steps } = search;
    try {
      save(await client.analytics.file.query({ report, ...rangeOf(search), actionType, feature, steps }));
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'The file could not be made.');
    } finally {
      setBusy(false);
    }
  };

  const { report } = search;
  if (report !== 'features')
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={icon}
        loading={isBusy}
        onClick={() => void download(report)}
      >
        Download CSV
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={icon} loading={isBusy}>
          Download CSV
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void download('features')}>Features</Menu.Item>
        <Menu.Item onClick={() => void download('types')}>Types of action</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function save({ fileName, csv }: { fileName: string; csv: string }): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
