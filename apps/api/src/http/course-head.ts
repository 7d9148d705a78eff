import { servedDataElementId, type ServedData } from '@lyceum/contracts/common';
import { courseListPath, coursePathOf, courseTagIn } from '@lyceum/contracts/live-course';
import { type Config, DomainError } from '@lyceum/kernel';
import type { CoursePageModel, CoursePageService } from '@lyceum/live-course';
import * as messages from './course-head.messages';
import { courseJsonLd } from './course-json-ld';
import { courseListText, courseText } from './course-text';
import { dataBlock, dataElement } from './data-block';
import { escapeHtml } from './html';
import { canonical, type HeadOf, noIndex, type ServedHead } from './served-head';

type Site = Pick<Config, 'publicUrl' | 'BRAND_NAME'>;

/** What the list of courses is shared with. */
const listPicture = '/art/course-webinar.svg';

/** So much of a description is shown with a link. */
const descriptionLength = 160;

/** The head of a course's public page (checklist line 185); of one that is not there, or not published, that it is not found. */
export const courseHead =
  (pages: Pick<CoursePageService, 'page'>, site: Site): HeadOf =>
  async (path) => {
    const courseTag = courseTagIn(path);
    if (courseTag === null) return null;
    try {
      return headOf(await pages.page({ courseTag }), site);
    } catch (error) {
      // The page itself needs no database.
      if (!(error instanceof DomainError)) return null;
      const nothing: ServedData = { path, data: null };
      return { status: 404, elements: [noIndex, dataElement(servedDataElementId, nothing)] };
    }
  };

/** The head of the list of published courses. */
export const courseListHead =
  (pages: Pick<CoursePageService, 'published'>, { publicUrl, BRAND_NAME: brandName }: Site): HeadOf =>
  async (path) => {
    if (path !== courseListPath) return null;
    const data = await pages.published().catch(() => null);
    if (!data) return null;
    const served: ServedData = { path, data };
    const title = messages.titled({ title: messages.liveCourses(), brandName });
    const url = new URL(path, publicUrl).href;
    return {
      status: 200,
      title,
      description: messages.aboutLiveCourses(),
      shared: {
        type: 'website',
        title: messages.liveCourses(),
        description: messages.aboutLiveCourses(),
        url,
        picture: listPicture,
      },
      elements: [canonical(url), dataElement(servedDataElementId, served)],
      text: courseListText(data),
    };
  };

function headOf(page: CoursePageModel, { publicUrl, BRAND_NAME: brandName }: Site): ServedHead {
  const { courseTag, courseName, courseSubtitle, desc, bannerUrl, thumbnailUrl } = page.course;
  const path = coursePathOf(courseTag);
  const url = new URL(path, publicUrl).href;
  const picturePath = bannerUrl ?? thumbnailUrl;
  const picture = picturePath === null ? null : new URL(picturePath, publicUrl).href;
  const title = messages.titled({ title: courseName, brandName });
  const description = shortened(courseSubtitle ?? desc ?? courseName);
  const served: ServedData = { path, data: page };
  const facts = courseJsonLd(page, {
    url,
    picture,
    provider: { name: brandName, url: new URL('/', publicUrl).href },
  });
  return {
    status: 200,
    title,
    description,
    shared: { type: 'website', title: courseName, description, url, picture: picturePath },
    elements: [
      canonical(url),
      ...(bannerUrl === null
        ? []
        : // It is the largest thing on the page.
          [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(bannerUrl)}">`]),
      `<script type="application/ld+json">${dataBlock(facts)}</script>`,
      dataElement(servedDataElementId, served),
    ],
    text: courseText(page),
  };
}

function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}
