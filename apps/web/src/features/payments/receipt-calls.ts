import { callAndRead } from '@lyceum/session';

const answers = () => import('./receipt-answer').then((it) => it.paymentReceiptAnswerSchema);

/** A receipt or credit note as a file. */
export async function fetchReceipt(id: string): Promise<{ blob: Blob; fileName: string }> {
  const { fileName, pdf } = await callAndRead(answers, `/payment-receipts/${id}`);
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
  return { fileName, blob: new Blob([bytes], { type: 'application/pdf' }) };
}
