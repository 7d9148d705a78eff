import {
  type GuardianTopicName,
  type GuardianTopicRule,
  guardianTopicRules,
} from '@lyceum/contracts/guardians';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** From which age on a topic is the student's to choose, as this installation has it. */
@Injectable()
export class TopicRules {
  private readonly rules: Readonly<Record<GuardianTopicName, GuardianTopicRule>>;

  constructor(@Inject(CONFIG) { GUARDIAN_TOPICS }: Config) {
    this.rules = { ...guardianTopicRules, ...GUARDIAN_TOPICS };
  }

  of(topic: GuardianTopicName): GuardianTopicRule {
    return this.rules[topic];
  }
}
