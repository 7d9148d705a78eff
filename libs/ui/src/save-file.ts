/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by the next turn; a minute is on the safe side.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
