import { people } from '@lyceum/auth';
import { moderationLimits, type StaffCase } from '@lyceum/contracts/moderation';
import { staffText, stateWords } from './written-records';

/** Something that stands around what moderators look at. */
interface Surrounding {
  readonly place: StaffCase['context'][number]['place'];
  /** Of the written row, in `from`. */
  readonly alias: string;
  readonly title?: string;
  readonly text: string;
  readonly from: string;
  /** The condition, about `$targetId`, and of several rows which one. */
  readonly where: string;
}

const selected = ({ place, alias, title, text, from, where }: Surrounding): string => `(
  SELECT '${place}' AS place, ${title === undefined ? 'NULL' : staffText(alias, title)}::text AS title,
         ${staffText(alias, text, moderationLimits.contextLength)} AS text, ${stateWords(`${alias}.status`)} AS state,
         json_build_object('id', writer.id, 'name', ${people.displayName('writer')}) AS author, ${alias}.created_at AS "createdAt"
  FROM ${from} ${people.join('writer', `${alias}.creator_id`)} WHERE ${where})`;

/** The text of a statement of what stands around something: of what is deleted no more than that it was there. */
export const contextQuery = (...surroundings: readonly Surrounding[]): string =>
  `SELECT * FROM (${surroundings.map(selected).join(' UNION ALL ')}) around
   ORDER BY array_position('{START,ABOVE,BELOW}', around.place)`;
