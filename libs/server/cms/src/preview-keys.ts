import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** Keeps this key apart from every other one made of the same secret. */
const keyLabel = 'lyceum content previews';

/** The number is another one for each link that is made: former ones end with it. */
interface Previewed {
  readonly id: string;
  readonly previewNumber: number;
}

/** What stands in the addresses of previews: an entry's id, and the proof that an editor made the link. */
@Injectable()
export class PreviewKeys {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', keyLabel, 32));
  }

  of({ id, previewNumber }: Previewed): string {
    const mac = createHmac('sha256', this.key)
      .update(`${id} ${String(previewNumber)}`)
      .digest('base64url');
    return `${id}.${mac}`;
  }

  /** The entry that a key says it is of; null where it is no key at all. */
  idIn(key: string): string | null {
    return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/.exec(key)?.[1] ?? null;
  }

  isOf(key: string, entry: Previewed): boolean {
    const [expected, given] = [Buffer.from(this.of(entry)), Buffer.from(key)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
