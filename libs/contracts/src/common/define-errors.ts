/** One entry of the error catalogue: what a caller sees when a rule says no. */
export interface ErrorDefinition<Code extends string = string> {
  /** Stable machine-readable name, unique over the whole product, e.g. `AUTH_INVALID_CREDENTIALS`. */
  readonly code: Code;
  /** HTTP status used by the REST and tRPC doors. */
  readonly status: number;
  /** The exact text a person reads. `{name}` marks a parameter. */
  readonly message: string;
}

type ErrorTexts = Record<string, { readonly status: number; readonly message: string }>;

type Catalogue<Prefix extends string, Texts extends ErrorTexts> = {
  readonly [Key in keyof Texts & string]: ErrorDefinition<`${Prefix}_${Key}`>;
};

/**
 * Declares the errors of one domain. Keys are upper snake case; the code on the wire is `PREFIX_KEY`.
 *
 * @example const forumErrors = defineErrors('FORUM', { LAST_MEMBER: { status: 409, message: '…' } });
 */
export function defineErrors<Prefix extends string, const Texts extends ErrorTexts>(
  prefix: Prefix,
  texts: Texts,
): Catalogue<Prefix, Texts> {
  const entries = Object.entries(texts).map(([key, text]) => [key, { code: `${prefix}_${key}`, ...text }]);
  return Object.fromEntries(entries) as Catalogue<Prefix, Texts>;
}

/** Fills the `{name}` parameters of a catalogue text. An unknown parameter is left as it stands. */
export function fillMessage(
  message: string,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
