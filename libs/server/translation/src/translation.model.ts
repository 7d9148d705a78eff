import { Field, ObjectType } from '@nestjs/graphql';
import type { Translated } from './providers/translator.port';

@ObjectType('TranslatedText')
export class TranslatedTextModel implements Translated {
  @Field(() => String)
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The language it was written in, where the provider told.',
  })
  detectedLanguage: string | null;
}
