import { Query, Resolver } from '@nestjs/graphql';
import {
  type GetTranslatedTextInput,
  getTranslatedTextSchema,
  translationCalls,
} from '@lyceum/contracts/translation';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { TranslatedTextModel } from './translation.model';
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
    @Arguments(getTranslatedTextSchema) input: GetTranslatedTextInput,
  ): Promise<TranslatedTextModel> {
    return this.translations.translate(actor, input);
  }
}
