import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, ConfigError } from '@lyceum/kernel';
import { type LegalText, parseLegalText } from './legal-text';

/** The owner's texts, read once at start: a new version comes with a new start of the server (checklist lines 2, 46). */
@Injectable()
export class TermsText {
  readonly terms: LegalText;
  readonly privacyPolicy: LegalText;

  /** @throws ConfigError when a file is missing or has no version */
  constructor(@Inject(CONFIG) config: Config) {
    this.terms = readLegalText(config, 'terms-of-service.md');
    this.privacyPolicy = readLegalText(config, 'privacy-policy.md');
  }

  /** The version of the terms that somebody must have agreed to in order to write. */
  get currentVersion(): string {
    return this.terms.version;
  }
}

function readLegalText(config: Pick<Config, 'CONTENT_DIR' | 'BRAND_NAME'>, name: string): LegalText {
  const path = resolve(config.CONTENT_DIR, name);
  return parseLegalText(name, readFile(path), config.BRAND_NAME);
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(
      `${path} cannot be read. CONTENT_DIR must name the folder with the owner's texts.`,
      {
        cause,
      },
    );
  }
}
