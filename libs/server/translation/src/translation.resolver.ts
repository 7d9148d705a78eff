import { Args, Query, Resolver } from '@nestjs/graphql';
import { translationCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import type { Translated } from './providers/translator.port';
import { TextReferenceInputModel, TranslatedTextModel } from './translation.model';
import { TranslationService } from './translation.service';

@Resolver(() => TranslatedTextModel)
export class TranslationResolver {
  constructor(private readonly translations: TranslationService) {}

  @Requires('translation.use')
  @Limited(translationCalls.texts)
  @Query(() => TranslatedTextModel, {
    description:
      'Plain text, up to 20,000 characters, in another language: of what the caller may read, or of a draft of theirs.',
  })
  getTranslatedText(
    @CurrentActor() actor: Actor,
    @Args('text', { type: () => String }) text: string,
    @Args('target', { type: () => String, description: 'One of the supported languages.' }) target: string,
    @Args('about', {
      type: () => TextReferenceInputModel,
      nullable: true,
      description: 'What the text belongs to; without it, the text must stand in a draft of the caller’s.',
    })
    about?: TextReferenceInputModel | null,
  ): Promise<Translated> {
    return this.translations.translate(actor, { text, target, about });
  }
}
