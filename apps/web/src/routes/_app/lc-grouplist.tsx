import { createFileRoute } from '@tanstack/react-router';
import { ClassListScreen } from '../../features/classes/class-list-screen';

export const Route = createFileRoute('/_app/lc-grouplist')({ component: ClassListScreen });
