import { endorsementTextSchema } from '@lyceum/contracts/profile';
import { reportMessageSchema } from '@lyceum/contracts/moderation';
import { z } from 'zod';

export const endorsementSchema = z.object({ endorsementText: endorsementTextSchema });

export const reportSchema = z.object({ message: reportMessageSchema });
