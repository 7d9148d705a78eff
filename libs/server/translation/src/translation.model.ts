import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { type TextReference, type WrittenType, writtenTypes } from '@lyceum/contracts';
import { contractEnum } from '@lyceum/kernel';
import type { Translated } from './providers/translator.port';

const WrittenTypeEnum = contractEnum('WrittenType', writtenTypes, 'What holds words that people wrote.');

@InputType('TextReferenceInput')
export class TextReferenceInputModel implements TextReference {
  @Field(() => WrittenTypeEnum)
  type: WrittenType;

  @Field(() => ID)
  id: string;
}

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
