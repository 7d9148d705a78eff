export { RouteError } from '@lyceum/shell';
