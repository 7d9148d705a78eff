import { z } from 'zod';
import { privacyLevels } from '../shell/environment.constants';
import { profileFieldNames } from './profile-fields';

/** What a profile tells the caller, in the words of REST (checklist line 160): fields that are not for them are null. */
export const profileDataAnswerSchema = z.object({
  user: z.object({
    userProfile: z.record(
      z.enum(profileFieldNames),
      z.object({
        value: z.string().nullable(),
        privacy: z.enum(privacyLevels).nullable().describe('Null to everybody but its owner.'),
      }),
    ),
    kpi: z
      .object({ totalKpi: z.int(), totalKpiPre: z.int().nullable() })
      .nullable()
      .describe('Null where it is not shown to the caller.'),
  }),
});

export type ProfileData = z.output<typeof profileDataAnswerSchema>;
