import { beginCalls } from '@lyceum/session';
import { firstCallsOf } from './app/first-calls';

// Runs before the application's files are there (tools/vite/early-script.ts): the screen's first calls need none of them.
const routeId = document.querySelector<HTMLMetaElement>('meta[name="route"]')?.content;
if (routeId !== undefined) beginCalls(({ roles }) => firstCallsOf(routeId, roles, window.location.search));
