import { createFileRoute } from '@tanstack/react-router';
import { inFrame } from '../app/frame';

export const Route = createFileRoute('/_public')({ beforeLoad: () => inFrame('public') });
