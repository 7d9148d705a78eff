import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.decorators';
import { HealthService, type Readiness } from './health.service';

/** Probes of the process for load balancers and orchestrators. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs; when this fails it should be restarted. */
  @Public()
  @Get('live')
  @ApiOkResponse({ description: 'The process runs.' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve; when this fails it should get no traffic. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ description: 'Database and queue answer.' })
  @ApiServiceUnavailableResponse({ description: 'Something it needs does not answer, or it is draining.' })
  ready(): Promise<Readiness> {
    return this.health.assertReady();
  }
}
