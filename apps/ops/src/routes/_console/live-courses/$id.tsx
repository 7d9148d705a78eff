import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { CourseScreen } from '../../../features/live-courses/course-screen';

export const Route = createFileRoute('/_console/live-courses/$id')({
  component: recordRoute(CourseScreen),
});
