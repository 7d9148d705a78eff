import { z } from 'zod';
import { cmsLimits } from './cms.limits';

export const publicPageSchema = z.object({ path: z.string().min(1).max(300) });

/** What stands in the address of a preview. One that is not made so is not found, and not told from others that are not. */
export const contentPreviewSchema = z.object({ key: z.string().max(cmsLimits.previewKeyLength) });

export type PublicPageInput = z.output<typeof publicPageSchema>;
export type ContentPreviewInput = z.output<typeof contentPreviewSchema>;
