/** Codes as a CSV file of one column. They begin with a letter or digit, so no spreadsheet takes one for a formula. */
export function codesFile(codes: readonly string[]): Blob {
  return new Blob([['code', ...codes].map((line) => `${line}\r\n`).join('')], { type: 'text/csv' });
}

/**
 * Codes with whom they are for, as a CSV file. An email may begin with a sign by which a spreadsheet knows a formula: such a
 * one gets an apostrophe before it, as in files that the server writes.
 */
export function codesWithEmailsFile(
  codes: readonly { readonly code: string; readonly email: string }[],
): Blob {
  const lines = codes.map(({ code, email }) => `${code},${cellOf(email)}`);
  return new Blob([['code,email', ...lines].map((line) => `${line}\r\n`).join('')], { type: 'text/csv' });
}

const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
