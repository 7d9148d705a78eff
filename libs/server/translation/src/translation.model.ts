import { Field, ObjectType } from '@nestjs/graphql';
import { writtenTypes } from '@lyceum/contracts/translation';
import { contractEnum } from '@lyceum/kernel';

contractEnum('WrittenType', writtenTypes, 'What holds words that people wrote.');

/** A text in another language. */
@ObjectType('TranslatedText')
export class TranslatedTextModel {
  @Field(() => String)
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The language it was written in, where the provider told.',
  })
  detectedLanguage: string | null;
}
