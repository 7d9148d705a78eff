import classes from './changed-values.module.css';
import { valueWords } from './value-words';

interface ChangedValuesProps {
  /** A JSON object, as the audit log keeps it; null where there was nothing. */
  readonly json: string | null;
}

/** What something was or became: each name and value, on as many lines as they need. */
export function ChangedValues({ json }: ChangedValuesProps) {
  const text = json === null ? '' : wordsOf(json);
  if (text === '') return <span className={classes.none}>–</span>;
  return <span className={classes.root}>{text}</span>;
}

/** `{"roles":["ADMIN"]}` as `roles: Admin`. What is no object of values stays as it is. */
function wordsOf(json: string): string {
  try {
    const values: unknown = JSON.parse(json);
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return json;
    return Object.entries(values)
      .map(([name, value]) => `${name}: ${valueWords(name, value)}`)
      .join('; ');
  } catch {
    return json;
  }
}
