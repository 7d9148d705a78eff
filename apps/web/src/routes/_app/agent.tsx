import { createFileRoute } from '@tanstack/react-router';
import { AgentScreen } from '../../features/schools/agent-screen';

export const Route = createFileRoute('/_app/agent')({ component: AgentScreen });
