import { chineseTaipei } from './countries.messages';

/** ISO 3166-1 codes of the countries and territories somebody can live in. `countryNamesIn` names them. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP ' +
  'KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH ' +
  'SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** How names of countries are said. */
export interface CountryWords {
  /** Taiwan is called Chinese Taipei, in English: the name has no other form in `Intl`. */
  readonly withChineseTaipei?: boolean;
}

/**
 * What countries are called in a language: as `Intl.DisplayNames` says, but Hong Kong and Macao as parts of China, and
 * Taiwan as Chinese Taipei where that is wanted (checklist line 167).
 */
export function countryNamesIn(
  locale: string,
  { withChineseTaipei = false }: CountryWords = {},
): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const nameOf = (code: string): string => names.of(code) ?? code;
  return (code) => {
    if (code === 'HK' || code === 'MO') return `${short.of(code) ?? code}, ${nameOf('CN')}`;
    return code === 'TW' && withChineseTaipei ? chineseTaipei() : nameOf(code);
  };
}

/** All countries as a list to choose from, in the order of their names (checklist line 167). */
export function countryChoices(locale: string, words: CountryWords = {}): { value: string; label: string }[] {
  const nameOf = countryNamesIn(locale, words);
  return countryCodes
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
