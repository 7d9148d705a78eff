import { Inject, Injectable } from '@nestjs/common';
import {
  type DocumentLinkInput,
  documentLinkSchema,
  isPrivateFolder,
  type LinkedDocument,
  uploadsErrors,
  uploadsLimits,
} from '@lyceum/contracts/uploads';
import {
  type Actor,
  ActorResolver,
  assertCan,
  can,
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
} from '@lyceum/kernel';
import { FileDomains } from '../domains/file-domains';
import type { ServedRow } from '../domains/served.query';
import { keyOf, urlOfKey, wholeOf } from '../keys';
import { looksAfterAll } from '../domains/staff-files.policy';
import { LinkSignature, type LinkClaim } from './link-signature';

/** Documents have no address everybody could open: only links that live minutes. */
@Injectable()
export class DocumentLinksService {
  private readonly signature: LinkSignature;

  constructor(
    @Inject(CONFIG) { JWT_SECRET }: Pick<Config, 'JWT_SECRET'>,
    private readonly queries: PreparedQueries,
    private readonly domains: FileDomains,
    private readonly actors: ActorResolver,
  ) {
    this.signature = new LinkSignature(JWT_SECRET);
  }

  /**
   * A link to a document of the bucket `documents`, for who sent it, the staff that look after it, and whom the domain
   * of its folder lets read it. It works for `uploadsLimits.linkMinutes`, whoever has it; of a private folder for the caller
   * alone, in this session, and as long as they may read it.
   * @throws DomainError UPLOADS_FILE_NOT_FOUND, also where the caller may not know of it
   */
  async link(actor: Actor, input: DocumentLinkInput): Promise<LinkedDocument> {
    assertCan(actor, 'upload.write');
    const { path } = parseInput(documentLinkSchema, input);
    const whole = urlOfKey(wholeOf(keyOf(path)));
    const [file] = isDocument(path) ? await this.queries.rows(this.domains.served, { url: whole }) : [];
    if (!file?.isServed || !(await this.mayRead(actor, file)))
      throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
    return isPrivateFolder(file.folder) ? this.signForReader(actor, path) : this.sign(path);
  }

  /**
   * A link to a file of a private folder that its domain shows the caller, who may not ask for one themselves. It is theirs alone,
   * as `link` says. @returns null where there is no such file, or the domain does not say so (`mayReadIfShown`)
   */
  async show(actor: Actor, path: string): Promise<LinkedDocument | null> {
    const [file] = await this.queries.rows(this.domains.served, { url: path });
    if (!file?.isServed || !isPrivateFolder(file.folder) || !(await this.isShown(actor, file))) return null;
    return this.signForReader(actor, path);
  }

  /** Whether a link is one that `link` gave, for exactly this path, and still works. */
  isRight(path: string, claim: LinkClaim): boolean {
    return this.signature.isRight(path, claim);
  }

  /**
   * A link to a file of a private folder for somebody of whom is known that they may read it. It is theirs alone, in this session, and
   * whether they may read it is asked again at each fetch.
   */
  signForReader(
    { userId, sessionId }: Actor,
    path: string,
    minutes: number = uploadsLimits.linkMinutes,
  ): LinkedDocument {
    return this.signFor(`${userId}.${sessionId}`, path, minutes);
  }

  /** A link for somebody of whom is known that they may read the document. */
  sign(path: string, minutes: number = uploadsLimits.linkMinutes): LinkedDocument {
    return this.signFor('', path, minutes);
  }

  /** Whether whom a link was given may still read the file; of what is not private the link says it. */
  async mayStillRead({ reader }: LinkClaim, file: ServedRow): Promise<boolean> {
    if (!isPrivateFolder(file.folder)) return true;
    const [userId = '', sessionId = ''] = reader.split('.');
    const actor = reader === '' ? null : await this.actors.ofConnection({ userId, sessionId });
    return actor !== null && ((await this.mayRead(actor, file)) || (await this.isShown(actor, file)));
  }

  private signFor(reader: string, path: string, minutes: number): LinkedDocument {
    const { url, expiresAt } = this.signature.sign(path, minutes, reader);
    return { url, expiresAt: expiresAt.toISOString() };
  }

  private async mayRead(actor: Actor, file: ServedRow): Promise<boolean> {
    if (file.ownerId === actor.userId) return true;
    const isLookedAfter = !isPrivateFolder(file.folder) && (looksAfterAll(actor) || file.isOfStaff);
    if (can(actor, 'upload.administer') && isLookedAfter) return true;
    for (const domain of this.domains.of(file.folder)) if (await domain.mayRead?.(actor, file)) return true;
    return false;
  }

  private async isShown(actor: Actor, file: ServedRow): Promise<boolean> {
    for (const domain of this.domains.of(file.folder))
      if (await domain.mayReadIfShown?.(actor, file)) return true;
    return false;
  }
}

/** Whether a path is of the store that has no public addresses. */
export const isDocument = (path: string): boolean => keyOf(path).startsWith('documents/');
