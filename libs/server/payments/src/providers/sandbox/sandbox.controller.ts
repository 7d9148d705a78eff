import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type SandboxActInput,
  sandboxActSchema,
  type SandboxAnswer,
  sandboxAnswerSchema,
} from '@lyceum/contracts/payments';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import { SandboxDesk } from './sandbox-desk';

/** The pretend provider's own doors: whoever has a payment's name may pay it, from any device. */
@ApiTags('payments')
@Controller('sandbox-payments')
export class SandboxController {
  constructor(private readonly desk: SandboxDesk) {}

  @Public()
  @Get(':ref')
  @ApiOkResponse({ description: 'A payment of the sandbox.', standardSchema: sandboxAnswerSchema })
  async payment(@Param('ref') ref: string): Promise<SandboxAnswer> {
    return { data: await this.desk.payment(ref) };
  }

  @Public()
  @LimitPerAddress('payments.sandbox')
  @Post(':ref')
  @HttpCode(200)
  @ApiOkResponse({ description: 'What became of it.', standardSchema: sandboxAnswerSchema })
  async act(
    @Param('ref') ref: string,
    @Body({ schema: sandboxActSchema }) input: SandboxActInput,
  ): Promise<SandboxAnswer> {
    return { data: await this.desk.act(ref, input) };
  }
}
