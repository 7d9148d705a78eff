import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { archive, office, openDocument } from '../testing/office-samples';
import { pdf, pdfObject } from '../testing/pdf-samples';
import { inspectArchive, inspectOffice } from './archives';
import { inspectPdf } from './pdfs';
import { readXml } from './xml';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const open = 'application/vnd.oasis.opendocument.text';
const never = new AbortController().signal;
const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'kept',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

/** How often maps are asked and written while something is done: what grew faster than its file did so there. */
async function countOfMaps(work: () => Promise<unknown>): Promise<number> {
  const { get, set } = Map.prototype;
  let count = 0;
  Map.prototype.get = function counted(this: Map<unknown, unknown>, key: unknown) {
    count += 1;
    return get.call(this, key) as unknown;
  };
  Map.prototype.set = function counted(this: Map<unknown, unknown>, key: unknown, value: unknown) {
    count += 1;
    return set.call(this, key, value);
  };
  try {
    await work();
  } finally {
    Object.assign(Map.prototype, { get, set });
  }
  return count;
}

/** How often somebody else had their turn while something was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const next = (): void => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  await work.catch(() => undefined);
  isOver = true;
  return turns;
}

const scopes = (count: number): Buffer =>
  office('wordprocessingml.document', {
    'main.xml': `<m ${times(200, (at) => `xmlns:p${String(at)}="u" `)}>${times(count, () => '<a xmlns:b="u"/>')}</m>`,
  });
const paragraphs = `<a>${times(60_000, (at) => `<b c="${String(at)}">${String((at * 7_919) % 100_003)}</b>`)}</a>`;
const relation = (at: number): string => `<!-- ${String(at)} ${'x'.repeat(1_000)} -->`;
const list = (namespace: string, name: string): string =>
  `<${name} xmlns="http://schemas.openxmlformats.org/package/2006/${namespace}">${times(1_000, relation)}</${name}>`;

describe('[117] looking into a file', () => {
  it('copies no scope for an element that declares a prefix', async () => {
    const count = (elements: number) =>
      countOfMaps(async () =>
        expect(await codeOf(inspectOffice(scopes(elements), word, never))).toBe('kept'),
      );
    const [few, many] = [await count(1_000), await count(2_000)];
    expect(many - few).toBeLessThan(1_000 * 20);
  });

  it('refuses an element of thousands of attributes', async () => {
    const main = `<m ${times(1_000, (at) => `a${String(at)}="" `)}/>`;
    const bytes = office('wordprocessingml.document', { 'main.xml': main });
    expect(await codeOf(inspectOffice(bytes, word, never))).toBe(uploadsErrors.DAMAGED.code);
  });

  it('judges an object once, however often it is referred to', async () => {
    const made = (references: number): Buffer =>
      pdf(
        ...Array.from({ length: 90 }, () => pdfObject(2, '/S /GoTo')),
        ...Array.from({ length: references }, (_, at) => pdfObject(at + 3, '/A 2 0 R /Next [2 0 R 2 0 R]')),
      );
    const count = (references: number) => countOfMaps(() => inspectPdf(made(references), never));
    const [few, many] = [await count(100), await count(200)];
    expect(many - few).toBeLessThan(100 * 60);
  });

  it('refuses an object of more than a hundred versions', async () => {
    const made = (versions: number): Buffer =>
      pdf(...Array.from({ length: versions }, () => pdfObject(2, '')));
    expect(await codeOf(inspectPdf(made(100), never))).toBe('kept');
    expect(await codeOf(inspectPdf(made(101), never))).toBe(uploadsErrors.DAMAGED.code);
  });

  it('makes no text of a stream to see where it ends', async () => {
    const stream = (at: number): string =>
      `${String(at)} 0 obj\n<< /Length 2 0 R >>\nstream\nq Q${' '.repeat(50)}\nendstream\nendobj\n`;
    const versions = Array.from({ length: 50 }, () => '2 0 obj\n3\nendobj\n');
    const bytes = pdf(...versions, ...Array.from({ length: 100 }, (_, at) => stream(at + 3)));
    const { toString } = Buffer.prototype;
    let count = 0;
    Buffer.prototype.toString = function counted(...terms: Parameters<typeof toString>) {
      count += 1;
      return toString.apply(this, terms);
    };
    try {
      expect(await codeOf(inspectPdf(bytes, never))).toBe('kept');
    } finally {
      Buffer.prototype.toString = toString;
    }
    expect(count).toBeLessThan(20);
  });

  const large: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>> = {
    'one part': (signal) => readXml(Buffer.from(paragraphs), signal, () => undefined),
    'a text': (signal) =>
      inspectOffice(office('wordprocessingml.document', { 'main.xml': paragraphs }), word, signal),
    'an OpenDocument text': (signal) =>
      inspectOffice(openDocument({ 'content.xml': paragraphs }), open, signal),
    'a list of types': (signal) =>
      inspectOffice(
        office('wordprocessingml.document', { '[Content_Types].xml': list('content-types', 'Types') }),
        word,
        signal,
      ),
    'a list of relations': (signal) =>
      inspectOffice(
        office('wordprocessingml.document', {
          '_rels/main.xml.rels': list('relationships', 'Relationships'),
        }),
        word,
        signal,
      ),
    'a PDF of few large objects': (signal) =>
      inspectPdf(
        pdf(...Array.from({ length: 20 }, (_, at) => pdfObject(at + 2, `/T [${'1 '.repeat(40_000)}]`))),
        signal,
      ),
    'an archive': (signal) =>
      inspectArchive(
        archive(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${String(at)}.txt`, 'x']))),
        signal,
      ),
  };

  it.each(Object.entries(large))('lets others have their turn in %s', async (_, look) => {
    expect(await turnsDuring(look(never))).toBeGreaterThan(15);
  });

  it.each(Object.entries(large))('stops in %s when it is told to', async (_, look) => {
    const controller = new AbortController();
    const work = look(controller.signal);
    controller.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
  });

  it('refuses more than is read whole', async () => {
    const part = `<a/><!--${'x'.repeat(15_000_000)}-->`;
    // So that it is not refused for how well it is packed.
    const parts = { 'a.xml': part, 'b.xml': part, 'd.png': randomBytes(2_000_000) };
    const outcome = (more: Readonly<Record<string, string>>): Promise<string> =>
      codeOf(inspectOffice(office('wordprocessingml.document', { ...parts, ...more }), word, never));
    expect(await outcome({})).toBe('kept');
    expect(await outcome({ 'c.xml': part })).toBe(uploadsErrors.NOT_SAFE.code);
  });
});

const cells = ['f', 'formula', 'formula1', 'formula2', 'definedName', 'oldFormula'];
const calls = ["cmd|' /C calc'!A0", 'CALL("a","b")'];
const nested: Readonly<Record<string, (name: string, call: string) => string>> = {
  'behind it, of the same name': (name, call) => `<${name}>${call}<${name}/></${name}>`,
  'before it, of the same name': (name, call) => `<${name}><${name}/>${call}</${name}>`,
  'in the middle': (name, call) => `<${name}>${call.slice(0, 3)}<x/>${call.slice(3)}</${name}>`,
  'around it': (name, call) => `<${name}><x>${call}</x></${name}>`,
  'around it, as newer sheets have it': (name, call) => `<${name}><f>${call}</f></${name}>`,
  'behind it, as newer sheets have it': (name, call) => `<${name}>${call}<f/></${name}>`,
};

describe('[117] a formula with an element', () => {
  const all = cells.flatMap((name) =>
    Object.entries(nested).flatMap(([place, make]) =>
      calls.map((call) => [name, place, make(name, call)] as const),
    ),
  );
  const outcome = (inner: string): Promise<string> =>
    codeOf(inspectOffice(office('spreadsheetml.sheet', { 'main.xml': `<c>${inner}</c>` }), sheet, never));

  it.each(all)('%s is refused %s: %s', async (_, __, inner) => {
    expect(await outcome(inner)).toBe(uploadsErrors.NOT_SAFE.code);
  });

  it('as newer sheets and equations have it is kept', async () => {
    expect(await outcome('<formula1><f>Other!A1</f></formula1>')).toBe('kept');
    const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
    expect(await outcome(`<m:f xmlns:m="${math}"><m:num>1</m:num><m:den>2</m:den></m:f>`)).toBe('kept');
  });
});
