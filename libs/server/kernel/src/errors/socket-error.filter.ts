import { type ArgumentsHost, Catch } from '@nestjs/common';
import { BaseWsExceptionFilter } from '@nestjs/websockets';
import type { ErrorAnswer } from '@lyceum/contracts/common';
import { describeError } from './describe-error';
import { reportFault } from './report-fault';

type Acknowledge = (answer: { error: ErrorAnswer }) => void;

/** The socket's mapper: the acknowledgement is `{ error }`; without one the message `error` carries it. */
@Catch()
export class SocketErrorFilter extends BaseWsExceptionFilter {
  override catch(thrown: unknown, host: ArgumentsHost): void {
    const described = describeError(thrown);
    reportFault(described, thrown, { message: host.switchToWs().getPattern() });
    const answer = { error: described.answer };
    const acknowledge = host.getArgs<unknown[]>().find((argument) => typeof argument === 'function');
    if (acknowledge) (acknowledge as Acknowledge)(answer);
    else host.switchToWs().getClient<{ emit(name: string, answer: unknown): void }>().emit('error', answer);
  }
}
