import { createFileRoute } from '@tanstack/react-router';
import { SiteScreen } from '../../app/site-screen';

export const Route = createFileRoute('/_public/online-writing-courses')({ component: SiteScreen });
