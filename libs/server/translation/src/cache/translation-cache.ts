import { Injectable } from '@nestjs/common';
import { translationLimits } from '@lyceum/contracts/translation';
import { Every, insertRow, PreparedQueries, statement } from '@lyceum/kernel';
import { z } from 'zod';
import { idOf, seal, type TranslationOf, unseal } from './seal';
import type { TranslatedTextModel } from '../translation.model';

const age = `interval '${String(translationLimits.cacheDays)} days'`;

const findQuery = statement<{ sealed: Buffer }>(
  'translation.kept',
  `SELECT sealed FROM kept_translations WHERE id = $of AND created_at > now() - ${age}`,
);

const keepQuery = statement(
  'translation.keep',
  insertRow(
    'kept_translations',
    ['id', 'sealed'],
    'ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, created_at = now()',
  ),
);

const forgetQuery = statement(
  'translation.forget',
  `DELETE FROM kept_translations WHERE created_at <= now() - ${age}`,
);

const forgetUsageQuery = statement(
  'translation.forget-usage',
  "DELETE FROM translation_usage WHERE day < (now() AT TIME ZONE 'UTC')::date - 31",
);

const translatedSchema = z.object({ text: z.string(), detectedLanguage: z.string().nullable() });

/** Translations made before, by text and language, for a month. */
@Injectable()
export class TranslationCache {
  constructor(private readonly queries: PreparedQueries) {}

  /** Null where there is none. */
  async find(of: TranslationOf): Promise<TranslatedTextModel | null> {
    const [kept] = await this.queries.rows(findQuery, { of: idOf(of) });
    return kept ? translatedSchema.parse(JSON.parse(unseal(of, kept.sealed))) : null;
  }

  async keep(of: TranslationOf, translated: TranslatedTextModel): Promise<void> {
    await this.queries.count(keepQuery, { id: idOf(of), sealed: seal(of, JSON.stringify(translated)) });
  }

  @Every('translation.forget', { minutes: 60 })
  async forgetOld(): Promise<void> {
    await this.queries.count(forgetQuery);
    await this.queries.count(forgetUsageQuery);
  }
}
