import type { ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { AdminModule } from '@lyceum/admin';
import { AuthenticationGuard, AuthModule } from '@lyceum/auth';
import { databaseModule } from '@lyceum/database';
import { EventsModule } from '@lyceum/events';
import { AccessGuard, type Config, KernelModule, LimitGuard } from '@lyceum/kernel';
import { LiveCourseModule } from '@lyceum/live-course';
import { LoggingModule } from '@lyceum/logging';
import { MailModule } from '@lyceum/mail';
import { ModerationModule } from '@lyceum/moderation';
import { CampaignsModule } from '@lyceum/campaigns';
import { NewsletterModule } from '@lyceum/newsletter';
import { NotificationsModule } from '@lyceum/notifications';
import { FriendsModule } from '@lyceum/friends';
import { ForumModule } from '@lyceum/forum';
import { ProfileModule } from '@lyceum/profile';
import { UploadsModule } from '@lyceum/uploads';
import { GuardiansModule } from '@lyceum/guardians';
import { PollsModule } from '@lyceum/polls';
import { TranslationModule } from '@lyceum/translation';
import { PaymentsModule } from '@lyceum/payments';
import { SchoolsModule } from '@lyceum/schools';
import { CallsModule } from '@lyceum/calls';
import { ChatsModule } from '@lyceum/chats';
import { CmsModule } from '@lyceum/cms';
import { EnquiriesModule } from '@lyceum/enquiries';
import { CompiledExecution } from './http/compiled-execution';
import { graphqlOptions } from './http/graphql-options';
import { OnceBuiltDriver } from './http/once-built-driver';

/** Composition only: which domains make up the product, and in which order the guards run. */
@Module({})
export class AppModule {
  /** @param extraModules modules with doors that exist for a test alone */
  static forRoot(config: Config, extraModules: readonly Type[] = []): DynamicModule {
    const compiled = new CompiledExecution();
    return {
      module: AppModule,
      imports: [
        databaseModule(config),
        KernelModule.forRoot(config),
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: OnceBuiltDriver,
          ...graphqlOptions(compiled, config),
        }),
        MailModule.forRoot(config),
        AuthModule,
        AdminModule,
        EventsModule,
        LiveCourseModule,
        LoggingModule,
        NotificationsModule,
        FriendsModule,
        ForumModule,
        ProfileModule,
        ModerationModule,
        UploadsModule,
        PollsModule,
        TranslationModule,
        PaymentsModule,
        SchoolsModule,
        GuardiansModule,
        ChatsModule,
        CallsModule,
        NewsletterModule,
        CampaignsModule,
        CmsModule,
        EnquiriesModule,
        ...extraModules,
      ],
      providers: [
        { provide: CompiledExecution, useValue: compiled },
        { provide: APP_GUARD, useClass: AuthenticationGuard },
        { provide: APP_GUARD, useClass: LimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
