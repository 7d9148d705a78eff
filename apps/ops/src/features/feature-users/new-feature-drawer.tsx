import { FormDrawer } from '../../layout/form-drawer';
import { FeatureForm } from './feature-form';

interface NewFeatureDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (feature: { readonly id: string }) => void;
}

export function NewFeatureDrawer({ isOpen, ...props }: NewFeatureDrawerProps) {
  return (
    <FormDrawer title="New feature" isOpen={isOpen} onClose={props.onClose}>
      <FeatureForm {...props} />
    </FormDrawer>
  );
}
