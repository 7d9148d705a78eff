import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { isSameOriginPath } from '../common/same-origin-path';
import { isOwnFileUrl } from '../uploads/file-address';
import { communityPrivacies, desktopViewTypes, memberRoles } from './community.enums';
import { communityLimits } from './community.limits';

/** A forum's name in addresses: `/community/{name}`. */
export const communityNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,59}$/, 'Use 2 to 60 small letters, digits and hyphens.');

/** What an address that somebody typed may name; whatever it is, the answer is that there is no such forum. */
export const communityNameInAddressSchema = z.string().max(200);

const namedCommunity = z.object({ communityName: communityNameInAddressSchema, userId: idSchema });

export const communityByNameSchema = namedCommunity;

export type CommunityByNameInput = z.infer<typeof communityByNameSchema>;

/** The caller and a forum: to join it, leave it or decline to (checklist lines 64, 66). */
export const ownMembershipSchema = z.object({ communityId: idSchema, userId: idSchema });

export type OwnMembershipInput = z.infer<typeof ownMembershipSchema>;

const skipSchema = z.int().min(0).max(10_000);
const limitSchema = z.int().min(1).max(pageLimits.maximumPageSize);

/** The caller's lists of forums (checklist line 61). */
export const listCommunitiesSchema = z.object({
  userId: idSchema,
  skipValue: skipSchema.nullish(),
  limitValue: limitSchema.nullish(),
});

export type ListCommunitiesInput = z.infer<typeof listCommunitiesSchema>;

const memberPage = {
  communityId: idSchema,
  skipValue: skipSchema.nullish(),
  limitValue: limitSchema.nullish(),
};

/** A page of a forum's admins (checklist line 76). */
export const listAdminsSchema = z.object(memberPage).meta({ id: 'CommunityAdminsInput' });

export type ListAdminsInput = z.infer<typeof listAdminsSchema>;

/** A page of a forum's people (checklist line 76). A cursor goes before `skipValue`. */
export const listMembersSchema = z
  .object({
    ...memberPage,
    requestingUser: idSchema.describe('The caller.'),
    queryString: z.string().trim().max(100).nullish().describe('Part of a name.'),
    cursor: cursorSchema.nullish().describe('Of the last row of the page before; goes before skipValue.'),
  })
  .meta({ id: 'CommunityMembersInput' });

export type ListMembersInput = z.infer<typeof listMembersSchema>;

/** A page of who is invited to a forum. */
export const listInvitedSchema = z
  .object({
    communityId: idSchema,
    requestingUser: idSchema.describe('The caller.'),
    skipVal: skipSchema.nullish(),
    limitVal: limitSchema.nullish(),
  })
  .meta({ id: 'CommunityInvitedUsersInput' });

export type ListInvitedInput = z.infer<typeof listInvitedSchema>;

/** A page of one of the lists of a forum's tool (checklist line 77). */
export const listOfForumToolSchema = z.object({ communityId: idSchema, cursor: cursorSchema.nullish() });

export type ListOfForumToolInput = z.infer<typeof listOfForumToolSchema>;

/** Friends of the caller whom they may invite (checklist line 75); all of them where nothing is asked for. */
export const invitationSuggestionsSchema = z.object({
  userId: idSchema,
  queryString: z.string().trim().max(100),
  communityId: idSchema,
});

export type InvitationSuggestionsInput = z.infer<typeof invitationSuggestionsSchema>;

/** Invites friends; nobody is invited as anything but a member (checklist line 74). */
export const memberInvitationSchema = z.object({
  invitees: z
    .array(idSchema)
    .min(1, 'Choose at least one friend.')
    .max(communityLimits.inviteesPerCall, 'These are too many at once.'),
  inviter: idSchema,
  communityId: idSchema,
  role: z.literal('MEMBER', 'Invitations are for members only.').meta({ graphql: 'MemberRole' }),
});

export type MemberInvitationInput = z.input<typeof memberInvitationSchema>;

const reasonSchema = z.string().trim().min(1, 'Say why.').max(communityLimits.reasonLength);

const member = { communityId: idSchema, memberId: idSchema };

export const decideJoinRequestSchema = z.object({ requestId: idSchema });

export type DecideJoinRequestInput = z.infer<typeof decideJoinRequestSchema>;

export const setMemberRoleSchema = z.object({ ...member, role: z.enum(memberRoles) });

export type SetMemberRoleInput = z.infer<typeof setMemberRoleSchema>;

/** Puts somebody into a closed forum, which nobody can ask to join. */
export const addMemberSchema = z.object(member);

export type AddMemberInput = z.infer<typeof addMemberSchema>;

export const removeMemberSchema = z.object({ ...member, reason: reasonSchema });

export type RemoveMemberInput = z.infer<typeof removeMemberSchema>;

/** Shuts somebody out, for ever or until `endsAt` (checklist line 78). */
export const banMemberSchema = z.object({
  ...member,
  reason: reasonSchema,
  endsAt: z
    .date()
    .refine((end) => end.getTime() > Date.now(), 'The end of a ban lies in the future.')
    .nullish(),
});

export type BanMemberInput = z.infer<typeof banMemberSchema>;

export const unbanMemberSchema = z.object(member);

export type UnbanMemberInput = z.infer<typeof unbanMemberSchema>;

/**
 * A picture somebody uploaded here, or one of the site's own. Any other path of ours could do something when a
 * visitor's browser fetches it.
 */
