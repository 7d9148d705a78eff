/** Codes as a CSV file of one column. They begin with a letter or digit, so no spreadsheet takes one for a formula. */
export function codesFile(codes: readonly string[]): Blob {
  return new Blob([['code', ...codes].map((line) => `${line}\r\n`).join('')], { type: 'text/csv' });
}
