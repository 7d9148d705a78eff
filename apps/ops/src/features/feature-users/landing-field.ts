import { createFeatureSchema } from '@lyceum/contracts/admin';
import { z } from 'zod';

/** A landing path as it is typed: an empty field is none. */
export const landingField = z
  .string()
  .transform((text) => (text.trim() === '' ? null : text))
  .pipe(createFeatureSchema.shape.landingPath);
