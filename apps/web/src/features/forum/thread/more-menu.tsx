import { onDemand } from '@lyceum/shell';
import { MoreButton, type MoreMenuProps } from './more-menu-button';

/** What few readers want or may do about a thread, behind its button. */
export const MoreMenu = onDemand<MoreMenuProps>(
  ({ onClick }) => <MoreButton onClick={onClick} />,
  () => import('./open-more-menu').then((it) => it.OpenMoreMenu),
);