const pictureSchema = z
  .string()
  .refine((path) => isOwnFileUrl(path) || isSitePicture(path), 'This is not a picture of this site.')
  .nullish()
  .describe('A path on this site.');

/** Whether a path is a picture that comes with the site, like `/forum/climate.svg`: free for every forum. */
export function isSitePicture(path: string): boolean {
  return /^\/forum\/[a-z0-9-]+\.(?:svg|webp|png)$/.test(path);
}

const colorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Write a colour like #5b2a86.')
  .nullish()
  .describe('Like #5b2a86.');

const displayNameSchema = z
  .string()
  .trim()
  .min(2, 'Give the forum a name.')
  .max(communityLimits.displayNameLength);

/**
 * What is said of a forum beside its name in addresses. What is added here needs its column of `communities`, its field of
 * `CommunityPartsModel` and, as types then ask, what stands in its place where it is left out, whether those see it who may not open the
 * forum, its name in the web's fragment and its place in `ForumFields`; what is made, changed and read follows from it.
 */
const communityParts = {
  displayName: displayNameSchema,
  title: z.string().trim().max(communityLimits.titleLength),
  description: z.string().trim().max(communityLimits.descriptionLength),
  type: z
    .string()
    .trim()
    .regex(/^[A-Z][A-Z_]{1,29}$/, 'Use capital letters.'),
  privacy: z.enum(communityPrivacies),
  imgUrl: pictureSchema,
  banner: pictureSchema,
  color: colorSchema,
};

export type CommunityParts = z.infer<z.ZodObject<typeof communityParts>>;

export const communityPartNames = Object.keys(communityParts) as (keyof CommunityParts)[];

/** A new forum (checklist line 80). Without a `name` it is made of the `displayName`. */
export const createCommunitySchema = z
  .object({
    ...communityParts,
    name: communityNameSchema.nullish().describe('In addresses; made of displayName where it is not sent.'),
    title: communityParts.title.nullish(),
    description: communityParts.description.nullish(),
    type: communityParts.type.nullish().describe('In capital letters, e.g. GENERAL or CLUB.'),
  })
  .meta({ id: 'CreateCommunityInput' });

export type CreateCommunityInput = z.input<typeof createCommunitySchema>;

/** Settings of a forum (checklist line 77). What is not sent stays as it is; `null` takes a picture or colour away. */
export const updateCommunitySchema = z
  .object(communityParts)
  .omit({ type: true })
  .partial()
  .extend({
    /** Whether the first posts of new users wait for a moderator. */
    holdsNewUsers: z.boolean().optional(),
  })
  .meta({ id: 'UpdateCommunityInput', description: 'What is not sent stays as it is.' });

export type UpdateCommunityInput = z.input<typeof updateCommunitySchema>;

/** Who is no staff asks for a forum, and says what for (checklist line 80). */
export const proposeCommunitySchema = z
  .object({ displayName: displayNameSchema, reason: reasonSchema })
  .meta({ id: 'ProposeCommunityInput' });

export type ProposeCommunityInput = z.input<typeof proposeCommunitySchema>;

/** A page of what waits for staff, the oldest first. */
export const listProposalsSchema = z.object({ cursor: cursorSchema.nullish() });

export type ListProposalsInput = z.infer<typeof listProposalsSchema>;

export const decideProposalSchema = z.object({ id: idSchema, approve: z.boolean() });

export type DecideProposalInput = z.infer<typeof decideProposalSchema>;

/** An announcement for a place of the screens: `type` and `tag` name the place (checklist line 81). */
export const priorityPostSchema = z.object({
  userId: idSchema,
  type: z.string().trim().min(1).max(60),
  tag: z.string().trim().max(60),
});

export type PriorityPostInput = z.infer<typeof priorityPostSchema>;

export const dismissPriorityPostSchema = z.object({ id: idSchema, userId: idSchema });

export type DismissPriorityPostInput = z.infer<typeof dismissPriorityPostSchema>;

/**
 * What an admin of a forum announces there (checklist line 81): the banner above its page until everybody has put it
 * away, or until it ends. `link` is a path on this site.
 */
export const createForumAnnouncementSchema = z
  .object({
    communityId: idSchema,
    title: z.string().trim().min(1, 'This field is required.').max(communityLimits.announcementTitleLength),
    content: z
      .string()
      .trim()
      .max(communityLimits.announcementLength)
      .nullish()
      .transform((content) => content ?? ''),
    link: z
      .string()
      .trim()
      .max(communityLimits.announcementLinkLength)
      .refine(isSameOriginPath, 'Enter a path on this site, such as /community.')
      .nullish(),
    endsAt: z
      .date()
      .refine((end) => end.getTime() > Date.now(), 'An announcement ends in the future.')
      .nullish(),
  })
  .meta({ id: 'CreateForumAnnouncementInput' });

export type CreateForumAnnouncementInput = z.input<typeof createForumAnnouncementSchema>;

export const endForumAnnouncementSchema = z.object({ id: idSchema });

export type EndForumAnnouncementInput = z.infer<typeof endForumAnnouncementSchema>;

/** How the caller's lists of threads look (checklist line 63). */
export const desktopViewSchema = z.object({
  userId: idSchema,
  desktopViewType: z.literal(desktopViewTypes).meta({ graphql: 'Int' }),
});

export type DesktopViewInput = z.infer<typeof desktopViewSchema>;
