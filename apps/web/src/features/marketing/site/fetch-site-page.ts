import { cmsErrors } from '@lyceum/contracts/cms';
import { ApiError } from '@lyceum/session';
import { execute, PublicPageDocument } from '@lyceum/web-graphql';
import type { SitePageAnswer } from './site-page-answer';

/** What is published at a path; null where nothing is. @throws ApiError, NetworkError */
export async function fetchSitePage(path: string): Promise<SitePageAnswer | null> {
  try {
    return (await execute(PublicPageDocument, { path })).getPublicPage;
  } catch (error) {
    if (error instanceof ApiError && error.code === cmsErrors.NOT_FOUND.code) return null;
    throw error;
  }
}
