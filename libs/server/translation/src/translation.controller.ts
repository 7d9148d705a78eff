import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type SupportedLanguages, supportedLanguagesAnswerSchema } from '@lyceum/contracts/translation';
import { type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { TranslationService } from './translation.service';

@ApiTags('translation')
@Controller()
export class TranslationController {
  constructor(private readonly translations: TranslationService) {}

  @Requires('translation.use')
  @Get('getSupportedLanguages')
  @ApiOkResponse({
    description: 'Languages a text can be translated into; none where translation is not available.',
    standardSchema: supportedLanguagesAnswerSchema,
  })
  async supportedLanguages(@CurrentActor() actor: Actor): Promise<{ data: SupportedLanguages }> {
    return { data: await this.translations.supportedLanguages(actor) };
  }
}
