import { message } from '@lyceum/contracts/messages';

export const fromYourForums = message('From your forums');
export const openTheCommunity = message('Open the community');
export const theLatestPosts = message('The latest posts');
export const writtenIn = message('{name} in {forum}, {when}');
export const unread = message('{count} unread');
export const newOne = message('New');
export const noLatestPosts = message(
  'Nothing to read yet: posts from the forums you join are collected here. {link}',
);
export const findAForum = message('Find a forum');
