import { lazyPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NotFound } from '../../app/not-found';
import { ClassroomScreen } from '../../features/classes/classroom-screen';

const GradebookScreen = lazyPart(() =>
  import('../../features/classes/gradebook/gradebook-screen').then((it) => it.GradebookScreen),
);

export const Route = createFileRoute('/_app/lc-dashboard/$groupTag')({
  component: ClassroomRoute,
  validateSearch: ({ view }: { view?: unknown }): { view?: 'gradebook' } =>
    view === 'gradebook' ? { view } : {},
});

function ClassroomRoute() {
  const { groupTag } = Route.useParams();
  const { view } = Route.useSearch();
  const shared = { groupTag, notFound: <NotFound /> };
  if (view === undefined) return <ClassroomScreen key={groupTag} {...shared} />;
  return (
    <Suspense>
      <GradebookScreen key={groupTag} {...shared} />
    </Suspense>
  );
}
