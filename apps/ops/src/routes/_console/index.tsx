import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../features/home/home-screen';
import { homeSection } from '../../features/home/section';

export const Route = createFileRoute('/_console/')({
  staticData: { section: homeSection },
  component: HomeScreen,
});
