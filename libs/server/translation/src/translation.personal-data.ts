import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const exportQuery = {
  name: 'translation.export',
  text: `SELECT day::text AS day, characters FROM translation_usage WHERE user_id = $1 ORDER BY day`,
};

/** How much somebody has had translated. Kept translations are nobody's: they go by the text alone. */
@Injectable()
@PersonalDataSource('translation')
export class TranslationPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { translatedCharacters: await this.queries.rows(exportQuery, [userId]) };
  }

  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM translation_usage WHERE user_id = $1', [userId]);
  }
}
