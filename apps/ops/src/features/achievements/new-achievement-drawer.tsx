import { FormDrawer } from '../../layout/form-drawer';
import { NewAchievementForm } from './achievement-form';

interface NewAchievementDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function NewAchievementDrawer({ isOpen, ...props }: NewAchievementDrawerProps) {
  return (
    <FormDrawer title="New achievement or badge" isOpen={isOpen} onClose={props.onClose}>
      <NewAchievementForm {...props} />
    </FormDrawer>
  );
}
