export { classForumsDemoData } from './communities/classes/demo/class-forums.demo-data';
export { communitiesDemoData } from './communities/demo/communities.demo-data';
export { conversationsDemoData } from './conversations/demo/conversations.demo-data';
export { ForumModule } from './forum.module';
export { type LinkPreview, LinkPreviewService } from './link-previews/link-preview.service';
export { pollsDemoData } from './polls/demo/polls.demo-data';
export { postsDemoData } from './posts/demo/posts.demo-data';
export { moderationDemoData } from './reports/demo/moderation.demo-data';
export { threadsDemoData } from './threads/demo/threads.demo-data';
