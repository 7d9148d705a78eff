import { onDemand } from '@lyceum/shell';
import { ShareButton, type ShareMenuProps } from './share-menu-button';

/** Ways to tell others of the thread, behind their button. */
export const ShareMenu = onDemand<ShareMenuProps>(
  ({ onClick }) => <ShareButton onClick={onClick} />,
  () => import('./open-share-menu').then((it) => it.OpenShareMenu),
);
