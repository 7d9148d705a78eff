import { type UploadType, uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { isAllowedLink } from './links';
import { readXml, type XmlElement } from './xml';
import type { ZipEntry } from './zip';

const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What may lie in an OpenDocument: texts, looks, and pictures. Not objects, scripts, dialogs and settings of menus. */
const allowedPaths =
  /^(?:mimetype|(?:content|styles|meta|settings)\.xml|manifest\.rdf|layout-cache|META-INF\/manifest\.xml|Thumbnails\/thumbnail\.png|(?:Pictures|media)\/[\w.-]+\.(?:png|jpe?g|gif|bmp|webp|svg|wmf|emf|tiff?)|Fonts\/[\w.-]+|Configurations2\/accelerator\/current\.xml|[\w/-]+\/)$/i;

/** Elements that run, fetch, or show what lies elsewhere. */
const forbidden =
  list(`script event-listener event-listeners scripts-library object object-ole plugin applet floating-frame
  section-source dde-connection dde-connection-decl dde-source dde-link execute-macro connection-resource database-source-sql
  database-source-table database-source-query cell-range-source table-source encryption-data filter-link server-map
  form-data-source submission`);

const linkNamespace = 'http://www.w3.org/1999/xlink';
/** Elements that lead out when they are clicked. */
const links = list('a');

/**
 * An OpenDocument text that shows what lies in it.
 * @param signal ends it
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function assertOpenDocument(
  entries: readonly ZipEntry[],
  type: UploadType,
  signal: AbortSignal,
): Promise<void> {
  const [first] = entries;
  if (first?.name !== 'mimetype' || first.content?.toString('latin1') !== type)
    throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  for (const { name, size, content } of entries) {
    const isEmptyFolder = /\/accelerator\//.test(name) && size > 0;
    if (!allowedPaths.test(name) || isEmptyFolder) throw unsafe();
    if (!/\.(?:xml|rdf)$/i.test(name) || size === 0) continue;
    if (!content) throw unsafe();
    await readXml(content, signal, (event) => {
      if (event.kind === 'start') assertElement(event.element);
    });
  }
}

function assertElement({ name, attributes }: XmlElement): void {
  if (forbidden.has(name)) throw unsafe();
  for (const { namespace, name: key, value } of attributes) {
    if (namespace !== linkNamespace || key !== 'href') continue;
    // What is not clicked is loaded.
    const isWithin = /^(?:\.\/)?[\w./#-]*$/.test(value) && !value.includes('..') && !value.startsWith('/');
    if (!(links.has(name) ? isAllowedLink(value) : isWithin)) throw unsafe();
  }
}
