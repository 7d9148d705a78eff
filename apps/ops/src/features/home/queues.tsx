import type { HomeQueue } from '@lyceum/contracts/ops';
import { RelativeTime } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import { DetailSection } from '../../detail/detail-section';
import { formatCounted } from '../../layout/formats';
import classes from './home.module.css';

/** What waits for staff, each the way to where it is done. */
export function Queues({ queues }: { readonly queues: readonly HomeQueue[] }) {
  return (
    <DetailSection title="Waiting for you">
      <ul className={classes.tiles}>
        {queues.map(({ label, waiting, oldestAt, path, search }) => (
          <li key={label}>
            <Link to={path} search={search} className={classes.tile}>
              <span className={classes.quiet}>{label}</span>
              <span className={classes.number}>{formatCounted(waiting)}</span>
              <span className={classes.quiet}>
                {oldestAt ? (
                  <>
                    oldest: <RelativeTime at={oldestAt} />
                  </>
                ) : (
                  'nothing waits'
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
