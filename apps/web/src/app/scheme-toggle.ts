export { ColorSchemeToggle } from '@lyceum/ui';
