export { UserSummaryModel } from '@lyceum/auth';
