import { z } from 'zod';

/** The feature whose extra users land on a course instead of the home page (checklist line 12). */
export const specialLandingFeature = 'SaudiLicwUsers';

export const featureNameSchema = z
  .string()
  .min(1, 'Name the feature.')
  .max(100, 'The name of a feature has at most 100 characters.');
