import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { searchLimits } from '../search/search.limits';
import { friendRelationStatuses } from './friends.enums';

/** Asks somebody to be the caller's friend (checklist line 141). */
export const createFriendRequestSchema = z.object({ requesterId: idSchema, requestedUserId: idSchema });

export type CreateFriendRequestInput = z.infer<typeof createFriendRequestSchema>;

/** The only thing that can be done to a request but to delete it: to accept it. */
export const updateFriendRequestSchema = z.object({
  friendRelationId: idSchema,
  input: z
    .object({
      status: z
        .literal('ACCEPTED', 'A request can only be accepted, or deleted.')
        .meta({ graphql: 'FriendRelationStatus', description: 'ACCEPTED; nothing else can be said.' }),
    })
    .meta({ id: 'UpdateFriendRequestInput' }),
});

export type UpdateFriendRequestInput = z.infer<typeof updateFriendRequestSchema>;

/**
 * Rejects or takes back a request, or ends a friendship (checklist line 140). With a status only what still has it is
 * deleted: a no to a request does not end the friendship that another tab has made of it.
 */
export const deleteFriendRequestSchema = z.object({
  friendRelationId: idSchema,
  status: z.enum(friendRelationStatuses).meta({ graphql: 'FriendRelationStatus' }).nullish(),
});

export type DeleteFriendRequestInput = z.infer<typeof deleteFriendRequestSchema>;

/** `blockingUser` is the caller who blocks, `userId` whom they block (checklist lines 144, 264). */
export const blockUserSchema = z.object({ userId: idSchema, blockingUser: idSchema });

export type BlockUserInput = z.infer<typeof blockUserSchema>;

/** `requestingUser` is the caller who looks, `userId` at whom. */
export const lookAtUserSchema = z.object({ userId: idSchema, requestingUser: idSchema });

export type LookAtUserInput = z.infer<typeof lookAtUserSchema>;

/**
 * A page of one of the caller's lists of people: friends, requests, blocked ones; the latest first. Without a limit it
 * is `friendsLimits.pageSize` long.
 */
export const listPeopleSchema = z.object({
  userId: idSchema,
  cursor: cursorSchema.nullish(),
  limit: z.int().min(1).max(pageLimits.maximumPageSize).nullish(),
});

export type ListPeopleInput = z.infer<typeof listPeopleSchema>;

/** A page of somebody's friends, as `requestingUser`, the caller, may know of them. */
export const userFriendsSchema = lookAtUserSchema.extend({
  cursor: cursorSchema.nullish(),
  limit: z.int().min(1).max(pageLimits.maximumPageSize).nullish(),
});

export type UserFriendsInput = z.infer<typeof userFriendsSchema>;

/** Whom the caller may want as a friend: blank for whoever is near, else of those whose name has a part that begins so. */
export const friendSuggestionsSchema = z.object({
  userId: idSchema,
  queryString: z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .max(searchLimits.queryLength, `Search for at most ${String(searchLimits.queryLength)} characters.`)
    .nullish(),
});

export type FriendSuggestionsInput = z.infer<typeof friendSuggestionsSchema>;
