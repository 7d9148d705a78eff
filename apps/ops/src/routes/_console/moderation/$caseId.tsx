import { createFileRoute } from '@tanstack/react-router';
import { CaseScreen } from '../../../features/moderation/case-screen';

export const Route = createFileRoute('/_console/moderation/$caseId')({ component: Case });

function Case() {
  const { caseId } = Route.useParams();
  return <CaseScreen key={caseId} caseId={caseId} />;
}
