import type { ImportMode, ImportPreview } from '@lyceum/contracts/admin';
import { formatNumber } from '../../layout/formats';
import classes from './import-preview-list.module.css';

interface ImportPreviewListProps {
  readonly preview: ImportPreview;
  readonly mode: ImportMode;
}

/** Emails of one kind that are shown; of the others only the number. */
const shown = 100;

/** What an import would change, kind by kind. */
export function ImportPreviewList({ preview, mode }: ImportPreviewListProps) {
  const { added, removed, unchanged, invalid, invalidCnt, repeatedCnt } = preview;
  const lines = invalid.map(({ line, text }) => `Line ${line}: ${text === '' ? '(empty)' : text}`);
  return (
    <section aria-label="What changes" aria-live="polite" className={classes.root}>
      <Kind title="Will be added" tone="good" items={added} />
      <Kind title="Will be removed" tone="bad" items={removed} />
      <Kind title={mode === 'REMOVE' ? 'Not on the list' : 'Already there'} items={unchanged} />
      <Kind title="Not an email, left out" tone="waiting" items={lines} count={invalidCnt} />
      {repeatedCnt > 0 && (
        <p className={classes.note}>
          {formatNumber(repeatedCnt)} stood there more than once and {repeatedCnt === 1 ? 'counts' : 'count'}{' '}
          once.
        </p>
      )}
      {added.length + removed.length === 0 && <p className={classes.note}>Nothing would change.</p>}
    </section>
  );
}

interface KindProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly count?: number;
  readonly tone?: 'good' | 'bad' | 'waiting';
}

function Kind({ title, items, count = items.length, tone }: KindProps) {
  if (count === 0) return null;
  return (
    <details className={classes.kind} open={tone !== undefined}>
      <summary className={classes.title} data-tone={tone}>
        {title}: {formatNumber(count)}
      </summary>
      <ul className={classes.items} aria-label={title}>
        {items.slice(0, shown).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {count > shown && <p className={classes.note}>and {formatNumber(count - shown)} more</p>}
    </details>
  );
}
