import type { PromoCodeBatch } from '@lyceum/contracts/payments';
import { saveFile } from '@lyceum/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDrawer } from '../../layout/form-drawer';
import { formatNumber } from '../../layout/formats';
import { codesFile } from './codes-file';
import { CodeList } from './code-list';
import { ManyCodesForm } from './many-codes-form';
import { WithOptions } from './promo-code-drawer';

interface ManyCodesDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes many codes of one pattern; then they can be taken away as a file. */
export function ManyCodesDrawer({ isOpen, onClose }: ManyCodesDrawerProps) {
  const [made, setMade] = useState<PromoCodeBatch | null>(null);
  const close = (): void => {
    setMade(null);
    onClose();
  };
  return (
    <FormDrawer title="Make many codes" isOpen={isOpen} onClose={close}>
      {made ? (
        <Made batch={made} onClose={close} />
      ) : (
        <WithOptions>
          {(options) => <ManyCodesForm options={options} onMade={setMade} onClose={close} />}
        </WithOptions>
      )}
    </FormDrawer>
  );
}

function Made({
  batch: { batchId, codes },
  onClose,
}: {
  readonly batch: PromoCodeBatch;
  onClose: () => void;
}) {
  const count = codes.length === 1 ? '1 code is made' : `${formatNumber(codes.length)} codes are made`;
  return (
    <Stack gap="md">
      <Alert color="live" role="status" title={count}>
        They can be used now. Take them as a file, or find them in the list.
      </Alert>
      <CodeList codes={codes.slice(0, 8)} label="The first of them" />
      {codes.length > 8 && <Text size="sm" c="dimmed">{`and ${formatNumber(codes.length - 8)} more`}</Text>}
      <Group gap="xs" data-form-foot>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(codesFile(codes), 'promo-codes.csv')}
        >
          Download CSV
        </Button>
        <Button
          variant="default"
          onClick={onClose}
          renderRoot={(props) => <Link {...props} to="/promo-codes" search={{ batch: batchId }} />}
        >
          Show in the list
        </Button>
      </Group>
    </Stack>
  );
}
