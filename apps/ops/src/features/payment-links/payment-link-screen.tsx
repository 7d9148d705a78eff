import { type PaymentLinkDetail, paymentLinkOrdersTable, paymentLinkPath } from '@lyceum/contracts/payments';
import { readableTable } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { EmptyState, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import type { Fact } from '../../detail/fact-list';
import { History } from '../../detail/history';
import { RelatedTable } from '../../detail/related-table';
import { CopyButton } from '../../layout/copy-button';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { formatMoney } from '../../layout/formats';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import { readView } from '../../tables/table-address';
import { tableColumns } from '../../tables/table-columns';
import type { TableCells } from '../../tables/table-list';
import { EditLinkForm } from './edit-link-form';
import { LinkQr } from './link-qr';
import { PaymentLinkStateBadge, takenText } from './payment-link-state';
import { paymentLinksSection } from './section';

/** One payment link: sent by address and code, who paid by it, and what was done to it. */
export function PaymentLinkScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<PaymentLinkDetail>
      section={paymentLinksSection}
      query={trpc.paymentLinks.get.useQuery({ id })}
    >
      {(link) => <PaymentLinkPage link={link} />}
    </DetailScreen>
  );
}

function PaymentLinkPage({ link }: { readonly link: PaymentLinkDetail }) {
  const [isEditing, setEditing] = useState(false);
  const asOpened = useAsOpened(link, isEditing);
  const { id, code, title, state } = link;
  const address = globalThis.location.origin + paymentLinkPath(code);
  return (
    <>
      <DetailPage
        section={paymentLinksSection}
        title={title}
        subtitle={address}
        state={<PaymentLinkStateBadge state={state} />}
        actions={<Actions link={link} address={address} onEdit={() => setEditing(true)} />}
        facts={factsOf(link)}
      >
        <Orders id={id} />
        <LinkQr address={address} code={code} />
        <History of={trpc.paymentLinks.history} id={id} />
      </DetailPage>
      <FormDrawer title="Edit payment link" isOpen={isEditing} onClose={() => setEditing(false)}>
        <EditLinkForm key={asOpened.revision} link={asOpened} onClose={() => setEditing(false)} />
      </FormDrawer>
    </>
  );
}

interface ActionsProps {
  readonly link: PaymentLinkDetail;
  readonly address: string;
  readonly onEdit: () => void;
}

function Actions({ link: { id, state }, address, onEdit }: ActionsProps) {
  const setting = trpc.paymentLinks.setDisabled.useMutation();
  const mayWrite = useMay()('paymentLink.write');
  const isDisabled = state === 'DEACTIVATED';
  const set = async (): Promise<void> => {
    try {
      const [result] = await setting.mutateAsync({ ids: [id], isDisabled: !isDisabled });
      if (result?.error) toast.error(result.error.message);
      else toast.success(isDisabled ? 'The link is active again.' : 'The link is deactivated.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'That did not work. Please try again.');
    }
  };
  return (
    <>
      <CopyButton text={address} label="Copy link" done="The link is copied." />
      {mayWrite && (
        <>
          <Button size="xs" variant="default" loading={setting.isPending} onClick={() => void set()}>
            {isDisabled ? 'Activate' : 'Deactivate'}
          </Button>
          <Button size="xs" onClick={onEdit}>
            Edit
          </Button>
        </>
      )}
    </>
  );
}

/** Of those who opened it, how many paid. */
const conversionOf = ({ opened, paid }: PaymentLinkDetail): string =>
  opened === 0 ? 'Not opened yet' : `${String(Math.round((100 * paid) / Math.max(opened, paid)))} %`;

function factsOf(link: PaymentLinkDetail): Fact[] {
  const { createdById, createdBy } = link;
  const { priceMinor: minor, currency, taken, seats, opened, ordered, paid, expiresAt, createdAt } = link;
  return [
    { label: 'Price', value: formatMoney({ minor, currency }) },
    { label: 'Places taken', value: takenText(taken, seats) },
    { label: 'Opened', value: String(opened) },
    { label: 'Ordered', value: String(ordered) },
    { label: 'Paid', value: String(paid) },
    { label: 'Of those who opened it paid', value: conversionOf(link) },
    { label: 'Expires', value: expiresAt ? <TimeValue at={expiresAt} /> : 'Never' },
    { label: 'Note', value: link.note || 'None' },
    {
      label: 'Made by',
      value: createdById && createdBy ? <PersonLink id={createdById} name={createdBy} /> : 'Deleted user',
    },
    { label: 'Made', value: <TimeValue at={createdAt} /> },
  ];
}

const cells: TableCells<typeof paymentLinkOrdersTable> = {
  buyer: ({ buyer, buyerId }) =>
    buyer !== null && buyerId !== null ? <PersonLink id={buyerId} name={buyer} /> : 'Deleted user',
};

function Orders({ id }: { readonly id: string }) {
  const table = readableTable(paymentLinkOrdersTable, useMay());
  const view = readView(table, {});
  return (
    <RelatedTable
      title="Orders"
      list={trpc.paymentLinks.orders}
      input={{ within: id, search: '' }}
      columns={tableColumns(table, view.columns, cells, undefined)}
      empty={<EmptyState title="Nobody has ordered yet" description="Who orders by the link stands here." />}
    />
  );
}
