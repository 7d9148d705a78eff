import { Field, ObjectType } from '@nestjs/graphql';
import { type FirstStep, firstSteps } from '@lyceum/contracts/forum';
import { contractEnum } from '@lyceum/kernel';

const FirstStepEnum = contractEnum('FirstStep', firstSteps, 'What a newcomer is led to do first.');

@ObjectType('FirstStepState', { description: 'A first step of the caller, and whether it is behind them.' })
export class FirstStepStateModel {
  @Field(() => FirstStepEnum)
  step: FirstStep;

  @Field(() => Boolean, { description: 'Whether it was done, or passed over; it stays so.' })
  isSettled: boolean;
}
