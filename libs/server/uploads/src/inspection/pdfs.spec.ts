import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import {
  pdf,
  pdfChanged,
  pdfObject,
  pdfPacked,
  type PdfParts,
  pdfRows,
  pdfStream,
  pdfWith,
  pdfWithPacked,
} from '../testing/pdf-samples';
import { inspectPdf } from './pdfs';

const never = new AbortController().signal;
const outcomeOf = (bytes: Buffer): Promise<string> =>
  inspectPdf(bytes, never).then(
    () => 'kept',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

/** What a PDF may not hold, as entries of a dictionary. */
const harms: Readonly<Record<string, string>> = {
  'a script': '/S /JavaScript /JS (app.alert(1))',
  'a named script': '/Names << /JavaScript << /Names [] >> >>',
  'something on opening a page': '/AA << /O << /S /GoTo >> >>',
  'a program to start': '/S /Launch /F (a.exe)',
  'a form that sends itself': '/S /SubmitForm /F (https://evil.example)',
  'data to fetch': '/S /ImportData /F (a.fdf)',
  'another file': '/S /GoToR /F (a.pdf)',
  'a file within to open': '/S /GoToE /T << >>',
  'files within': '/Names << /EmbeddedFiles << >> >>',
  'a file within': '/Type /Filespec /EF << /F 9 0 R >>',
  'a file as a note': '/Subtype /FileAttachment',
  'a collection of files': '/Collection << >>',
  'a medium that runs': '/Subtype /RichMedia',
  'a film': '/Subtype /Movie',
  'a rendition': '/S /Rendition',
  'a sound': '/S /Sound',
  'a model': '/Subtype /3D',
  'a form of another kind': '/AcroForm << /XFA [] >>',
  'a lock': '/Encrypt 9 0 R',
  'a link to a local file': '/A << /S /URI /URI (file:///C:/a.exe) >>',
  'a link to a share': '/A << /S /URI /URI (\\\\\\\\evil\\\\share) >>',
  'a link to a share without a scheme': '/A << /S /URI /URI (//evil/share) >>',
  'a link that runs': '/A << /S /URI /URI (java\\nscript:x) >>',
  'a link in wide letters': '/A << /S /URI /URI <FEFF00660069006C0065003A002F002F> >>',
  'a base that is local': '/URI << /Base (file:///) >>',
  'an act nobody knows': '/A << /S /Unheard >>',
  'an act on opening nobody knows': '/OpenAction << /S /Unheard >>',
  'an act after another': '/A << /S /GoTo /Next [ << /S /Unheard >> ] >>',
};

const escaped = (entries: string): string =>
  entries.replace(
    /\/([A-Za-z0-9]+)/g,
    (_, name: string) => `/${[...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('')}`,
  );
const nested = (entries: string): string => `/K ${'['.repeat(40)}<< ${entries} >>${']'.repeat(40)}`;
const inPack = (entries: string, ...rest: [said?: string, pack?: (plain: Buffer) => Buffer]): Buffer =>
  pdfWithPacked(pdfPacked(10, ['<< /Type /Page >>', `<< ${entries} >>`], ...rest), 2);
const inRows = (plain: Buffer): Buffer =>
  deflateSync(pdfRows(Buffer.concat([plain, Buffer.alloc((5 - (plain.length % 5)) % 5, 32)]), 5));
const object = (entries: string): Buffer => pdf(pdfObject(2, entries));

/** Where and how it may be hidden. */
const hidings: Readonly<Record<string, (entries: string) => Buffer>> = {
  'as it is': object,
  'with letters as numbers': (entries) => object(escaped(entries)),
  'deep within lists': (entries) => object(nested(entries)),
  'behind a string that looks like a stream': (entries) => object(`/T (stream ) ${entries}`),
  'between strings that look like streams': (entries) =>
    pdf(pdfObject(2, '/T (stream\n)'), pdfObject(3, entries), pdfObject(4, '/T (endstream)')),
  'behind a comment that looks like a stream': (entries) => pdf('% stream\n', pdfObject(2, entries)),
  'behind an open bracket in a string': (entries) => object(`/T (\\( << \\\\) ${entries}`),
  'behind a string in hexadecimal': (entries) => object(`/T <28> ${entries}`),
  'in the dictionary of a stream': (entries) => pdf(pdfStream(2, entries, 'q Q')),
  'behind a stream whose length stands elsewhere': (entries) =>
    pdf(
      '2 0 obj\n<< /Length 3 0 R >>\nstream\nq Q\nendstream\nendobj\n',
      '3 0 obj\n3\nendobj\n',
      pdfObject(4, entries),
    ),
  'in the dictionary of the file': (entries) => pdfWith(entries),
  'in a newer version': (entries) => pdfChanged(pdf(pdfObject(2, '/T (x)')), pdfObject(2, entries)),
  'in an older version': (entries) => pdfChanged(object(entries), pdfObject(2, '/T (x)')),
  'in packed objects': (entries) => inPack(entries),
  'in packed objects, with letters as numbers': (entries) => inPack(escaped(entries)),
  'in packed objects behind a string that looks like an object': (entries) => inPack(`/T (obj) ${entries}`),
  'in packed objects whose type has letters as numbers': (entries) =>
    inPack(entries, '/#54ype /Obj#53tm /Filter /Flate#44ecode'),
  'in packed objects without a type': (entries) => inPack(entries, '/Filter /FlateDecode'),
  'in packed objects that are not packed': (entries) => inPack(entries, '/Type /ObjStm', (plain) => plain),
  'in packed objects with filters as a list': (entries) =>
    inPack(entries, '/Type /ObjStm /Filter [ /FlateDecode ]'),
  'in packed objects in rows': (entries) =>
    inPack(entries, '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>', inRows),
};

describe('[117] a PDF with', () => {
  const all = Object.entries(harms).flatMap(([harm, entries]) =>
    Object.entries(hidings).map(([hiding, make]) => [harm, hiding, make(entries)] as const),
  );

  it.each(all)('%s is refused %s', async (_, __, bytes) => {
    expect(await outcomeOf(bytes)).toBe(uploadsErrors.NOT_SAFE.code);
  });

  it.each(Object.entries(hidings))('nothing of the kind is kept %s', async (_, make) => {
    expect(await outcomeOf(make('/Lang (en)'))).toBe('kept');
  });

  const script = '7 0 obj << /S /JavaScript /JS (x) >> endobj';
  const hexed = (plain: Buffer): Buffer => Buffer.from(`${plain.toString('hex')}>`);
  const pointing = (parts: PdfParts, find: string): Buffer => {
    const text = pdf(...parts).toString('latin1');
    const place = String(text.indexOf(find)).padStart(10, '0');
    return Buffer.from(text.replace(/2 1\n\d{10}/, `7 1\n${place}`), 'latin1');
  };
  const changed = (bytes: Buffer, from: string, to: string): Buffer => {
    const text = bytes.toString('latin1');
    expect(text).toContain(from);
    return Buffer.from(text.replace(from, to), 'latin1');
  };
  const crooked: Readonly<Record<string, Buffer>> = {
    'an object in a stream': pdf(pdfStream(2, '', script)),
    'an object in a string': object(`/T (${script})`),
    'an object in a comment': pdf(`% ${script}\n`, pdfObject(2, '')),
    'an object in a string, broken by a comment': pointing(
      [pdfObject(2, '/T (7%\n0%\nobj << /S /JavaScript >> endobj)')],
      '7%',
    ),
    'a table that points into a string': pointing([pdfObject(2, `/T (${script})`)], '7 0 obj'),
    'a table that points nowhere': pointing([pdfObject(2, '/T (x)')], '(x)'),
    'a table that names another object': changed(object('/T (x)'), '2 1\n', '5 1\n'),
    'a dictionary of the file in a stream': pdf(pdfStream(2, '', 'trailer << /Root << >> >>')),
    'an end in a comment': pdf('% startxref 5\n'),
    'an end that leads nowhere': changed(object(''), 'startxref\n', 'startxref\n1'),
    'no end': changed(object(''), 'startxref', '%'),
    'an earlier table that is none': pdfWith('/Prev 3'),
    'a second table that is none': pdfWith('/XRefStm 3'),
    'no catalog': changed(object(''), '/Type /Catalog', '/Type /Page'),
    'a lock in its table': pdfWith('/Encrypt << /Filter /Standard >>'),
    'packed objects in another filter': inPack('/T (x)', '/Type /ObjStm /Filter /ASCIIHexDecode', hexed),
    'packed objects in two filters': inPack(
      '/T (x)',
      '/Type /ObjStm /Filter [ /ASCIIHexDecode /FlateDecode ]',
      (plain) => hexed(deflateSync(plain)),
    ),
    'packed objects whose filter stands elsewhere': inPack('/T (x)', '/Type /ObjStm /Filter 5 0 R'),
    'packed objects whose type stands elsewhere': inPack('/T (x)', '/Type 5 0 R /Filter /FlateDecode'),
    'packed objects whose rows stand elsewhere': inPack(
      '/T (x)',
      '/Type /ObjStm /Filter /FlateDecode /DecodeParms 5 0 R',
    ),
    'packed objects in rows of another kind': inPack(
      '/T (x)',
      '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 2 /Columns 5 >>',
    ),
    'packed objects that cannot be unpacked': inPack(
      '/T (x)',
      '/Type /ObjStm /Filter /FlateDecode',
      (plain) => plain,
    ),
    'packed objects that unpack to gigabytes': inPack('/T (x)', '/Type /ObjStm /Filter /FlateDecode', () =>
      deflateSync(Buffer.alloc(100_000_000, 32)),
    ),
    'a stream from elsewhere': pdf(pdfStream(2, '/F (https://evil.example/a)', '')),
    'a stream longer than it says': pdf('2 0 obj\n<< /Length 1 >>\nstream\nq Q\nendstream\nendobj\n'),
    'a stream shorter than it says': pdf('2 0 obj\n<< /Length 900 >>\nstream\nq Q\nendstream\nendobj\n'),
    'a stream without a length': pdf('2 0 obj\n<< >>\nstream\nq Q\nendstream\nendobj\n'),
    'a stream whose length is not there': pdf(
      '2 0 obj\n<< /Length 8 0 R >>\nstream\nq Q\nendstream\nendobj\n',
    ),
    'a stream of two lengths': pdf(
      '2 0 obj\n<< /Length 3 0 R >>\nstream\nq Q\nendstream\nendobj\n',
      '3 0 obj\n3\nendobj\n',
      '3 0 obj\n9\nendobj\n',
    ),
    'a stream that does not end': pdf('2 0 obj\n<< /Length 3 >>\nstream\nq Q\nendobj\n'),
    'an entry twice': object('/T (x) /T (y)'),
    'an object that does not end': pdf('2 0 obj\n<< >>\n'),
    'an object that is another one': pdf('2 0 obj\n3 0 R\nendobj\n', '3 0 obj\n2 0 R\nendobj\n'),
    'a string that does not end': pdf('2 0 obj\n(x\nendobj\n'),
    'words of no meaning': pdf('hello '),
    'a number of no meaning': object('/T 1.2.3'),
    'lists without end': object(`/T ${'['.repeat(100_000)}`),
    'millions of parts': object(`/T [${'1 '.repeat(4_000_000)}]`),
    'a number of millions of letters': object(`/T ${'1'.repeat(5_000_000)}x`),
    'an address of millions of letters': object(`/URI (${'?'.repeat(5_000_000)}\\\\)`),
    'a table of millions': pdf(
      pdfStream(
        2,
        '/Type /XRef /W [1 0 0] /Index [0 60000000] /Size 1 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(60_000_000, 1)),
      ),
    ),
    'a place that is too far': changed(object(''), '0000000000 65535 f', '9999999999 00000 n'),
  };

  it.each(Object.entries(crooked))('%s is refused with a sentence', async (_, bytes) => {
    expect([uploadsErrors.NOT_SAFE.code, uploadsErrors.DAMAGED.code]).toContain(await outcomeOf(bytes));
  });

  const honest: Readonly<Record<string, Buffer>> = {
    'links to the web and to people': pdf(
      pdfObject(2, '/A << /S /URI /URI (https://school.example/a?b=c#d) >>'),
      pdfObject(3, '/A 4 0 R'),
      pdfObject(4, '/S /URI /URI (mailto:ada@school.example)'),
      pdfObject(5, '/A << /S /URI /URI (notes/one.html) >>'),
      pdfObject(6, '/A << /S /URI /URI <FEFF00680074007400700073003A002F002F0061> >>'),
    ),
    'a page to open at': pdf(
      pdfObject(2, '/OpenAction [3 0 R /Fit]'),
      pdfObject(4, '/OpenAction << /S /GoTo /D [3 0 R] >>'),
    ),
    'words about scripts': object('/Title (JavaScript and /JS: stream, endobj, xref) /Keywords (OpenAction)'),
    'names with spaces': object('/Font#20Name /A#20Name'),
    'brackets in strings': object('/T (a (b) \\) c) /U <0a 0B0c0> /V ()'),
    'a packed page': pdf(pdfStream(2, '/Filter /FlateDecode', deflateSync(Buffer.from('BT (Hello) Tj ET')))),
    'a stream with ends of lines of Windows': pdf(
      '2 0 obj\r\n<< /Length 3 >>\r\nstream\r\nq Q\r\nendstream\r\nendobj\r\n',
    ),
    'what says how it is laid out': object('/Type /StructElem /S /P /A << /O /Layout /Placement /Block >>'),
    'several changes': pdfChanged(pdfChanged(object('/T (x)'), pdfObject(3, '')), pdfObject(2, '')),
    'fields to fill in': object('/AcroForm << /Fields [] >> /FT /Tx /V (x)'),
  };

  it.each(Object.entries(honest))('%s is kept', async (_, bytes) => {
    expect(await outcomeOf(bytes)).toBe('kept');
  });

  it('any byte changed or cut off is answered with a sentence or kept, and never hangs', async () => {
    const codes = [
      'kept',
      uploadsErrors.NOT_SAFE.code,
      uploadsErrors.DAMAGED.code,
      uploadsErrors.CONTENT_MISMATCH.code,
    ];
    const bytes = inPack('/A << /S /URI /URI (https://a.example) >>');
    for (let at = 0; at < bytes.length; at += 1) {
      expect(codes).toContain(await outcomeOf(bytes.subarray(0, at)));
      for (const byte of [0, 0x20, 0x28, 0x3c, 0x39, 0xff]) {
        const other = Buffer.from(bytes);
        other[at] = byte;
        expect(codes).toContain(await outcomeOf(other));
      }
    }
  });

  it('anything stops when it is told to', async () => {
    const controller = new AbortController();
    const bytes = pdf(...Array.from({ length: 5_000 }, (_, at) => pdfObject(at + 2, '')));
    const work = inspectPdf(bytes, controller.signal);
    controller.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
  });
});
