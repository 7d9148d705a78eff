import { useRouteContext } from '@tanstack/react-router';
import { NotFoundMessage } from './not-found-message';

/** For what a screen itself finds missing. */
export function NotFound() {
  const { config } = useRouteContext({ from: '__root__' });
  return <NotFoundMessage brandName={config.brandName} />;
}
