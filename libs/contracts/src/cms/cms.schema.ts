import { z } from 'zod';

export const publicPageSchema = z.object({ path: z.string().min(1).max(300) });

export type PublicPageInput = z.output<typeof publicPageSchema>;
