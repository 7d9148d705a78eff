import { matchesPath, webPaths } from '../common/web-paths';
import { findAlias } from './aliases';

/** Screens of the web app that have a route file, but for those that show what editors publish. A test of the web app holds the list against its routes. */
export const screenPaths: readonly string[] = (
  'agent calendar call/with/{personId} call/{chatId} certificates/{code} chat chat-group-dashboard ' +
  'community community/createThread community/p/{name}/tool community/{name} community/{name}/createThread ' +
  'confirm-email/{code} email-change/{code} email-subscriptions forgot-password get-recording guardian ' +
  'hash/{code} konnect lc-dashboard/{groupTag} lc-grouplist live-course-p/{code} live-courses login ' +
  'my-guardians my-orders newsletter/{code} payments/awaitingAlipay payments/awaitingWechatPay ' +
  'payments/link/{code} payments/order/{orderId} payments/pay/{code} payments/sandbox/{ref} ' +
  'payments/seat/{groupTag} preview/{key} receipts/{code} school search settings shared/{threadId} signup ' +
  'thread/{threadId} to-look-at u/{userId} uikit'
).split(' ');

/** Whether the product has a screen at a path, whatever editors publish. */
export const isScreenPath = (path: string, brandSlug: string): boolean =>
  path === '/' ||
  [...screenPaths, ...webPaths].some((pattern) => matchesPath(pattern, path, brandSlug)) ||
  findAlias(path, brandSlug) !== null;
