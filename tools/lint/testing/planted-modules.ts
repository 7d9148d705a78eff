const OWN = 'libs/server/events/src/events.module.ts';

/** Modules that a domain may not have, by what is amiss with them. */
export const plantedModules = {
  secondModule: {
    path: 'libs/server/events/src/index.ts',
    content: `import { Module } from '@nestjs/common';
@Module({ providers: [] })
export class BadgesModule {}
`,
  },
  listElsewhere: {
    path: OWN,
    content: `import { Module } from '@nestjs/common';
import { badgeControllers, badgeProviders } from './index';
@Module({ controllers: badgeControllers, providers: [...badgeProviders] })
export class EventsModule {}
`,
  },
  spreadModule: {
    path: OWN,
    content: `import { Module } from '@nestjs/common';
import { shared } from './index';
@Module({ ...shared })
export class EventsModule {}
`,
  },
  namedModule: {
    path: OWN,
    content: `import { Module } from '@nestjs/common';
import { shared } from './index';
@Module(shared)
export class EventsModule {}
`,
  },
  secondInFile: {
    path: OWN,
    content: `import { Module } from '@nestjs/common';
@Module({})
export class BadgesModule {}
@Module({ imports: [BadgesModule] })
export class EventsModule {}
`,
  },
  moduleOfMethod: {
    path: OWN,
    content: `import { type DynamicModule, Module } from '@nestjs/common';
import { list, shared } from './index';
@Module({})
export class EventsModule {
  static forRoot(is: boolean): DynamicModule {
    return { module: EventsModule, providers: list, controllers: [...(is ? list : [])] };
  }
  static forTests(): DynamicModule {
    const found = list.map((one) => {
      return one;
    });
    return { module: EventsModule, ...shared, providers: [{ provide: 'found', useValue: found }] };
  }
  static forOthers(): DynamicModule {
    return shared;
  }
}
`,
  },
  moduleInDisorder: {
    path: OWN,
    content: `import { Module } from '@nestjs/common';
import { Alpha, Beta, Gamma } from './index';
@Module({ providers: [Alpha, Gamma, Beta, { provide: 'a', useClass: Alpha }] })
export class EventsModule {}
`,
  },
};
