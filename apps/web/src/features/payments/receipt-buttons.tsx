import { saveFile, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Order } from './payment-calls';
import classes from './payments.module.css';
import * as messages from './payments.messages';
import { fetchReceipt } from './receipt-calls';

/** The receipt of an order and credit notes of what went back, each saved as a PDF; nothing without one. */
export function ReceiptButtons({ receipts }: Pick<Order, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <div className={classes.links}>
      {receipts.map((receipt) => (
        <ReceiptButton key={receipt.id} receipt={receipt} />
      ))}
    </div>
  );
}

const names = {
  INVOICE: messages.invoice,
  RECEIPT: messages.receipt,
  CREDIT_NOTE: messages.creditNote,
} as const;

function ReceiptButton({ receipt: { id, number, kind } }: { readonly receipt: Order['receipts'][number] }) {
  const [isLoading, setLoading] = useState(false);
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      const { blob, fileName } = await fetchReceipt(id);
      saveFile(blob, fileName);
    } catch {
      toast.error(messages.receiptFailed());
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={isLoading}
      leftSection={<IconFileDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => void save()}
    >
      {names[kind]({ number })}
    </Button>
  );
}
