import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** The page of a route `/…/$id`: another record begins with a screen of its own. */
export function recordRoute(RecordScreen: ComponentType<{ readonly id: string }>) {
  return function RecordRoute() {
    const { id = '' } = useParams({ strict: false });
    return <RecordScreen key={id} id={id} />;
  };
}
