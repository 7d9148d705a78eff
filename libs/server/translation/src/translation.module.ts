import { Module } from '@nestjs/common';
import { CONFIG, type Config, OutgoingCalls } from '@lyceum/kernel';
import { TranslationCache } from './cache/translation-cache';
import { chooseTranslator } from './providers/choose-translator';
import { Translator } from './providers/translator.port';
import { ReadableTexts } from './readable-texts';
import { TranslationQuota } from './translation-quota';
import { TranslationController } from './translation.controller';
import { TranslationPersonalData } from './translation.personal-data';
import { TranslationResolver } from './translation.resolver';
import { TranslationService } from './translation.service';

/** Translation of what people wrote, by a provider of the owner's choice. */
@Module({
  controllers: [TranslationController],
  providers: [
    ReadableTexts,
    TranslationCache,
    TranslationPersonalData,
    TranslationQuota,
    TranslationResolver,
    TranslationService,
    {
      provide: Translator,
      useFactory: (config: Config, calls: OutgoingCalls) => chooseTranslator(config, calls),
      inject: [CONFIG, OutgoingCalls],
    },
  ],
})
export class TranslationModule {}
