import { createFileRoute } from '@tanstack/react-router';
import { TranslatedScreen } from '../../app/translated-screen';

export const Route = createFileRoute('/_public/es/$')({ component: TranslatedScreen });
