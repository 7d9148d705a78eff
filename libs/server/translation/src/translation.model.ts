import { Field, ObjectType } from '@nestjs/graphql';
import { writtenTypes } from '@lyceum/contracts';
import { contractEnum } from '@lyceum/kernel';
import type { Translated } from './providers/translator.port';

contractEnum('WrittenType', writtenTypes, 'What holds words that people wrote.');

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
