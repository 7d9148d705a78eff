import { featureOfPath, loggingLimits, type UserActionInput } from '@lyceum/contracts/logging';
import type { ActionRecord } from './action-record';
import type { BrowserDescription } from './describe-browser';

/** Who reports, with what and when. */
export interface Report {
  readonly userId: string;
  readonly browser: BrowserDescription;
  readonly now: Date;
}

/** What is kept of a reported action; null for a page that was looked at for less than 2 s (checklist line 240). */
export function reportedAction(action: UserActionInput, report: Report): ActionRecord | null {
  const { actionType, path = null, duration = null, target, targetId } = action;
  if (actionType === 'PAGE_VIEW' && (duration === null || duration < loggingLimits.leastPageView))
    return null;
  const details = target === undefined && targetId === undefined ? null : { target, targetId };
  return {
    userId: report.userId,
    actionType,
    path,
    feature: actionType === 'LOGIN' || actionType === 'LOGOUT' ? 'account' : featureOfPath(path),
    loginType: action.loginType ?? null,
    duration: duration === null ? null : roundedDuration(duration),
    details,
    happenedAt: believableTime(action.timestamp, report.now),
    browser: action.browser ?? report.browser.browser,
    browserVersion: action.version ?? report.browser.browserVersion,
    os: action.os ?? report.browser.os,
    osVersion: action.osVersion ?? report.browser.osVersion,
    platform: action.platform ?? report.browser.platform,
  };
}

/** To a tenth of a second, and no longer than a day; in ms (checklist line 240). */
function roundedDuration(duration: number): number {
  const { durationStep, longestDuration } = loggingLimits;
  return Math.min(Math.round(duration / durationStep) * durationStep, longestDuration);
}

/** A browser's clock may be wrong, and reports may come late: nothing lies ahead, and nothing more than a day back. */
function believableTime(timestamp: string | number | undefined, now: Date): Date {
  if (timestamp === undefined) return now;
  const oldest = now.getTime() - loggingLimits.oldestAction;
  return new Date(Math.max(Math.min(new Date(timestamp).getTime(), now.getTime()), oldest));
}
