import { liveCourseTypeLabels, type StaffLiveCourse } from '@lyceum/contracts/live-course';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { formatMoney } from '../../layout/formats';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { EditCourseForm } from './course-form';
import { CourseGroups } from './course-groups';
import { liveCoursesSection } from './section';

/** One live course: what it says, its classes, and what was done to it. */
export function CourseScreen({ id }: { readonly id: string }) {
  const query = trpc.liveCourses.get.useQuery({ courseId: id });
  return (
    <DetailScreen<StaffLiveCourse> section={liveCoursesSection} query={query}>
      {(course) => <CoursePage course={course} />}
    </DetailScreen>
  );
}

function CoursePage({ course }: { readonly course: StaffLiveCourse }) {
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const asOpened = useAsOpened(course, isEditing);
  const { id, name, subtitle, description, isPublished } = course;
  return (
    <DetailPage
      section={liveCoursesSection}
      title={name}
      state={
        <StateBadge tone={isPublished ? 'good' : 'off'}>
          {isPublished ? 'Published' : 'Not published'}
        </StateBadge>
      }
      subtitle={subtitle}
      actions={
        <Button size="xs" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          Edit
        </Button>
      }
      facts={factsOf(course)}
    >
      <CourseGroups course={course} />
      {description !== '' && (
        <DetailSection title="Description">
          <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</p>
        </DetailSection>
      )}
      <History of={trpc.liveCourses.history} id={id} />
      <FormDrawer title={`Edit ${name}`} isOpen={isEditing} onClose={close}>
        <EditCourseForm key={asOpened.revision} course={asOpened} onClose={close} />
      </FormDrawer>
    </DetailPage>
  );
}

function factsOf(course: StaffLiveCourse) {
  const { tag, type, isPublished, priceMinor, currency, bannerUrl, thumbnailUrl, createdAt, updatedAt } =
    course;
  return [
    { label: 'Code', value: tag },
    { label: 'Type', value: liveCourseTypeLabels[type] },
    {
      label: 'Price',
      value: priceMinor && currency ? formatMoney({ minor: priceMinor, currency }) : 'Free',
    },
    {
      label: 'Public page',
      value: isPublished ? (
        <a href={`/live-course-p/${tag}`} target="_blank" rel="noreferrer">
          Open the page
        </a>
      ) : null,
    },
    { label: 'Banner', value: pictureLink(bannerUrl) },
    { label: 'Small picture', value: pictureLink(thumbnailUrl) },
    { label: 'Made', value: <TimeValue at={createdAt} /> },
    { label: 'Changed', value: <TimeValue at={updatedAt} /> },
  ];
}

const pictureLink = (url: string) =>
  url === '' ? null : (
    <a href={url} target="_blank" rel="noreferrer">
      Open the picture
    </a>
  );
