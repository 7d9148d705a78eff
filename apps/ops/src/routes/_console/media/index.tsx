import { mediaTable } from '@lyceum/contracts/cms';
import { lazyPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { mediaSection } from '../../../features/content/media/section';
import { tableSearch } from '../../../tables/table-address';

// By itself: with one list more among the screens, the page of every record would load what only lists need.
const MediaScreen = lazyPart(() =>
  import('../../../features/content/media/media-screen').then((it) => it.MediaScreen),
);

export const Route = createFileRoute('/_console/media/')({
  staticData: { section: mediaSection },
  validateSearch: tableSearch(mediaTable),
  component: () => <MediaScreen />,
});
