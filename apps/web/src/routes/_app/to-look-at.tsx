import { createFileRoute } from '@tanstack/react-router';
import { ReadingScreen } from '../../features/classes/reading/reading-screen';

export const Route = createFileRoute('/_app/to-look-at')({ component: ReadingScreen });
