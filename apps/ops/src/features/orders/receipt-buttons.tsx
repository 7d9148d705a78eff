import type { StaffOrder } from '@lyceum/contracts/payments';
import { paymentReceiptAnswerSchema } from '@lyceum/contracts/payments';
import { callAndRead } from '@lyceum/session';
import { saveFile, toast } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';

/** The receipt of an order and credit notes of what went back, each saved as a PDF. */
export function ReceiptButtons({ receipts }: Pick<StaffOrder, 'receipts'>) {
  if (receipts.length === 0) return 'None';
  const save = async (id: string): Promise<void> => {
    try {
      const { fileName, pdf } = await callAndRead(paymentReceiptAnswerSchema, `/payment-receipts/${id}`);
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName);
    } catch {
      toast.error('The file could not be had. Please try again.');
    }
  };
  return (
    <Group gap="xs">
      {receipts.map(({ id, number }) => (
        <Button key={id} size="compact-xs" variant="default" onClick={() => void save(id)}>
          {number}
        </Button>
      ))}
    </Group>
  );
}
