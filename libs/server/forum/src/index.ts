export { ForumModule } from './forum.module';
export { type LinkPreview, LinkPreviewService } from './link-previews/link-preview.service';
