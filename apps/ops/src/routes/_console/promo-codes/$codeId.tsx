import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PromoCodeScreen } from '../../../features/promo-codes/promo-code-screen';

export const Route = createFileRoute('/_console/promo-codes/$codeId')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: true } => (edit === true ? { edit } : {}),
  component: PromoCode,
});

function PromoCode() {
  const { codeId } = Route.useParams();
  const { edit } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <PromoCodeScreen
      key={codeId}
      codeId={codeId}
      isEditing={edit === true}
      onEditing={(isEditing) =>
        void navigate({ search: isEditing ? { edit: true } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
