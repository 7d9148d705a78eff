import type { PromoCodeDetail, PromoCodeOptions } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { LateForm } from '../../layout/late-form';
import { PromoCodeForm } from './promo-code-form';
import { copiedValues, freshRules, valuesOf } from './promo-code-values';

interface PromoCodeDrawerProps {
  readonly isOpen: boolean;
  /** The code to change; without one a new one is made. */
  readonly code?: PromoCodeDetail;
  /** The code whose rules a new one begins with. */
  readonly original?: PromoCodeDetail;
  readonly onMade?: (id: string) => void;
  readonly onClose: () => void;
}

/** Makes or changes one code beside the screen it belongs to. */
export function PromoCodeDrawer({ isOpen, code: current, onClose, ...making }: PromoCodeDrawerProps) {
  const code = useAsOpened(current, isOpen);
  return (
    <FormDrawer title={code ? `Edit ${code.code}` : 'New promo code'} isOpen={isOpen} onClose={onClose}>
      <WithOptions>
        {(options) =>
          code ? (
            <EditForm key={code.revision} code={code} options={options} onClose={onClose} />
          ) : (
            <NewForm options={options} onClose={onClose} {...making} />
          )
        }
      </WithOptions>
    </FormDrawer>
  );
}

interface WithOptionsProps {
  readonly children: (options: PromoCodeOptions) => React.ReactNode;
}

/** Waits for what the form offers. */
export function WithOptions({ children }: WithOptionsProps) {
  const { data } = trpc.promoCodes.options.useQuery(undefined, { staleTime: 60_000 });
  return <LateForm data={data}>{children}</LateForm>;
}

interface FormProps {
  readonly options: PromoCodeOptions;
  readonly onClose: () => void;
}

/** Whose a new code is: the caller's, where they can own one. */
export function useOwnerId({ owners }: PromoCodeOptions): string {
  const { user } = useSession();
  const self = owners.find(({ id }) => id === user?.id);
  return (self ?? owners[0])?.id ?? '';
}

type NewFormProps = FormProps & Pick<PromoCodeDrawerProps, 'original' | 'onMade'>;

/** A copy stays its owner's where the caller may give it to them. */
function NewForm({ options, original, onMade, onClose }: NewFormProps) {
  const create = trpc.promoCodes.create.useMutation();
  const ownId = useOwnerId(options);
  const [initialValues] = useState(() => {
    if (!original) return { ...freshRules(ownId), code: '' };
    const keepsOwner = options.owners.some(({ id }) => id === original.owner.id);
    return copiedValues(original, keepsOwner ? original.owner.id : ownId);
  });
  return (
    <PromoCodeForm
      initialValues={initialValues}
      options={options}
      onClose={onClose}
      isNew
      send={async (input) => {
        const { id } = await create.mutateAsync(input).catch(rethrow);
        toast.success(`${input.code} is ready to be used.`);
        onClose();
        onMade?.(id);
      }}
    />
  );
}

function EditForm({ code, options, onClose }: FormProps & { readonly code: PromoCodeDetail }) {
  const update = trpc.promoCodes.update.useMutation();
  const { id, revision } = code;
  return (
    <PromoCodeForm
      initialValues={valuesOf(code)}
      options={options}
      onClose={onClose}
      isNew={false}
      send={async (input) => {
        await update.mutateAsync({ ...input, id, revision }).catch(rethrow);
        toast.success(`${input.code} is changed.`);
        onClose();
      }}
    />
  );
}

/** The form reads what the server refused, not what tRPC wraps it in. */
export function rethrow(error: unknown): never {
  throw asFailure(error);
}
