/** SQL of the number of the receipt of this alias, as it is printed: `R-2026-000042`, of an invoice with I, of a credit note with C. */
export const printedNumber = (receipt: string): string =>
  `(left(${receipt}.kind, 1) || '-' || ${receipt}.year || '-' || lpad(${receipt}.number::text, greatest(6, length(${receipt}.number::text)), '0'))`;

/** SQL of the receipt and the credit notes of an order as JSON, in their order. @param order SQL of its id */
export const receiptsJson = (order: string): string => `
  (SELECT COALESCE(json_agg(json_build_object('id', paper.id, 'number', ${printedNumber('paper')}, 'kind', paper.kind)
     ORDER BY paper.id), '[]') FROM payment_receipts paper WHERE paper.order_id = ${order})`;
