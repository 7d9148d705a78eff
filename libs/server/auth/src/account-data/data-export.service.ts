import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  assertCan,
  assertNotViewing,
  CONFIG,
  type Config,
  PersonalDataSources,
} from '@lyceum/kernel';
import { strToU8, type Zippable, zip } from 'fflate';
import * as messages from './data-export.messages';

/** The copy of their data that people may take away. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly sources: PersonalDataSources,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Everything about the caller as a ZIP: a README and one JSON file a domain. It holds no secret: whoever finds the
   * file cannot log in with it. @throws DomainError AUTH_VIEWING_ONLY
   */
  async exportOf(actor: Actor): Promise<Uint8Array> {
    assertCan(actor, 'account.read');
    // It is the person's own to take away, not of who looks at the platform as they do.
    assertNotViewing(actor);
    const copies = await this.sources.exportAll(actor.userId);
    const files: Zippable = { 'README.txt': strToU8(this.readme([...copies.keys()])) };
    for (const [name, copy] of copies) files[`${name}.json`] = strToU8(`${JSON.stringify(copy, null, 2)}\n`);
    return pack(files);
  }

  private readme(names: readonly string[]): string {
    return [
      messages.whatIsKept({ brand: this.config.BRAND_NAME, time: new Date().toISOString() }),
      '',
      messages.aFileAPart(),
      ...names.map((name) => `  ${name}.json`),
      '',
      messages.whatIsNotIn(),
      messages.questions({ site: this.config.publicUrl }),
      '',
    ].join('\n');
  }
}

/** In a thread of its own where that pays; the calls of others go on meanwhile. */
function pack(files: Zippable): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(files, (error, packed) => {
      if (error) reject(error);
      else resolve(packed);
    });
  });
}
