import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { idSchema } from '@lyceum/contracts/common';
import {
  newSchoolAnswerSchema,
  type NewSchoolInput,
  newSchoolSchema,
  type School,
  schoolCalls,
  searchSchoolsAnswerSchema,
  type SearchSchoolsInput,
  searchSchoolsSchema,
} from '@lyceum/contracts/schools';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { SchoolService } from './school.service';

@ApiTags('schools')
@ApiBearerAuth()
@Controller()
export class SchoolController {
  constructor(private readonly schools: SchoolService) {}

  @Requires('school.read')
  @Limited(schoolCalls.searches)
  @Get('search-schools')
  @ApiOkResponse({
    description: 'Schools by part of their name, their city or both, the best first.',
    standardSchema: searchSchoolsAnswerSchema,
  })
  async search(
    @CurrentActor() actor: Actor,
    @Query({ schema: searchSchoolsSchema }) input: SearchSchoolsInput,
  ): Promise<{ data: { schools: School[] } }> {
    return { data: { schools: await this.schools.search(actor, input) } };
  }

  @Requires('school.write')
  @ActingUser('userId')
  @Limited(schoolCalls.additions)
  @Post('school-newSchoolCreation')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The school that was added, or the one of this name that the city had already.',
    standardSchema: newSchoolAnswerSchema,
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body('userId', { schema: idSchema }) _userId: string,
    @Body({ schema: newSchoolSchema }) input: NewSchoolInput,
  ): Promise<{ data: { school: School } }> {
    return { data: { school: await this.schools.add(actor, input) } };
  }
}
