const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** `340 kB`, `12.5 MB`: a size people can compare. */
export function fileSize(bytes: number): string {
  const step = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)), units.length - 1);
  const value = bytes / 1000 ** step;
  const digits = step > 0 && value < 100 ? 1 : 0;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${units[step] ?? 'B'}`;
}
