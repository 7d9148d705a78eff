import { createFileRoute, Link } from '@tanstack/react-router';
import { toPath } from '../../app/pathed';
import { AgentsSection } from '../../features/schools/agents-section';
import { FamilyScreen } from '../../features/guardians/family-screen';

export const Route = createFileRoute('/_app/guardian')({
  component: Family,
  // In the first file of every screen, where no library may come in.
  validateSearch: ({ student }: { student?: unknown }): { student?: string } =>
    typeof student === 'string' ? { student } : {},
});

function Family() {
  const { student } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FamilyScreen
      studentId={student}
      onChoose={(studentId) => void navigate({ search: { student: studentId } })}
      linkToStudent={(studentId, name, isCurrent) => (
        <Link
          to="/guardian"
          search={{ student: studentId }}
          aria-current={isCurrent ? 'page' : undefined}
          activeProps={{}}
        >
          {name}
        </Link>
      )}
      agentsOf={(child) => <AgentsSection child={child} />}
      linkTo={(path, title) => (
        <Link {...toPath(path)} className="thumb">
          {title}
        </Link>
      )}
    />
  );
}
