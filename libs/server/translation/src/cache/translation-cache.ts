import { Injectable } from '@nestjs/common';
import { translationLimits } from '@lyceum/contracts';
import { Every, PreparedQueries } from '@lyceum/kernel';
import { z } from 'zod';
import { idOf, seal, type TranslationOf, unseal } from './seal';
import type { TranslatedTextModel } from '../translation.model';

const age = `interval '${String(translationLimits.cacheDays)} days'`;

const findQuery = {
  name: 'translation.kept',
  text: `SELECT sealed FROM kept_translations WHERE id = $1 AND created_at > now() - ${age}`,
};

const keepQuery = {
  name: 'translation.keep',
  text: `
    INSERT INTO kept_translations (id, sealed) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, created_at = now()`,
};

const forgetQuery = {
  name: 'translation.forget',
  text: `DELETE FROM kept_translations WHERE created_at <= now() - ${age}`,
};

const forgetUsageQuery = {
  name: 'translation.forget-usage',
  text: "DELETE FROM translation_usage WHERE day < (now() AT TIME ZONE 'UTC')::date - 31",
};

const translatedSchema = z.object({ text: z.string(), detectedLanguage: z.string().nullable() });

/** Translations made before, by text and language, for a month. */
@Injectable()
export class TranslationCache {
  constructor(private readonly queries: PreparedQueries) {}

  /** Null where there is none. */
  async find(of: TranslationOf): Promise<TranslatedTextModel | null> {
    const [kept] = await this.queries.rows<{ sealed: Buffer }>(findQuery, [idOf(of)]);
    return kept ? translatedSchema.parse(JSON.parse(unseal(of, kept.sealed))) : null;
  }

  async keep(of: TranslationOf, translated: TranslatedTextModel): Promise<void> {
    await this.queries.rows(keepQuery, [idOf(of), seal(of, JSON.stringify(translated))]);
  }

  @Every('translation.forget', { minutes: 60 })
  async forgetOld(): Promise<void> {
    await this.queries.rows(forgetQuery, []);
    await this.queries.rows(forgetUsageQuery, []);
  }
}
