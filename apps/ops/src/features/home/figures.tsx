import type { Home } from '@lyceum/contracts/ops';
import { DetailSection } from '../../detail/detail-section';
import { formatCounted } from '../../layout/formats';
import classes from './home.module.css';

/** How today goes, beside the whole of yesterday. */
export function Figures({ figures }: Pick<Home, 'figures'>) {
  return (
    <DetailSection title="Today">
      <dl className={classes.tiles}>
        {figures.map(({ label, today, yesterday }) => (
          <div key={label} className={classes.tile}>
            <dt className={classes.quiet}>{label}</dt>
            <dd className={classes.number}>{formatCounted(today)}</dd>
            <dd className={classes.quiet}>{formatCounted(yesterday)} yesterday</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}
