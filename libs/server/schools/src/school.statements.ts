import { type School, schoolsLimits } from '@lyceum/contracts/schools';
import { searchLimits } from '@lyceum/contracts/search';
import { foldText, insertRow, statement, toTextQuery, wordsOf } from '@lyceum/kernel';

/** A school's columns as the wire names them. */
export const schoolColumns = `s.id, s.name AS "schoolName", s.street AS "schoolStreetAddress", s.city AS "schoolCity",
  s.state AS "schoolState", s.country AS "schoolCountry", s.zipcode AS "schoolZipcode", s.full_address AS "schoolFullAddress"`;

/** Of schools that have the words of what is looked for, so many are compared. */
const compared = 300;

const found = String(schoolsLimits.found);

const withWords = (query: string): string =>
  `FROM schools WHERE merged_into IS NULL AND to_tsvector('simple', search_words(words)) @@ ${query} LIMIT ${String(compared)}`;

/**
 * Schools whose name and city begin with `$text`, have its words or words that begin with them, or, where these are few,
 * have or are spelt like all of its `$parts`. They are looked for by the rarest of `$spelt`: what is misspelt nobody has.
 */
export const searchQuery = statement<School>(
  'schools.search',
  `WITH beginning AS MATERIALIZED (
     SELECT id FROM schools WHERE merged_into IS NULL AND words ^@ $text ORDER BY words USING ~<~, id LIMIT ${found}
   ), worded AS MATERIALIZED (
     SELECT id ${withWords('$textQuery::tsquery')}
   ), rarest AS (
     SELECT part FROM unnest($spelt::text[]) AS part
     WHERE (SELECT count(*) FROM worded) < ${found}
     ORDER BY (SELECT count(*) FROM (SELECT ${withWords(`(part || ':*')::tsquery`)}) known), char_length(part) DESC LIMIT 1
   ), alike AS (
     SELECT one.id FROM rarest CROSS JOIN LATERAL schools_spelt_like(part) one
     WHERE NOT EXISTS (
       SELECT FROM unnest($parts::text[]) AS each WHERE strpos(one.words, each) = 0 AND word_similarity(each, one.words) < 0.44)
     ORDER BY word_similarity($text, one.words) DESC, one.id LIMIT ${found}
   )
   SELECT ${schoolColumns} FROM schools s
   JOIN (SELECT id FROM beginning UNION SELECT id FROM worded UNION SELECT id FROM alike) one USING (id)
   ORDER BY s.words ^@ $text DESC, word_similarity($text, s.words) DESC, s.words, s.id LIMIT ${found}`,
);

/** PostgreSQL's trigrams know these alone here, and a word is spelt like another from some letters on. */
const isSpelt = new RegExp(`^[a-z0-9]{${String(searchLimits.similarFromLength)},}$`);

/** The parameters of `searchQuery` for what somebody looks for. */
export function searchValues(searchKey: string) {
  const parts = partsOf(searchKey);
  const text = foldText(searchKey).replaceAll(/\s+/gu, ' ');
  return {
    text,
    textQuery: toTextQuery(parts.join(' ')),
    parts,
    spelt: parts.filter((part) => isSpelt.test(part)),
  };
}

/** Its words, each once. A single letter begins so many that beside a word it says nothing. */
function partsOf(searchKey: string): string[] {
  const words = [...new Set(wordsOf(searchKey).map(({ text }) => text))];
  const telling = words.filter((word) => !/^[a-z]$/.test(word));
  return (telling.length > 0 ? telling : words).slice(0, schoolsLimits.searchWords);
}

/** The school of this name in this city of this state, or the one that it was merged into. */
export const knownQuery = statement<School>(
  'schools.known',
  `SELECT ${schoolColumns} FROM schools known JOIN schools s ON s.id = COALESCE(known.merged_into, known.id)
   WHERE known.country = $country AND search_fold(known.state) = search_fold($state)
     AND search_fold(known.city) = search_fold($city) AND search_fold(known.name) = search_fold($name)`,
);

/** Answers nothing where there is one already, also one that another call has added meanwhile. */
export const addStatement = statement<{ id: string }>(
  'schools.add',
  insertRow(
    'schools',
    ['name', 'street', 'city', 'state', 'country', 'zipcode', 'fullAddress', 'createdBy'],
    'ON CONFLICT (country, search_fold(state), search_fold(city), search_fold(name)) DO NOTHING RETURNING id',
  ),
);
