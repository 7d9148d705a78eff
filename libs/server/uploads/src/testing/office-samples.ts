import { strToU8, zipSync } from 'fflate';

const officeTypes = 'application/vnd.openxmlformats-officedocument.';
const relationsHead = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
/** Where kinds of relations are named. */
export const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

/** Files in an archive. */
export const archive = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );

export const relationsOf = (...inner: string[]): string =>
  `${relationsHead}${inner.join('')}</Relationships>`;

export const typesOf = (...inner: string[]): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${inner.join('')}</Types>`;

/** What the list of types says of every file of the samples. @param part `wordprocessingml.document`, say */
export const usualTypes = (part: string): string =>
  [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="png" ContentType="image/png"/>',
    `<Override PartName="/main.xml" ContentType="${officeTypes}${part}.main+xml"/>`,
  ].join('');

/** An office file with parts of its own. @param part which it is: `wordprocessingml.document` */
export const office = (part: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Buffer =>
  archive({
    '[Content_Types].xml': typesOf(usualTypes(part)),
    '_rels/.rels': relationsOf(
      `<Relationship Id="a" Type="${relationTypes}officeDocument" Target="main.xml"/>`,
    ),
    'main.xml': '<main/>',
    ...more,
  });

/** An OpenDocument text with parts of its own. */
export const openDocument = (more: Readonly<Record<string, string>> = {}): Buffer =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<office/>',
    'META-INF/manifest.xml': '<manifest/>',
    ...more,
  });
