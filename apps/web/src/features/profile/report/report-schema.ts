import { reportProfileSchema } from '@lyceum/contracts/profile';

export const reportSchema = reportProfileSchema.pick({ kind: true, message: true });
