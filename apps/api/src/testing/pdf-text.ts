import { inflateSync } from 'node:zlib';

/** What stands on the pages of a PDF that pdfkit has made, read back by the letters its fonts say they show. */
export function pdfText(bytes: Buffer): string {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const streamOf = (id: string | undefined): string => {
    const [, packed = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id ?? '') ?? '') ?? [];
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1])));
  const content = /\/Contents (\d+) 0 R/.exec([...objects.values()].join('\n'))?.[1];
  let font: Map<string, string> | undefined;
  let text = '';
  for (const [, name, shown] of streamOf(content).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    for (const glyph of (shown ?? '').replaceAll(/>[^<]*</g, '').match(/[\da-f]{4}/gi) ?? [])
      text += font?.get(glyph.toLowerCase()) ?? '';
  }
  return text;
}

/** By the number of each glyph, as a table of pdfkit counts them: one after the other. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '0', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, units = ''], index) => {
      const number = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      letters.set(number, Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return letters;
}
