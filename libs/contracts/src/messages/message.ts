import { numberFormat } from './formats';
import { currentLanguage, perLocale, type PluralForms, type Words } from './language';

/** 'name' | 'place' of '{name} of {place}'. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** Says a text in the present language; takes what its placeholders stand for, numbers as they are. */
export type Message<Text extends string> = [Placeholders<Text>] extends [never]
  ? () => string
  : (values: Values<Placeholders<Text>>) => string;

/** A text that reads differently by its `{count}`. */
export type PluralMessage<Text extends string> = (
  values: Values<Exclude<Placeholders<Text>, 'count'>> & { readonly count: number },
) => string;

const count = perLocale((locale) => new Intl.PluralRules(locale));
const format = numberFormat();

/** English writes small whole numbers as they are; making its format takes a phone 20 ms. */
const number = (value: number): string =>
  /^en.*:\d{1,3}$/.test(`${currentLanguage().locale}:${String(value)}`) ? String(value) : format(value);

function say(english: Words, values: Readonly<Record<string, string | number>> = {}): string {
  const known = typeof english === 'string' ? english : english.other;
  const words = currentLanguage().translate?.(known) ?? english;
  const pattern =
    typeof words === 'string' ? words : (words[count().select(Number(values['count']))] ?? words.other);
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? number(value) : value;
  });
}

/** What stands in no messages file, such as an error of the catalogue or of a schema, in the present language. */
export function translated(english: string): string {
  const words = currentLanguage().translate?.(english);
  return typeof words === 'string' ? words : english;
}

/** `message('{name} wrote')` makes `wrote({ name })`. Call it where the text is shown: the language is not known before. */
export function message<const Text extends string>(english: Text): Message<Text> {
  return ((values?: Values<string>) => say(english, values)) as Message<Text>;
}

/** `plural({ one: '{count} reply', other: '{count} replies' })` makes `replies({ count })`. */
export function plural<const Forms extends PluralForms>(
  english: Forms,
): PluralMessage<Extract<Forms[keyof Forms], string>> {
  return (values) => say(english, values);
}
