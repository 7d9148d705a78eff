import { Public } from '@lyceum/kernel';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CalendarFeedService } from './calendar-feed.service';

/** Calendars that other programs read, by secret addresses: nothing else says who asks. */
@ApiTags('calendar')
@Controller('calendar-feeds')
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Public()
  @Get(':code.ics')
  @Header('cache-control', 'private, no-cache')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'Lessons and what is due, of whose address it is.' })
  @ApiNotModifiedResponse({ description: 'Nothing has changed since `if-none-match`.' })
  async feed(
    @Param('code') code: string,
    @Req() { ip, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { content, etag } = await this.feeds.read(code, ip);
    const isKnown = headers['if-none-match'] === etag;
    void reply
      .header('etag', etag)
      .type('text/calendar; charset=utf-8')
      .status(isKnown ? 304 : 200);
    return isKnown ? '' : content;
  }
}
