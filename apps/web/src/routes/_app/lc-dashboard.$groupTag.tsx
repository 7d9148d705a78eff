import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found';
import { ClassroomScreen } from '../../features/classes/classroom-screen';

export const Route = createFileRoute('/_app/lc-dashboard/$groupTag')({ component: ClassroomRoute });

function ClassroomRoute() {
  const { groupTag } = Route.useParams();
  return <ClassroomScreen key={groupTag} groupTag={groupTag} notFound={<NotFound />} />;
}
