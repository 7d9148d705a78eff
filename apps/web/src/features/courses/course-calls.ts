import {
  type CoursePageFragment,
  CourseDraftDocument,
  EnrolInCourseDocument,
  execute,
  LeaveWaitingListDocument,
  type OwnPlaceFragment,
  OwnPlacesDocument,
  PublicCoursePageDocument,
  PublishedCoursesDocument,
  type PublishedCoursesQuery,
} from '@lyceum/web-graphql';

export type Place = OwnPlaceFragment;
export type ListedCourse = PublishedCoursesQuery['getPublishedLiveCourses'][number];

export const fetchCourse = async (courseTag: string): Promise<CoursePageFragment> =>
  (await execute(PublicCoursePageDocument, { courseTag })).getLiveCoursePage;

/** Of a course that is not published, to staff. */
export const fetchDraft = async (courseTag: string): Promise<CoursePageFragment> =>
  (await execute(CourseDraftDocument, { courseTag })).getLiveCourseDraft;

export const fetchCourses = async (): Promise<ListedCourse[]> =>
  (await execute(PublishedCoursesDocument)).getPublishedLiveCourses;

export const fetchPlaces = async (userId: string): Promise<Place[]> =>
  (await execute(OwnPlacesDocument, { userId })).getUserClassEnrollmentStatus;

export const enrol = async (userId: string, groupTag: string): Promise<Place> =>
  (await execute(EnrolInCourseDocument, { userId, groupTag })).enrolInLiveCourse;

export const leaveWaiting = async (userId: string, groupTag: string): Promise<void> => {
  await execute(LeaveWaitingListDocument, { userId, groupTag });
};
