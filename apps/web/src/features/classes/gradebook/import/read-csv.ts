/** What stands between fields: whichever of these the first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Lines and fields of CSV; a field in quotes may have anything in it. Lines with nothing in them are left out. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let line: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = (): void => {
    line.push(field);
    field = '';
  };
  const endLine = (): void => {
    endField();
    if (line.some((one) => one.trim() !== '')) lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field === '') isQuoted = true;
    else if (sign === separator) endField();
    else if (sign === '\n') endLine();
    else if (sign !== '\r') field += sign;
  }
  endLine();
  return lines;
}
