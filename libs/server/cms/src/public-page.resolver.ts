import { Query, Resolver } from '@nestjs/graphql';
import { type PublicPageInput, publicPageSchema } from '@lyceum/contracts/cms';
import { Arguments, Public } from '@lyceum/kernel';
import { PublicPageModel } from './public-page.model';
import { PublicPageService } from './public-page.service';

@Resolver(() => PublicPageModel)
export class PublicPageResolver {
  constructor(private readonly pages: PublicPageService) {}

  @Public()
  @Query(() => PublicPageModel, { description: 'What is published at a path; CMS_NOT_FOUND if nothing is.' })
  getPublicPage(@Arguments(publicPageSchema) input: PublicPageInput): Promise<PublicPageModel> {
    return this.pages.page(input);
  }
}
