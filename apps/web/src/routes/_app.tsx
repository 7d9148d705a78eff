import { createFileRoute } from '@tanstack/react-router';
import { inFrame } from '../app/frame';
import { requireSession } from '../app/guards';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => {
    requireSession(context.session, location.href);
    return inFrame('shell');
  },
});
