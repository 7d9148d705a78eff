import { createHash } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts/common';
import { linkPreviewLimits } from '@lyceum/contracts/forum';
import { DomainError } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { drawPicture, type PictureWords } from './link-picture.drawing';

/** What changes when the words of a picture do: part of its address, so that nobody keeps an old one. */
export const versionOf = ({ title, section }: PictureWords): string =>
  createHash('sha256')
    .update(JSON.stringify([title, section]))
    .digest('base64url')
    .slice(0, 16);

/**
 * Pictures of shared links, drawn one after the other and kept by their words. Who may see one is asked each time before;
 * what is kept here only spares the drawing.
 */
@Injectable()
export class LinkPictures {
  private readonly drawn = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @throws DomainError COMMON_UNAVAILABLE when too many wait to be drawn */
  of(words: PictureWords): Promise<Buffer> {
    const version = versionOf(words);
    const picture = this.drawn.get(version) ?? this.draw(version, words);
    // Last in the order of use.
    this.drawn.delete(version);
    this.drawn.set(version, picture);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > linkPreviewLimits.keptPictures && oldest !== undefined) this.drawn.delete(oldest);
    return picture;
  }

  private draw(version: string, words: PictureWords): Promise<Buffer> {
    if (this.waiting >= linkPreviewLimits.waitingPictures) throw new DomainError(commonErrors.UNAVAILABLE);
    this.waiting += 1;
    const picture = this.last.then(() => drawPicture(words)).finally(() => (this.waiting -= 1));
    this.last = picture.catch(() => this.drawn.delete(version));
    return picture;
  }
}
