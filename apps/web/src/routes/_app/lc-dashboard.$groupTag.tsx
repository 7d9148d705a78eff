import { lazyPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NotFound } from '../../app/not-found';
import { ClassroomScreen } from '../../features/classes/classroom-screen';

const GradebookScreen = lazyPart(() =>
  import('../../features/classes/gradebook/gradebook-screen').then((it) => it.GradebookScreen),
);
const RecordingScreen = lazyPart(() =>
  import('../../features/classes/recordings/recording-screen').then((it) => it.RecordingScreen),
);

interface ClassroomAddress {
  readonly view?: 'gradebook';
  /** The one that is watched. */
  readonly recording?: string;
  /** From where on, in seconds. */
  readonly at?: number;
}

export const Route = createFileRoute('/_app/lc-dashboard/$groupTag')({
  component: ClassroomRoute,
  validateSearch: ({ view, recording, at }: Record<string, unknown>): ClassroomAddress => ({
    ...(view === 'gradebook' && { view }),
    ...(typeof recording === 'string' && { recording }),
    ...(typeof recording === 'string' && typeof at === 'number' && at >= 0 && { at }),
  }),
});

function ClassroomRoute() {
  const { groupTag } = Route.useParams();
  const { view, recording, at } = Route.useSearch();
  const shared = { groupTag, notFound: <NotFound /> };
  if (recording !== undefined)
    return (
      <Suspense>
        <RecordingScreen key={recording} {...shared} recordingId={recording} startAt={at ?? null} />
      </Suspense>
    );
  if (view === undefined) return <ClassroomScreen key={groupTag} {...shared} />;
  return (
    <Suspense>
      <GradebookScreen key={groupTag} {...shared} />
    </Suspense>
  );
}
