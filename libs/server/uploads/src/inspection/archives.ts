import { uploadsErrors, type UploadType } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { OfficeText } from './office-texts';
import { assertOpenDocument } from './open-documents';
import { assertPackage } from './packages';
import { readXml } from './xml';
import { readZip } from './zip';

const endings = (words: string): RegExp =>
  new RegExp(String.raw`\.(?:${words.trim().split(/\s+/).join('|')})[. ]*$`, 'i');

/** What a click on it would run, or open with a program that runs what it says. */
const runs =
  endings(`exe dll com bat cmd ps1 psm1 ps1xml psc1 msi msp mst scr pif cpl vbs? vbe jse? wsf? wsc wsh sct hta jar jnlp apk ipa
  app dmg pkg deb rpm sh bash zsh command workflow desktop lnk reg scf url website inf ins isp msc gadget chm hlp one xll xla
  ade adp mde accde iqy slk theme settingcontent-ms appref-ms application library-ms search-ms diagcab appx msix xbap rdp
  docm dotm xlsm xltm xlam xlsb pptm potm ppsm ppam sldm`);

/** What would have to be looked through as well. */
const packed = endings('zip rar 7z gz tgz tar bz2 xz zst cab iso img vhdx? ace arj lzh udf z');

/**
 * An archive without programs and further archives, looked through to its last entry.
 * @param signal ends it
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function inspectArchive(bytes: Buffer, signal: AbortSignal): Promise<void> {
  const entries = await readZip(bytes, () => false, signal);
  if (entries.some(({ name }) => runs.test(name) || packed.test(name)))
    throw new DomainError(uploadsErrors.NOT_SAFE);
}

/** What of an office file is looked into. */
const isRead = (name: string): boolean => /\.(?:xml|rels|vml|rdf)$/i.test(name) || name === 'mimetype';

/**
 * A text, sheet or slides of an office program: the right one, of parts that show something and are in order, without macros,
 * objects, and anything it would fetch and run when it is opened.
 * @param signal ends it
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function inspectOffice(bytes: Buffer, type: UploadType, signal: AbortSignal): Promise<void> {
  const entries = await readZip(bytes, isRead, signal);
  if (type === 'application/vnd.oasis.opendocument.text') return assertOpenDocument(entries, type, signal);
  for (const { content } of await assertPackage(entries, type, signal)) {
    if (!content) throw new DomainError(uploadsErrors.NOT_SAFE);
    const text = new OfficeText();
    await readXml(content, signal, (event) => text.add(event));
  }
}
