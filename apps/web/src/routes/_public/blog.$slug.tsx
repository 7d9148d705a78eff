import { createFileRoute } from '@tanstack/react-router';
import { SiteScreen } from '../../app/site-screen';

/** `/Blog/…` is an alias of it (checklist line 3). */
export const Route = createFileRoute('/_public/blog/$slug')({ caseSensitive: true, component: SiteScreen });
