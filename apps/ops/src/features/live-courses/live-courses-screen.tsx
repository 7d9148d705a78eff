import { liveCoursesTable } from '@lyceum/contracts/live-course';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';

const NewCourseDrawer = lateDrawer(() => import('./new-course-drawer').then((it) => it.NewCourseDrawer));

/** All live courses (checklist line 233). */
export function LiveCoursesScreen() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  usePaletteAct('New course', open);
  return (
    <>
      <TableScreen
        table={liveCoursesTable}
        list={trpc.liveCourses.list}
        labelOf={({ name }) => name ?? ''}
        pathOf={({ id }) => `/live-courses/${id}`}
        actions={
          <Button size="xs" aria-haspopup="dialog" onClick={open}>
            New course
          </Button>
        }
        empty={{
          title: 'No live courses yet',
          description: 'A course has a code, a type with its number of lessons, and classes that take it.',
          action: <Button onClick={open}>New course</Button>,
        }}
      />
      <NewCourseDrawer
        isOpen={isOpen}
        onMade={(id) => void navigate({ to: '/live-courses/$id', params: { id } })}
        onClose={close}
      />
    </>
  );
}
