import { FormDrawer } from '../../layout/form-drawer';
import { NewCourseForm } from './course-form';

interface NewCourseDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function NewCourseDrawer({ isOpen, ...props }: NewCourseDrawerProps) {
  return (
    <FormDrawer title="New course" isOpen={isOpen} onClose={props.onClose}>
      <NewCourseForm {...props} />
    </FormDrawer>
  );
}
