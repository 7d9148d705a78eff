import { Injectable } from '@nestjs/common';
import { translationErrors, translationLimits } from '@lyceum/contracts/translation';
import { DomainError, PreparedQueries, statement } from '@lyceum/kernel';

const today = "(now() AT TIME ZONE 'UTC')::date";

/** One statement, so that of many at once no more than the day's characters get through. */
const takeQuery = statement<{ day: string }>(
  'translation.take',
  `INSERT INTO translation_usage AS used (user_id, day, characters) VALUES ($userId, ${today}, $characters)
    ON CONFLICT (user_id, day) DO UPDATE SET characters = used.characters + excluded.characters
    WHERE used.characters + excluded.characters <= ${String(translationLimits.charactersPerDay)}
    RETURNING day::text`,
);

const giveBackQuery = statement(
  'translation.give-back',
  `UPDATE translation_usage SET characters = GREATEST(characters - $characters, 0) WHERE user_id = $userId AND day = $day::date`,
);

/** How much one person may have translated in a day, whoever translates: it costs the owner money. */
@Injectable()
export class TranslationQuota {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * Counts the characters that `work` has translated; where it fails, they are not counted.
   * @throws DomainError TRANSLATION_QUOTA_USED_UP, and what `work` throws
   */
  async charge<Result>(userId: string, characters: number, work: () => Promise<Result>): Promise<Result> {
    const [taken] = await this.queries.rows(takeQuery, { userId, characters });
    if (!taken) throw new DomainError(translationErrors.QUOTA_USED_UP);
    try {
      return await work();
    } catch (error) {
      await this.queries.count(giveBackQuery, { userId, day: taken.day, characters });
      throw error;
    }
  }
}
