import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** How much somebody has had translated. Kept translations are nobody's: they go by the text alone. */
@Injectable()
@PersonalDataSource('translation')
export class TranslationPersonalData extends StoredPersonalData {
  protected readonly lists = {
    translatedCharacters: statement<{ day: string; characters: number }>(
      'translation.export',
      `SELECT day::text AS day, characters FROM translation_usage WHERE user_id = $userId ORDER BY day`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'translation.delete-translation-usage',
      'DELETE FROM translation_usage WHERE user_id = $userId',
    ),
  ];
}
