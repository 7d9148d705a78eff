import { createFileRoute, Link } from '@tanstack/react-router';
import { SchoolScreen } from '../../features/schools/school-screen';

export const Route = createFileRoute('/_app/school')({
  component: School,
  // In the first file of every screen, where no library may come in.
  validateSearch: ({ school }: { school?: unknown }): { school?: string } =>
    typeof school === 'string' ? { school } : {},
});

function School() {
  const { school } = Route.useSearch();
  return (
    <SchoolScreen
      schoolId={school}
      linkToSchool={(schoolId, name, isCurrent) => (
        <Link
          to="/school"
          search={{ school: schoolId }}
          aria-current={isCurrent ? 'page' : undefined}
          activeProps={{}}
        >
          {name}
        </Link>
      )}
    />
  );
}
