import { liveCoursesTable } from '@lyceum/contracts/live-course';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { FormDrawer } from '../../layout/form-drawer';
import { TableScreen } from '../../tables/table-screen';
import { NewCourseForm } from './course-form';

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
      <FormDrawer title="New course" isOpen={isOpen} onClose={close}>
        <NewCourseForm
          onMade={(id) => void navigate({ to: '/live-courses/$id', params: { id } })}
          onClose={close}
        />
      </FormDrawer>
    </>
  );
}
