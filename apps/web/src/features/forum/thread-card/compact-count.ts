const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 950 reads '950', 1234 reads '1.2K'. */
export const compactCount = (count: number): string => format.format(count);

/** '1 clap', '3 claps'. */
export const countOf = (count: number, thing: string): string =>
  `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
