import { type UploadType, uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { isAllowedLink } from './links';
import { plainAttribute, readXml, type XmlElement } from './xml';
import type { ZipEntry } from './zip';

const damaged = (): DomainError => new DomainError(uploadsErrors.DAMAGED);
const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const typesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relationsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const typesName = '[Content_Types].xml';

/** What says of an office file which one it is. */
const mainTypes: Partial<Record<UploadType, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};

/** Families whose parts are XML that shows something; what of them runs or fetches is left out below. */
const families =
  /^application\/vnd\.(?:openxmlformats-(?:officedocument|package)|ms-(?:office|word|excel|powerpoint))\.[a-z0-9.-]+\+xml$/;
const notInFamilies =
  /macro|vba|activex|control|ole|extern|dialogsheet|query|connection|webextension|taskpane|customui|toolbar|keymap|mailmerge|recipient|frame|digital-signature/;
const otherTypes =
  list(`application/xml text/xml image/png image/jpeg image/jpg image/gif image/bmp image/tiff image/webp
  image/x-emf image/x-wmf image/emf image/wmf image/svg+xml image/vnd.ms-photo video/mp4 audio/mpeg audio/mp4 audio/wav audio/x-wav
  application/vnd.openxmlformats-officedocument.vmldrawing application/vnd.openxmlformats-officedocument.obfuscatedfont
  application/x-fontdata application/x-font-ttf application/vnd.openxmlformats-officedocument.spreadsheetml.printersettings
  application/vnd.openxmlformats-officedocument.presentationml.printersettings`);

const relationFamilies =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006\/relationships(?:\/metadata)?|purl\.oclc\.org\/ooxml\/officeDocument\/relationships|schemas\.microsoft\.com\/office\/(?:\d{4}\/\d{2}|\d{4})\/relationships(?:\/[a-z]+)?)\/(\w[\w-]*)$/;
/** What parts may have to do with each other. Not among them: templates, objects, macros, controls, frames, other texts, data from elsewhere. */
const relations =
  list(`officeDocument core-properties extended-properties custom-properties thumbnail styles stylesWithEffects theme
  themeOverride settings webSettings fontTable font numbering footnotes endnotes header footer comments commentsExtended commentsIds
  commentsExtensible people person threadedComment glossaryDocument customXml customXmlProps hyperlink image hdphoto chart
  chartUserShapes chartStyle chartColorStyle chartEx diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing drawing
  vmlDrawing worksheet chartsheet sharedStrings calcChain table pivotTable pivotCacheDefinition pivotCacheRecords printerSettings
  sheetMetadata slicer slicerCache timeline timelineCache slide slideLayout slideMaster notesSlide notesMaster handoutMaster
  presProps viewProps tableStyles tags commentAuthors authors video audio media changesInfo revisionInfo classificationlabels
  rdRichValue rdRichValueStructure rdRichValueTypes richValueRel`);
const mayLeadOut = 'hyperlink';

const isRelations = (path: string): boolean => /\.rels$/i.test(path);

/** A package of Office Open XML: its parts by their paths in small letters. */
interface Package {
  readonly parts: ReadonlyMap<string, ZipEntry>;
  typeOf(path: string): string | undefined;
}

