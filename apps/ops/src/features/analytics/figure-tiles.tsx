import type { ActivityFigures } from '@lyceum/contracts/logging';
import { formatNumber } from '../../layout/formats';
import { type FigureName, figureNames } from './analytics-search';
import classes from './analytics.module.css';
import { changeText, figureLabels } from './figure-words';

interface FigureTilesProps {
  readonly totals: ActivityFigures;
  /** Null where nothing is compared. */
  readonly previous: ActivityFigures | null;
  readonly chosen: FigureName;
  readonly onChoose: (figure: FigureName) => void;
}

/** The totals, each a button that shows its days. */
export function FigureTiles({ totals, previous, chosen, onChoose }: FigureTilesProps) {
  return (
    <div className={classes.tiles}>
      {figureNames.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.tile}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          <span className={classes.tileLabel}>{figureLabels[name]}</span>
          <span className={classes.tileValue}>{formatNumber(totals[name])}</span>
          {previous && (
            <span className={classes.tileChange}>{againstText(totals[name], previous[name])}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The change, and against what; where it is told as from what to what, no more. */
function againstText(value: number, before: number): string {
  const change = changeText(value, before);
  return change.includes('→') ? change : `${change} against ${formatNumber(before)}`;
}
