import { createFileRoute } from '@tanstack/react-router';
import { ChooseForumScreen } from '../../features/forum/create-thread/choose-forum-screen';

export const Route = createFileRoute('/_app/community/createThread')({ component: ChooseForumScreen });
