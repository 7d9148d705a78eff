import { Args, Query, Resolver } from '@nestjs/graphql';
import { translationCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import type { Translated } from './providers/translator.port';
import { TranslatedTextModel } from './translation.model';
import { TranslationService } from './translation.service';

@Resolver(() => TranslatedTextModel)
export class TranslationResolver {
  constructor(private readonly translations: TranslationService) {}

  @Requires('translation.use')
  @Limited(translationCalls.texts)
  @Query(() => TranslatedTextModel, {
    description: 'Plain text, up to 20,000 characters, in another language.',
  })
  getTranslatedText(
    @CurrentActor() actor: Actor,
    @Args('text', { type: () => String }) text: string,
    @Args('target', { type: () => String, description: 'One of the supported languages.' }) target: string,
  ): Promise<Translated> {
    return this.translations.translate(actor, { text, target });
  }
}
