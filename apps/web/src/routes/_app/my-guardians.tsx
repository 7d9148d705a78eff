import { createFileRoute, Link } from '@tanstack/react-router';
import { toPath } from '../../app/pathed';
import { AgentsSection } from '../../features/schools/agents-section';
import { MyGuardiansScreen } from '../../features/guardians/my-guardians-screen';

export const Route = createFileRoute('/_app/my-guardians')({ component: MyGuardians });

function MyGuardians() {
  return (
    <MyGuardiansScreen
      agents={<AgentsSection />}
      linkTo={(path, title) => (
        <Link {...toPath(path)} className="thumb">
          {title}
        </Link>
      )}
    />
  );
}
