import { beginCalls } from '@lyceum/session';
import { firstCallsOf } from './app/first-calls';

// Runs before the application's files are there (tools/vite/early-script.ts): the screen's first calls need none of them.
const routeId = document.querySelector<HTMLMetaElement>('meta[name="route"]')?.content;
if (routeId !== undefined) beginCalls(({ roles }) => firstCallsOf(routeId, roles, window.location.search));

// The first formatters read what their language writes, 100 ms on a phone: now, while the line brings the files.
setTimeout(() => [new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }), new Intl.NumberFormat()]);
