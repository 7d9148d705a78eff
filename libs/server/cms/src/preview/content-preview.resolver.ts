import { Query, Resolver } from '@nestjs/graphql';
import { type ContentPreviewInput, contentPreviewSchema } from '@lyceum/contracts/cms';
import { Arguments, Public } from '@lyceum/kernel';
import { ContentPreviewModel } from './content-preview.model';
import { PreviewService } from './preview.service';

@Resolver(() => ContentPreviewModel)
export class ContentPreviewResolver {
  constructor(private readonly previews: PreviewService) {}

  @Public()
  @Query(() => ContentPreviewModel, {
    description:
      'The newest draft that a link leads to; CMS_NOT_FOUND for one that leads nowhere, for any reason.',
  })
  getContentPreview(
    @Arguments(contentPreviewSchema) input: ContentPreviewInput,
  ): Promise<ContentPreviewModel> {
    return this.previews.find(input);
  }
}
