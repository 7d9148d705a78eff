export { type UserSummary, userSummaryColumns, userSummaryJson } from '@lyceum/auth';
