import { ShortLinkService } from '@lyceum/admin';
import { TermsText } from '@lyceum/auth';
import { PublicPageService } from '@lyceum/cms';
import { LinkPreviewService } from '@lyceum/forum';
import type { Config } from '@lyceum/kernel';
import { CoursePageService } from '@lyceum/live-course';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { courseHead, courseListHead } from './course-head';
import { threadHead } from './link-preview';
import { openHead } from './open-head';
import type { HeadOf } from './served-head';
import { missingHead, siteHead } from './site-head';
import { unlistedHead } from './unlisted';

/** What pages of the web app tell in their heads, in the order in which they are asked. */
export function headsOf(app: NestFastifyApplication, config: Config): HeadOf[] {
  const previews = app.get(LinkPreviewService, { strict: false });
  const courses = app.get(CoursePageService, { strict: false });
  const pages = app.get(PublicPageService, { strict: false });
  const shortLinks = app.get(ShortLinkService, { strict: false });
  return [
    threadHead((threadId) => previews.ofThread(threadId), config.publicUrl),
    courseHead(courses, config),
    courseListHead(courses, config),
    openHead(app.get(TermsText, { strict: false }), config),
    unlistedHead,
    siteHead(pages, config),
    missingHead(pages, (token) => shortLinks.has(token), config.BRAND_SLUG),
  ];
}
