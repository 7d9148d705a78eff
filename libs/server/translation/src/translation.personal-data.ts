import { Injectable } from '@nestjs/common';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';

const exportQuery = statement<{ day: string; characters: number }>(
  'translation.export',
  `SELECT day::text AS day, characters FROM translation_usage WHERE user_id = $userId ORDER BY day`,
);

const deleteTranslationUsageStatement = statement(
  'translation.delete-translation-usage',
  'DELETE FROM translation_usage WHERE user_id = $userId',
);

/** How much somebody has had translated. Kept translations are nobody's: they go by the text alone. */
@Injectable()
@PersonalDataSource('translation')
export class TranslationPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { translatedCharacters: await this.queries.rows(exportQuery, { userId }) };
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(deleteTranslationUsageStatement, { userId });
  }
}
