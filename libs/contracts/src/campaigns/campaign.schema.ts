import { z } from 'zod';
import { roles } from '../permissions/role.enums';
import { idSchema } from '../common/page.schema';
import { newsletterInterests } from '../newsletter/newsletter.enums';
import { campaignAudiences, campaignMoves, campaignStates, campaignTopics } from './campaign.enums';
import { campaignLimits } from './campaign.limits';
import { isSitePath, unknownPlaceholders, wrongAddresses } from './mail-body';

const { nameLength, lineLength, bodyLength, buttonLength, pathLength, tagLength } = campaignLimits;

const text = (length: number) =>
  z
    .string()
    .trim()
    .max(length, `Use at most ${String(length)} characters.`);

const needed = (length: number, what: string) => text(length).min(1, what);

/** Text that may have placeholders. */
const written = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.superRefine((value, context) => {
    for (const name of unknownPlaceholders(value))
      context.addIssue({ code: 'custom', message: `Nothing stands for {${name}}. There is {firstName}.` });
  });

const content = {
  /** What staff call it; nobody else reads it. */
  name: needed(nameLength, 'Give the campaign a name.'),
  topic: z.enum(campaignTopics, 'Choose what it is about.'),
  subject: written(needed(lineLength, 'Write a subject.')),
  /** What mail programs show after the subject. */
  preheader: written(text(lineLength)),
  heading: written(needed(lineLength, 'Write a heading.')),
  /** Read by `parseMailBody`. */
  body: written(needed(bodyLength, 'Write the mail.')).superRefine((value, context) => {
    for (const url of wrongAddresses(value))
      context.addIssue({
        code: 'custom',
        message: `${url} is neither a path on the site nor an address with https.`,
      });
  }),
  buttonLabel: text(buttonLength),
  buttonPath: text(pathLength).refine(
    (path) => path === '' || isSitePath(path),
    'Use a path on the site, like /college-counseling.',
  ),
};

/** Whom it goes to. Of the newsletter `interests` count, of accounts the others; what is left empty narrows nothing, but roles are needed. */
const segment = {
  audience: z.enum(campaignAudiences),
  interests: z.array(z.enum(newsletterInterests)).max(newsletterInterests.length),
  roles: z.array(z.enum(roles)).max(roles.length),
  schoolId: idSchema.nullable(),
  /** Code of a class. */
  groupTag: text(tagLength),
};

const campaignShape = z.object({ ...content, ...segment });

function check(value: z.output<typeof campaignShape>, context: z.RefinementCtx): void {
  const isOfReaders = value.audience === 'NEWSLETTER';
  const refuse = (path: keyof typeof value, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (isOfReaders && value.interests.length === 0) refuse('interests', 'Choose at least one interest.');
  if (!isOfReaders && value.roles.length === 0) refuse('roles', 'Choose at least one role.');
  if ((value.buttonLabel === '') !== (value.buttonPath === ''))
    refuse(value.buttonLabel === '' ? 'buttonLabel' : 'buttonPath', 'A button needs words and a path.');
}

/** A new campaign, which is a draft (checklist line 237). */
export const createCampaignSchema = campaignShape.superRefine(check);

export type CreateCampaignInput = z.input<typeof createCampaignSchema>;
export type CampaignValues = z.output<typeof createCampaignSchema>;

const seen = { id: idSchema, revision: z.int().min(1) };

/** Changes a draft; `revision` is the one the caller saw. */
export const updateCampaignSchema = campaignShape.extend(seen).superRefine(check);

export type UpdateCampaignInput = z.input<typeof updateCampaignSchema>;

export const campaignIdSchema = z.object({ id: idSchema });

export type CampaignIdInput = z.input<typeof campaignIdSchema>;

/** Removes a draft. */
export const removeCampaignSchema = z.object(seen);

export type RemoveCampaignInput = z.input<typeof removeCampaignSchema>;

/** Sends a draft as the caller saw it, at a time or, where it is null, now. */
export const scheduleCampaignSchema = z.object({
  ...seen,
  at: z.iso.datetime('This is not a date and time.').nullable(),
});

export type ScheduleCampaignInput = z.input<typeof scheduleCampaignSchema>;

/** Takes back, halts, goes on with or ends what is on its way. */
export const moveCampaignSchema = z.object({
  id: idSchema,
  move: z.enum(Object.keys(campaignMoves) as (keyof typeof campaignMoves)[]),
});

export type MoveCampaignInput = z.input<typeof moveCampaignSchema>;

/** A campaign as staff see it. */
export const campaignDetailSchema = campaignShape.extend({
  ...seen,
  state: z.enum(campaignStates),
  /** Its school as people know it; null where it has none or that is not there any more, which then nobody goes to. */
  schoolName: z.string().nullable(),
  /** Whether its class is not there any more: then nobody is in it. */
  isClassGone: z.boolean(),
  dueAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Mails in all, and what became of them; all 0 before it is sent. */
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Whose address is on the suppression list by now. */
  suppressed: z.int(),
  /** Who left the topic, or is not to be written to any more, between start and their turn. */
  leftOut: z.int(),
  /** Who left the topic by the link of this campaign. */
  unsubscribed: z.int(),
  createdById: idSchema.nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type CampaignDetail = z.output<typeof campaignDetailSchema>;

/** How many would get it now. */
export const campaignCountSchema = z.object({ count: z.int() });

export type CampaignCount = z.output<typeof campaignCountSchema>;

/** A campaign as somebody's mail program shows it. */
export const campaignPreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export type CampaignPreview = z.output<typeof campaignPreviewSchema>;

/** Where a test went: masked. */
export const campaignTestSchema = z.object({ to: z.string() });

export type CampaignTest = z.output<typeof campaignTestSchema>;

export const findCampaignSchoolsSchema = z.object({ search: text(campaignLimits.schoolTextLength) });

export type FindCampaignSchoolsInput = z.input<typeof findCampaignSchoolsSchema>;

/** Schools whose name or city begins so. */
export const campaignSchoolsSchema = z.array(z.object({ id: idSchema, label: z.string() }));

export type CampaignSchools = z.output<typeof campaignSchoolsSchema>;
