import { courseListPath, coursePathOf } from '@lyceum/contracts/live-course';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import { createFileRoute } from '@tanstack/react-router';
import { AnchorLink, ButtonLink } from '../../app/links';
import { NotFound } from '../../app/not-found';
import { toPath } from '../../app/pathed';
import { rememberPath } from '../../app/remembered-path';
import { useServedData } from '../../app/served-data';
import { CoursePageScreen } from '../../features/courses/course-page-screen';
import * as messages from '../../features/courses/courses.messages';

export const Route = createFileRoute('/_public/live-course-p/$code')({ component: CoursePage });

function CoursePage() {
  const { code } = Route.useParams();
  const { config } = Route.useRouteContext();
  const next = coursePathOf(code);
  const served = useServedData(next) as CoursePageFragment | null | undefined;
  return (
    <CoursePageScreen
      key={code}
      courseTag={code}
      served={served}
      notFound={<NotFound />}
      askLink={
        <AnchorLink {...toPath('/contact')} search={{ topic: 'COURSES', about: code }}>
          {messages.askAboutIt()}
        </AnchorLink>
      }
      allCourses={<AnchorLink to={courseListPath}>{messages.allCourses()}</AnchorLink>}
      visitorLinks={
        <>
          <ButtonLink to="/signup" search={{ next }} onClick={() => rememberPath(next)}>
            {messages.signUpToEnrol()}
          </ButtonLink>
          <ButtonLink to="/login" search={{ next }} variant="outline">
            {messages.logInToEnrol()}
          </ButtonLink>
        </>
      }
      checkoutLink={
        config.takesPayments
          ? (groupTag) => (
              <ButtonLink to="/payments/seat/$groupTag" params={{ groupTag }}>
                {messages.enrol()}
              </ButtonLink>
            )
          : null
      }
      classroomLink={(groupTag) => (
        <ButtonLink to="/lc-dashboard/$groupTag" params={{ groupTag }}>
          {messages.openClassroom()}
        </ButtonLink>
      )}
    />
  );
}