/**
 * A package whose parts are all of kinds that show something, and have to do with each other only, but for links.
 * @param signal ends it
 * @returns its parts that are XML
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function assertPackage(
  entries: readonly ZipEntry[],
  type: UploadType,
  signal: AbortSignal,
): Promise<readonly ZipEntry[]> {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const parts = new Map(files.map((entry) => [entry.name.toLowerCase(), entry]));
  const types = files.find(({ name }) => name === typesName)?.content;
  if (!types) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  const package_: Package = { parts, typeOf: await typesOf(types, signal) };
  const others = files.filter(({ name }) => name !== typesName);
  const main = others.filter(({ name }) => package_.typeOf(name)?.includes('.main+xml'));
  const isWanted = main.length === 1 && package_.typeOf(main[0]?.name ?? '') === mainTypes[type];
  if (!isWanted) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  for (const { name } of others) assertType(package_.typeOf(name));
  for (const entry of others)
    if (isRelations(entry.name)) await assertRelations(package_, entry, { main: main[0], signal });
  return others.filter(
    ({ name }) => /xml$|vmldrawing$/.test(package_.typeOf(name) ?? '') && !isRelations(name),
  );
}

/** What each part is, as its list says: for its path, else for its ending. Both without regard to capitals. */
async function typesOf(bytes: Buffer, signal: AbortSignal): Promise<Package['typeOf']> {
  const byPath = new Map<string, string>();
  const byEnding = new Map<string, string>();
  await readChildren(bytes, { namespace: typesNamespace, root: 'Types', signal }, (element) => {
    const type = plainAttribute(element, 'ContentType')?.toLowerCase();
    const isDefault = element.name === 'Default';
    const key = plainAttribute(element, isDefault ? 'Extension' : 'PartName')?.toLowerCase();
    if (type === undefined || key === undefined || !['Default', 'Override'].includes(element.name))
      throw damaged();
    const [types, place] = isDefault ? [byEnding, key] : [byPath, key.replace(/^\//, '')];
    if (types.has(place)) throw unsafe();
    types.set(place, type);
  });
  return (path) => {
    const small = path.toLowerCase();
    return byPath.get(small) ?? byEnding.get(small.slice(small.lastIndexOf('.') + 1));
  };
}

function assertType(type: string | undefined): void {
  const isKnown =
    type !== undefined && (otherTypes.has(type) || (families.test(type) && !notInFamilies.test(type)));
  if (!isKnown) throw unsafe();
}

async function assertRelations(
  { parts }: Package,
  { name, content }: ZipEntry,
  { main, signal }: { main: ZipEntry | undefined; signal: AbortSignal },
): Promise<void> {
  const [, folder = '', source] = /^((?:.*\/)?)_rels\/([^/]*)\.rels$/.exec(name) ?? [];
  // Of a part that is not there, or by another way of writing it, readers say different things.
  if (source === undefined || !content || (source !== '' && !parts.has(`${folder}${source}`.toLowerCase())))
    throw unsafe();
  const list = { namespace: relationsNamespace, root: 'Relationships', signal };
  await readChildren(content, list, (element) => {
    const [type, target, mode] = ['Type', 'Target', 'TargetMode'].map((key) => plainAttribute(element, key));
    const kind = relationFamilies.exec(type ?? '')?.[1] ?? '';
    if (element.name !== 'Relationship' || target === undefined || !relations.has(kind)) throw unsafe();
    if (mode === 'External') {
      if (kind !== mayLeadOut || !isAllowedLink(target)) throw unsafe();
      return;
    }
    if (mode !== undefined && mode !== 'Internal') throw unsafe();
    const path = pathOf(folder, target);
    if (!(kind === mayLeadOut && target.startsWith('#')) && !parts.has(path)) throw unsafe();
    if (kind === 'officeDocument' && path !== main?.name.toLowerCase()) throw unsafe();
  });
}

/** Where a target is, seen from a folder. */
function pathOf(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('#')[0]?.split('/') ?? [])
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  return steps.join('/').toLowerCase();
}

interface ListOf {
  readonly namespace: string;
  readonly root: string;
  readonly signal: AbortSignal;
}

/** Reads a list: elements without words in one that holds them. */
async function readChildren(
  bytes: Buffer,
  { namespace, root, signal }: ListOf,
  take: (element: XmlElement) => void,
): Promise<void> {
  let depth = 0;
  await readXml(bytes, signal, (event) => {
    if (event.kind === 'end') depth -= 1;
    if (event.kind === 'text' && event.text.trim() !== '') throw unsafe();
    if (event.kind !== 'start') return;
    depth += 1;
    const { element } = event;
    if (element.namespace !== namespace || depth > 2 || (depth === 1) !== (element.name === root))
      throw unsafe();
    if (depth === 2) take(element);
  });
}
