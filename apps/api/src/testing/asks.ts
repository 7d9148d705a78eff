import type { Person } from './people';

export type Variables = Record<string, unknown>;

/** What queries are asked about: ids of everything there is, and words to look for. */
export interface Asked {
  communityId: string;
  communityName: string;
  threadIds: readonly string[];
  postIds: readonly string[];
  commentIds: readonly string[];
  conversationIds: readonly string[];
  pollIds: readonly string[];
  /** Words of titles and texts. */
  words: readonly string[];
  /** Words of names, to look for in the forum. */
  names: readonly string[];
  /** Words of names, to look for among everybody. */
  namesAnywhere: readonly string[];
  /** People who are looked at. */
  personIds: readonly string[];
}

/** How a query is asked by a reader, so that it would tell of it if it could. */
export type Ask = (asked: Asked, reader: Pick<Person, 'id'>) => Variables[];

export type Asks = Readonly<Record<string, Ask>>;

export const nothing: Ask = () => [{}];
export const ofForum: Ask = ({ communityId }) => [{ communityId }];
export const ofReader: Ask = (_, { id }) => [{ userId: id }];
export const lookedAt: Ask = ({ personIds }, { id }) =>
  personIds.map((userId) => ({ userId, requestingUser: id }));
export const pages = { skipValue: 0, limitValue: 10 };

/** The id of what is not there. */
export const nowhere = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
