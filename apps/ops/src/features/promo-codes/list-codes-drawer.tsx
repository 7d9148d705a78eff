import type { ColumnKey } from '@lyceum/contracts/ops';
import type { PromoCodesForList, promoCodesTable } from '@lyceum/contracts/payments';
import { saveFile } from '@lyceum/ui';
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { FormDrawer } from '../../layout/form-drawer';
import { formatNumber } from '../../layout/formats';
import { codesWithEmailsFile } from './codes-file';
import { ListCodesForm } from './list-codes-form';
import { WithOptions } from './promo-code-drawer';

interface ListCodesDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a code of its own for each email of a list, and tells how far its mails are. */
export function ListCodesDrawer({ isOpen, onClose }: ListCodesDrawerProps) {
  const [made, setMade] = useState<PromoCodesForList | null>(null);
  const close = (): void => {
    setMade(null);
    onClose();
  };
  return (
    <FormDrawer title="Codes by email" isOpen={isOpen} onClose={close}>
      {made ? (
        <Made made={made} onClose={close} />
      ) : (
        <WithOptions>
          {(options) => <ListCodesForm options={options} onMade={setMade} onClose={close} />}
        </WithOptions>
      )}
    </FormDrawer>
  );
}

interface MadeProps {
  readonly made: PromoCodesForList;
  readonly onClose: () => void;
}

function Made({ made: { batchId, codes }, onClose }: MadeProps) {
  const count = codes.length === 1 ? '1 code is made' : `${formatNumber(codes.length)} codes are made`;
  return (
    <Stack gap="md">
      <Alert color="live" role="status" title={count}>
        Each can be used by the account of its email alone. The mails go out by themselves: you can close
        this.
      </Alert>
      <MailProgress batchId={batchId} />
      <Group gap="xs" data-form-foot>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(codesWithEmailsFile(codes), 'promo-codes.csv')}
        >
          Download CSV
        </Button>
        <Button
          variant="default"
          onClick={onClose}
          renderRoot={(props) => (
            <Link {...props} to="/promo-codes" search={{ batch: batchId, columns: listColumns.join(',') }} />
          )}
        >
          Show in the list
        </Button>
      </Group>
    </Stack>
  );
}

/** With whom they are for, and whether they were mailed. */
const listColumns: readonly ColumnKey<typeof promoCodesTable>[] = [
  'code',
  'recipient',
  'delivery',
  'state',
  'uses',
  'endsAt',
];

/** How long between two looks, in ms. */
const lookEvery = 2_000;

function MailProgress({ batchId }: { readonly batchId: string }) {
  const { data, isError } = trpc.promoCodes.mails.useQuery(
    { batchId },
    {
      refetchInterval: ({ state: { data: mails } }) =>
        mails && mails.sent + mails.notSent === mails.total ? false : lookEvery,
    },
  );
  if (!data)
    return <Text size="sm">{isError ? 'How far the mails are is not known at the moment.' : ' '}</Text>;
  const { total, sent, notSent } = data;
  const text = `${formatNumber(sent)} of ${formatNumber(total)} mails sent`;
  return (
    <Stack gap={6}>
      <Progress value={total === 0 ? 100 : ((sent + notSent) / total) * 100} aria-label="Mails sent" />
      <Text size="sm" role="status">
        {text}
        {notSent > 0 && `, ${formatNumber(notSent)} not sent`}
      </Text>
      {sent + notSent < total && (
        <Text size="sm" c="dimmed">
          What the mail server does not take is tried again, and stands under Jobs.
        </Text>
      )}
    </Stack>
  );
}
