import { maskData } from '@lyceum/contracts/logging';

/** What an entry of the audit log changed, as JSON; undefined where it is not read. */
interface Change {
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Said where a value became another one and neither may be told. */
const hiddenChange = 'changed, not shown';

/** Names of values that look like secrets and are none here: a promo code's is its name. */
const plainNames: ReadonlySet<string> = new Set(['code', 'state']);

/**
 * A change without what may not be told of anything that is looked into in full. Values are compared before they are
 * masked: of two that look the same afterwards it still says that they differ.
 */
export function maskedChange({ before, after }: Change): Change {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const [maskedWas, maskedIs] = [masked(was), masked(is)];
  for (const name of Object.keys(maskedIs))
    if (
      name in was &&
      JSON.stringify(was[name]) !== JSON.stringify(is[name]) &&
      JSON.stringify(maskedWas[name]) === JSON.stringify(maskedIs[name])
    )
      maskedIs[name] = hiddenChange;
  return {
    ...(before !== undefined && { before: before === null ? null : JSON.stringify(maskedWas) }),
    ...(after !== undefined && { after: after === null ? null : JSON.stringify(maskedIs) }),
  };
}

type Values = Record<string, unknown>;

const valuesOf = (json: unknown): Values => (typeof json === 'string' ? (JSON.parse(json) as Values) : {});

const masked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      plainNames.has(name) ? maskData(value) : (maskData({ [name]: value }) as Values)[name],
    ]),
  );
